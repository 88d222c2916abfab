/** What everything on the board is and does, in plain words, and the rules that say so. */
import type { Explanation } from '../../lib/game';
import type { Components } from '../../lib/types';
import { speech, t } from '../../lib/words.svelte';
import { bonusTile, type Drawn, type View } from './model';
import { regionOf } from './region';
import * as rules from './rules';

function monastery(number: number): Explanation {
  const building = rules.COUNTED[number];
  const words = speech.game('burgundy')!;
  const line = building
    ? t('burgundy-tell-counted', { building: words.thing('tile', building) })
    : t(`burgundy-tell-monastery${number}`);
  return {
    title: words.thing('tile', `monastery${number}`),
    lines: [line],
    rules: rules.ofMonastery(number),
  };
}

function tile(name: string): Explanation | null {
  const words = speech.game('burgundy')!;
  const number = /^monastery(\d+)$/.exec(name);
  if (number) return monastery(Number(number[1]));
  const title = words.thing('tile', name);
  if (/^(cow|sheep|pig|goat)\d$/.test(name))
    return { title, lines: [t('burgundy-tell-animal')], rules: rules.ANIMAL };
  if (!rules.TILES[name]) return null;
  return { title, lines: [t(`burgundy-tell-${name}`)], rules: rules.TILES[name] };
}

function space(colour: string): Explanation {
  const name = speech.game('burgundy')!.thing('colour', colour);
  return { title: name, lines: [t('burgundy-tell-space', { colour: name })], rules: rules.SPACE };
}

/** Of things that are numbered for each player: `0-12`. */
const numbers = (name: string) => name.split('-').map(Number);

/** An empty space of a duchy: first what its region still needs and brings. */
function region(name: string, view: View, { drawn }: Components<Drawn>): Explanation {
  const [owner, number] = numbers(name);
  const seat = view.seats[owner];
  const board = drawn.boards.find(({ name }) => name === seat.duchy)!;
  const { colour } = board.spaces[number];
  const { size, missing, points, last } = regionOf(number, seat, board);
  const bonus = view.bonus_tiles.find((tiles) => tiles.colour === colour);
  const lines = [t('burgundy-tell-region', { size, missing, points, phase: view.phase_points })];
  if (last && (bonus?.large || bonus?.small)) lines.push(t('burgundy-tell-last-region'));
  const general = space(colour);
  return { ...general, lines: [...lines, ...general.lines], rules: rules.REGION };
}

/** A space of a trade route: what it gives, or has given. */
function route(name: string, view: View): Explanation {
  const [owner, number] = numbers(name);
  const place = view.seats[owner].route[number - 1];
  const bonus = tile(bonusTile(place))!;
  const state = !place.laid ? 'open' : place.laid === place.goods ? 'earned' : 'missed';
  const goods = speech.game('burgundy')!.thing('goods', place.goods);
  return {
    title: t('burgundy-term-route'),
    lines: [
      t(`burgundy-tell-route-${state}`, { number, goods, tile: bonus.title }),
      ...(state === 'open' ? bonus.lines : []),
      t('burgundy-tell-route'),
    ],
    rules: rules.ROUTE,
  };
}

/** A row of the scores. */
function source(
  name: string,
  _: View,
  { files: { board } }: Components<Drawn>,
): Explanation | null {
  const found = rules.SOURCES[name];
  if (!found) return null;
  const phases = [...board.phases].map((phase, index) => `${phase} ${board.phase_points[index]}`);
  const figures = { regions: board.region_points.join(', '), phases: phases.join(', ') };
  return {
    title: speech.game('burgundy')!.say(`source-${name}`),
    lines: [t(`burgundy-tell-${found.tell}`, figures)],
    rules: found.rules,
  };
}

type Explaining = (name: string, view: View, components: Components<Drawn>) => Explanation | null;

const KINDS: Record<string, Explaining> = {
  tile,
  space,
  region,
  route,
  source,
  goods: (colour, _, { files }) => ({
    title: speech.game('burgundy')!.thing('goods', colour),
    lines: [t('burgundy-tell-goods', { die: (files.board.goods as string[]).indexOf(colour) + 1 })],
    rules: rules.GOODS,
  }),
  shield: (number) => ({
    title: t('burgundy-shield-title', { shield: number }),
    lines: [speech.game('burgundy')!.thing('shield', number), t('burgundy-tell-shield')],
    rules: [...rules.ofShield(Number(number)), ...rules.SHIELD],
  }),
  bonus: (colour) => ({
    title: speech.game('burgundy')!.thing('colour', colour),
    lines: [t('burgundy-tell-bonus')],
    rules: rules.BONUS,
  }),
  term: (name) =>
    rules.TERMS[name]
      ? {
          title: t(`burgundy-term-${name}`),
          lines: [t(`burgundy-tell-${name}`)],
          rules: rules.TERMS[name],
        }
      : null,
};

export function explain(
  help: string,
  view: View,
  components: Components<Drawn>,
): Explanation | null {
  const at = help.indexOf(':');
  return KINDS[help.slice(0, at)]?.(help.slice(at + 1), view, components) ?? null;
}

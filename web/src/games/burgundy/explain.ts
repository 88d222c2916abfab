/** What everything on the board is and does, in plain words, and the rules that say so. */
import type { Explanation } from '../../lib/game';
import type { Components } from '../../lib/types';
import { speech, t } from '../../lib/words.svelte';
import type { View } from './model';
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

const KINDS: Record<string, (name: string, view: View, files: any) => Explanation | null> = {
  tile,
  space: (colour) => {
    const name = speech.game('burgundy')!.thing('colour', colour);
    return {
      title: name,
      lines: [t('burgundy-tell-space', { colour: name })],
      rules: rules.SPACE,
    };
  },
  goods: (colour, _, files) => ({
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

export function explain(help: string, view: View, components: Components): Explanation | null {
  const at = help.indexOf(':');
  return KINDS[help.slice(0, at)]?.(help.slice(at + 1), view, components.files) ?? null;
}

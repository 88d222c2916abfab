/** Things that move over the board: a symbol flies from place to place, points rise, dice roll. */
import type { Motion } from './game';

const FLIGHT = 280;
const RISE = 700;
const ROLL = 420;

const place = (at: string) => `[data-at="${CSS.escape(at)}"]`;

function rectangle(at: string): DOMRect | undefined {
  const found = document.querySelector(place(at))?.getBoundingClientRect();
  return found && found.width ? found : undefined;
}

/** The drawing of what flies, where it will lie. */
function arrived(motion: Motion): SVGElement | null {
  if (!('symbol' in motion)) return null;
  return document.querySelector(`${place(motion.to)} use[href="#${motion.symbol}"]`);
}

/** Remember where things start, before the board changes under them; then let them move. The board
 * shows them where they go at once: there they are hidden until they land. */
export function prepare(motions: Motion[], pace: number): () => Promise<void> {
  if (!pace) return async () => {};
  const starts = motions.map((motion) => rectangle('at' in motion ? motion.at : motion.from));
  const known = motions.map(arrived);
  return async () => {
    const layer = document.getElementById('motion');
    if (!layer) return;
    const landing = motions.map((motion, index) =>
      starts[index] && !known[index] ? arrived(motion) : null,
    );
    for (const node of landing) node?.style.setProperty('visibility', 'hidden');
    for (const [index, motion] of motions.entries()) {
      const start = starts[index];
      if ('rolls' in motion) roll(motion.at, pace);
      else if (start && 'text' in motion) rise(layer, motion.text, start, pace);
      else if (start && 'symbol' in motion) {
        const end = rectangle(motion.to);
        if (end) await fly(layer, motion, start, end, pace);
      }
      landing[index]?.style.removeProperty('visibility');
    }
  };
}

function roll(at: string, pace: number): void {
  for (const drawn of document.querySelectorAll(`${place(at)} use[href^="#die-"]`)) {
    const die = drawn.parentNode as SVGElement;
    die.style.transformBox = 'fill-box';
    die.style.transformOrigin = 'center';
    die.animate(
      [
        { transform: 'translateY(-45%) rotate(-250deg) scale(0.8)', opacity: 0.4 },
        { transform: 'translateY(6%) rotate(14deg)', opacity: 1, offset: 0.75 },
        { transform: 'none' },
      ],
      { duration: ROLL / pace, easing: 'ease-out' },
    );
  }
}

function rise(layer: HTMLElement, text: string, start: DOMRect, pace: number): void {
  const node = document.createElement('span');
  node.className = 'rising';
  node.textContent = text;
  node.style.left = `${start.x + start.width / 2}px`;
  node.style.top = `${start.y}px`;
  layer.append(node);
  node
    .animate(
      [
        { transform: 'translate(-50%, 0)', opacity: 0 },
        { transform: 'translate(-50%, -12px)', opacity: 1, offset: 0.25 },
        { transform: 'translate(-50%, -36px)', opacity: 0 },
      ],
      { duration: RISE / pace, easing: 'ease-out' },
    )
    .finished.finally(() => node.remove());
}

async function fly(
  layer: HTMLElement,
  { symbol, colour = '' }: Extract<Motion, { symbol: string }>,
  start: DOMRect,
  end: DOMRect,
  pace: number,
): Promise<void> {
  const side = Math.min(start.width, start.height);
  const goal = Math.min(end.width, end.height);
  const node = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  node.setAttribute('viewBox', '0 0 100 100');
  node.innerHTML = `<use href="#${symbol}" />`;
  node.style.cssText = `left:${start.x + (start.width - side) / 2}px;top:${
    start.y + (start.height - side) / 2
  }px;width:${side}px;height:${side}px`;
  node.style.color = colour;
  layer.append(node);
  const dx = end.x + end.width / 2 - (start.x + start.width / 2);
  const dy = end.y + end.height / 2 - (start.y + start.height / 2);
  const flight = node.animate(
    [
      { transform: 'none' },
      { transform: `translate(${dx}px, ${dy}px) scale(${side ? goal / side : 1})` },
    ],
    { duration: FLIGHT / pace, easing: 'cubic-bezier(.3,.1,.2,1)' },
  );
  await flight.finished.catch(() => {}).finally(() => node.remove());
}

/** One symbol of a title with just the parts that it is made of, for pages that show several titles:
 * their symbols have names in common, so the names get the title's in front. */
export function cut(file: string, symbol: string, title: string): string {
  const found = new Map<string, string>();
  const collect = (name: string): void => {
    if (found.has(name)) return;
    const source = new RegExp(`<symbol id="${name}".*?</symbol>`, 's').exec(file)?.[0];
    if (!source) throw new Error(`${title} has no symbol ${name}`);
    found.set(name, source.replace(/(id="|href="#)/g, `$1${title}-`));
    for (const [, part] of source.matchAll(/href="#([^"]+)"/g)) collect(part);
  };
  collect(symbol);
  const parts = [...found.values()].join('');
  return `<svg viewBox="0 0 100 100" width="1em" height="1em" aria-hidden="true"><defs>${parts}</defs><use href="#${title}-${symbol}"/></svg>`;
}

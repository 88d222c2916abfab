import { FluentResource } from '@fluent/bundle';
import { expect, it } from 'vitest';

const sources = import.meta.glob<string>('../src/**/*.{svelte,ts}', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const words = import.meta.glob<string>(
  ['../src/words/en.ftl', '../src/games/*/words/en.ftl', '../../src/kontor/analysis/words/en.ftl'],
  { query: '?raw', import: 'default', eager: true },
);

const known = new Set(
  Object.values(words).flatMap((text) => new FluentResource(text).body.map((each) => each.id)),
);

it.each(Object.keys(sources))('%s says nothing without words', (path) => {
  const used = [...sources[path].matchAll(/\bt\(\s*'([\w-]+)'/g)].map((match) => match[1]);
  expect(used.filter((key) => !known.has(key))).toEqual([]);
});

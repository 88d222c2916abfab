import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../src/lib/languages';

const files = import.meta.glob<string>(
  ['../src/words/*.ftl', '../src/games/*/words/*.ftl', '../src/learn/words/*.ftl'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);

const folders = [...new Set(Object.keys(files).map((path) => path.replace(/[^/]*$/, '')))];

/** The messages of a file, each with the variables it uses. */
function messages(source: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const message of new FluentResource(source).body) {
    const used = JSON.stringify(message.value).matchAll(/"type":"var","name":"([^"]+)"/g);
    found.set(message.id, [...new Set([...used].map((match) => match[1]))].sort());
  }
  return found;
}

describe.each(folders)('%s', (folder) => {
  const english = messages(files[`${folder}en.ftl`]);

  it.each(Object.keys(LANGUAGES))('says everything in %s', (language) => {
    const said = messages(files[`${folder}${language}.ftl`]);
    expect([...said.keys()].sort()).toEqual([...english.keys()].sort());
    for (const [key, variables] of english) expect(said.get(key), key).toEqual(variables);
  });
});

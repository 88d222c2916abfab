import { expect, it } from 'vitest';
import { brief } from '../src/lib/brief';

it('says once what all labels begin with', () => {
  expect(brief(['With the 5: take mine', 'With the 5: place ship on d4'], 'en')).toEqual([
    'Take mine',
    'Place ship on d4',
  ]);
});

it.each([
  [['With the 5: take mine', 'With the 2: take mine']],
  [['With the 5: take mine', 'Take mine']],
  [['With the 5: take mine']],
  [['Discard mine', 'Discard ship']],
])('leaves %j as they are', (labels) => {
  expect(brief(labels, 'en')).toEqual(labels);
});

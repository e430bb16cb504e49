import { expect, it } from 'vitest';
import { joinSentences } from './join-sentences.ts';

it('puts a space between sentences in English', () => {
  expect(joinSentences('It is stored.', 'You can go on.', 'Or stop.')).toBe('It is stored. You can go on. Or stop.');
});

it.each([
  ['no sentence', [], ''],
  ['one', ['It is stored.'], 'It is stored.'],
  ['an empty one first', ['', 'It is stored.'], 'It is stored.'],
  ['an empty one last', ['It is stored.', ''], 'It is stored.'],
  ['null between two', ['It is stored.', null, 'You can go on.'], 'It is stored. You can go on.'],
  ['only empty ones', ['', null], ''],
])('leaves out what is empty: %s', (_what, sentences, joined) => {
  expect(joinSentences(...sentences)).toBe(joined);
});

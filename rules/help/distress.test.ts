import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createDistressCheck, type DistressWords, wordsOf } from './distress.ts';

const WORDS: DistressWords = {
  always: ['bullied'],
  feelings: ['sad', 'crying'],
  ofOneself: ['stupid'],
  self: ['i', 'im', 'my'],
  deeds: ['hits'],
  victims: ['me', 'sister'],
  losses: ['died'],
  lost: ['dog'],
  phrases: ['want/wish die', 'no friends'],
  questions: ['help me'],
  things: ['game'],
  ordinary: ['said', 'build'],
};
const isDistressed = createDistressCheck(WORDS);

describe('a question is of distress', () => {
  it.each([
    ['a word that always says it', 'bullied'],
    ['the same, of a thing', 'bullied in a game'],
    ['the same, misspelt', 'bulleed'],
    ['the same, in capitals', 'BULLIED!!!'],
    ['a feeling alone', 'sad'],
    ['a feeling of one’s own, of a thing', "I'm sad about the game"],
    ['a word about oneself', 'i am so very stupid'],
    ['a deed to oneself', 'he hits me'],
    ['a deed to another, with two words between', 'he hits my little sister'],
    ['a loss', 'our dog has died'],
    ['a phrase', 'i want to die'],
    ['a phrase with three words between', 'i wish that i could die'],
    ['a whole question', 'Help me!'],
  ])('%s: %s', (_name, typed) => {
    expect(isDistressed(typed)).toBe(true);
  });
});

describe('a question is not of distress', () => {
  it.each([
    ['no word', ''],
    ['signs only', '?! …'],
    ['a feeling of a thing', 'sad game'],
    ['a word about a thing', 'stupid game'],
    ['a word about oneself, five words later', 'i ask if the game was stupid'],
    ['a deed to a thing', 'he hits moles'],
    ['a deed, with three words between', 'he hits the button near me'],
    ['a loss of a thing', 'the battery died'],
    ['a phrase with four words between', 'i want to know if they die'],
    ['a phrase in another order', 'die they want'],
    ['a part of a whole question', 'help me find the game'],
    ['an ordinary word that sounds like one', 'who said this'],
    ['an ordinary word that looks like one', 'how to build'],
  ])('%s: %s', (_name, typed) => {
    expect(isDistressed(typed)).toBe(false);
  });
});

it('never throws and always answers, whatever is typed', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 300 }), (typed) => {
      expect(isDistressed(typed)).toBeTypeOf('boolean');
    }),
  );
});

it('finds it wherever it stands among the first hundred words', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99 }), (before) => {
      expect(isDistressed(`${'the '.repeat(before)}bullied`)).toBe(true);
    }),
  );
  expect(isDistressed(`${'the '.repeat(100)}bullied`)).toBe(false);
});

it('takes words in lower case, without apostrophes and signs', () => {
  expect(wordsOf("I’m “SAD”, can't go… 2 day")).toEqual(['im', 'sad', 'cant', 'go', '2', 'day']);
});

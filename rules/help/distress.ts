import { canBeSameWord, soundOf } from './misspelling.ts';

/** The words of a language by which a person says that they are not well. All in lower case, without apostrophes. */
export type DistressWords = {
  /** Words that say it wherever they stand. */
  always: readonly string[];
  /** Words of feelings. They say it unless the question is about a thing and not about the person. */
  feelings: readonly string[];
  /** Words that say it after a word for oneself. */
  ofOneself: readonly string[];
  /** Words for oneself. */
  self: readonly string[];
  /** What people do to others, and to whom: the person, or someone of theirs. */
  deeds: readonly string[];
  victims: readonly string[];
  /** Words of a death, and of those whom one loses. */
  losses: readonly string[];
  lost: readonly string[];
  /** Words in this order, with at most a few others between them; `/` separates words of which any can stand there. */
  phrases: readonly string[];
  /** Whole questions. */
  questions: readonly string[];
  /** Words for things in an app. */
  things: readonly string[];
  /** Ordinary words that look like misspelt words of distress. */
  ordinary: readonly string[];
};

/** Our own choice: how many words can stand between two words of a phrase, between a deed and whom it is done to. */
const BETWEEN = { phrase: 3, deed: 2, self: 4 } as const;

/** Words of a longer text than this are not looked at, so that a search never waits. */
const MOST_WORDS = 100;

/** Shorter words are not taken for misspelt ones. */
const LEAST_LETTERS = 3;

/**
 * Makes the check whether a typed question says that a person is sad, afraid, hurt or in danger, also when it is misspelt. When
 * in doubt it does: a kind answer too many does less harm than one too few.
 */
export function createDistressCheck(words: DistressWords): (typed: string) => boolean {
  const oneOf = createWordTest(new Set(words.ordinary));
  const exactly =
    (list: readonly string[]): Test =>
    ({ word }) =>
      list.includes(word);
  const [always, feelings, losses, lost] = [words.always, words.feelings, words.losses, words.lost].map(oneOf);
  const self = exactly(words.self);
  const inOrder = [
    { tests: [self, oneOf(words.ofOneself)], between: BETWEEN.self },
    { tests: [oneOf(words.deeds), exactly(words.victims)], between: BETWEEN.deed },
    ...words.phrases.map((phrase) => ({
      tests: phrase.split(' ').map((choices) => oneOf(choices.split('/'))),
      between: BETWEEN.phrase,
    })),
  ];
  return (typed) => {
    const all = wordsOf(typed).slice(0, MOST_WORDS);
    const said = all.map((word) => ({ word, sound: soundOf(word) }));
    const has = (test: Test | undefined) => test !== undefined && said.some(test);
    const isOfThing = has(exactly(words.things)) && !has(self);
    return (
      words.questions.includes(all.join(' ')) ||
      has(always) ||
      (has(feelings) && !isOfThing) ||
      (has(losses) && has(lost)) ||
      inOrder.some(({ tests, between }) => isInOrder(said, tests, between))
    );
  };
}

/** The words of a text in lower case, without apostrophes. */
export function wordsOf(typed: string): string[] {
  return (
    typed
      .normalize('NFKC')
      .toLowerCase()
      .replace(/['’`´]/g, '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

/** A typed word and its sound. */
type Said = { word: string; sound: string };
type Test = (said: Said) => boolean;

/** Makes tests whether a word is one of a list, or a misspelling of one and no ordinary word. */
function createWordTest(ordinary: ReadonlySet<string>): (list: readonly string[]) => Test {
  return (list) => {
    const right = new Set(list);
    const soundsByLetter = new Map<string | undefined, string[]>();
    for (const sound of list.filter(({ length }) => length >= LEAST_LETTERS).map(soundOf))
      soundsByLetter.set(sound[0], [...(soundsByLetter.get(sound[0]) ?? []), sound]);
    return ({ word, sound }) => {
      if (right.has(word)) return true;
      if (word.length < LEAST_LETTERS || ordinary.has(word)) return false;
      return soundsByLetter.get(sound[0])?.some((each) => canBeSameWord(sound, each)) ?? false;
    };
  };
}

/** Whether words that pass these tests stand in this order, with at most so many others between two of them. */
function isInOrder(said: readonly Said[], [first, ...rest]: readonly Test[], between: number): boolean {
  return said.some((word, at) => first?.(word) && goesOn(said.slice(at + 1), rest, between));
}

function goesOn(said: readonly Said[], [next, ...rest]: readonly Test[], between: number): boolean {
  if (!next) return true;
  return said.slice(0, between + 1).some((word, at) => next(word) && goesOn(said.slice(at + 1), rest, between));
}

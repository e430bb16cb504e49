import { canBeSameWord, soundOf } from './misspelling.ts';

/** The words of a language that signal distress. All in lower case, without apostrophes. */
export type DistressWords = {
  /** Words that signal distress in any position. */
  always: readonly string[];
  /** Words for feelings. They signal distress unless the question is about a thing and not about the person. */
  feelings: readonly string[];
  /** Words that signal distress after a word for oneself, such as "I". */
  ofOneself: readonly string[];
  /** Words for oneself, such as "I". */
  self: readonly string[];
  /** Verbs for harming a person, and words for the person harmed: the writer or a relative. */
  deeds: readonly string[];
  victims: readonly string[];
  /** Words for a death, and for people and animals whose death is mourned. */
  losses: readonly string[];
  lost: readonly string[];
  /** Words in this order, with at most a few others between them; `/` separates alternatives. */
  phrases: readonly string[];
  /** Whole questions. */
  questions: readonly string[];
  /** Words for things in an app, which a question about the app contains. */
  things: readonly string[];
  /** Ordinary words that look like misspellings of distress words. */
  ordinary: readonly string[];
};

/**
 * Our own choice: the most words between two words of a phrase,
 * a harm and its victim, oneself and a word about oneself.
 */
const BETWEEN = { phrase: 3, deed: 2, self: 4 } as const;

/** Only this many words of a text are checked, so that a search stays fast. */
const MOST_WORDS = 100;

/** Shorter words are not treated as misspellings. */
const LEAST_LETTERS = 3;

/**
 * Creates a check whether a typed question says that a person is sad, afraid, hurt or in danger, also when it is
 * misspelt. It prefers false positives: one kind answer too many does less harm than one too few.
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

/** Creates tests whether a word is in a list, or is a misspelling of an entry and not an ordinary word. */
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

/** Whether matches of `tests` occur in this order, with at most `between` words between two of them. */
function isInOrder(said: readonly Said[], [first, ...rest]: readonly Test[], between: number): boolean {
  return said.some((word, at) => first?.(word) && goesOn(said.slice(at + 1), rest, between));
}

function goesOn(said: readonly Said[], [next, ...rest]: readonly Test[], between: number): boolean {
  if (!next) return true;
  return said.slice(0, between + 1).some((word, at) => next(word) && goesOn(said.slice(at + 1), rest, between));
}

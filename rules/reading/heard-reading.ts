import { percentageOf } from '../figures/percentage.ts';

/** Our own choice, except where a comment says otherwise. */
export const HEARD_READING = {
  /** A pause is longer. The specification of "Read it yourself" names half a second. */
  pauseOverMs: 500,
  /** A repetition of a word that takes less time is a recognition error, because speaking a word takes longer. */
  againLeastMs: 90,
} as const;

/**
 * A segment of a recording: a word of the text by its index, or
 * another sound or silence (`null`). Times are of the recording.
 */
export type HeardSegment = { word: number | null; startMs: number; endMs: number };
export type Stretch = { startMs: number; endMs: number };

/**
 * `isFollowed`: whether the recogniser can hear the word.
 * `isKnown`: whether the dictionary has it. The sounds of other words are a guess, so nothing is said about them.
 * `isPhraseEnd`: a pause after the word is usual, as at a comma.
 */
export type TextWord = { isFollowed: boolean; isKnown: boolean; isPhraseEnd: boolean };

/** Why a word may need practice. Each is a guess that the learner can correct. */
export type PractiseReason = 'skipped' | 'paused-before' | 'said-again';

export type HeardReading = {
  /** From the first heard word to the end of the last one. */
  durationMs: number;
  /** How many different words of the text were heard. */
  wordsRead: number;
  /** The index after the last word that was heard; later words were not reached. */
  reached: number;
  wordsPerMinute: number;
  /** The percentage of steps between heard words that lead to the next word of the text; 0 without steps. */
  inOrderPercent: number;
  /** Pauses over half a second between two words. `before` is the word that follows. */
  pauses: (Stretch & { before: number })[];
  /** Words that were heard once more, each time from `from` to `to`. */
  repetitions: { from: number; to: number; startMs: number }[];
  practise: { word: number; reason: PractiseReason }[];
  /** When each word was heard last; null when it was not heard. */
  heard: (Stretch | null)[];
};

type HeardWord = Stretch & { word: number };

/**
 * The figures of a reading aloud. None of them is a verdict, and each can be wrong: `docs/measurement.md` says how often.
 * @param parts in the order of time
 * @param quiet the stretches without sound, in the order of time
 */
export function heardReading(
  text: readonly TextWord[],
  parts: readonly HeardSegment[],
  quiet: readonly Stretch[],
): HeardReading {
  const words = wordsOf(parts);
  const heard = text.map((_, index) => words.filter(({ word }) => word === index).at(-1) ?? null);
  const reached = heard.reduce((words, each, index) => (each === null ? words : index + 1), 0);
  const wordsRead = heard.filter((each) => each !== null).length;
  const durationMs = (words.at(-1)?.endMs ?? 0) - (words[0]?.startMs ?? 0);
  const pauses = pausesBetween(words, quiet);
  const repetitions = repetitionsIn(words);
  return {
    durationMs,
    wordsRead,
    reached,
    wordsPerMinute: durationMs === 0 ? 0 : Math.round((wordsRead * 60_000) / durationMs),
    inOrderPercent: percentageOf(stepsInOrder(text, words), Math.max(0, words.length - 1)),
    pauses,
    repetitions,
    practise: wordsToPractise(text, { heard, reached, pauses, repetitions }),
    heard: heard.map((each) => each && { startMs: each.startMs, endMs: each.endMs }),
  };
}

/** The heard words without repetitions that are too short to be real. */
function wordsOf(parts: readonly HeardSegment[]): HeardWord[] {
  const words: HeardWord[] = [];
  for (const { word, startMs, endMs } of parts) {
    if (word === null) continue;
    const isAgain = word <= (words.at(-1)?.word ?? -1);
    if (isAgain && endMs - startMs < HEARD_READING.againLeastMs) continue;
    words.push({ word, startMs, endMs });
  }
  return words;
}

/** Counts the steps that lead to the next word of the text that can be recognised. */
function stepsInOrder(text: readonly TextWord[], words: readonly HeardWord[]): number {
  const nextOf = (word: number) => text.findIndex(({ isFollowed }, index) => isFollowed && index > word);
  return words.filter(({ word }, index) => index > 0 && word === nextOf(words[index - 1]?.word ?? 0)).length;
}

function pausesBetween(words: readonly HeardWord[], quiet: readonly Stretch[]): HeardReading['pauses'] {
  return quiet.flatMap(({ startMs, endMs }) => {
    if (endMs - startMs <= HEARD_READING.pauseOverMs) return [];
    const middle = (startMs + endMs) / 2;
    const next = words.findIndex((each) => (each.startMs + each.endMs) / 2 > middle);
    const word = words[next];
    return word && next > 0 ? [{ startMs, endMs, before: word.word }] : [];
  });
}

function repetitionsIn(words: readonly HeardWord[]): HeardReading['repetitions'] {
  return words.flatMap(({ word, startMs }, index) => {
    const before = words[index - 1]?.word ?? -1;
    return word <= before ? [{ from: word, to: before, startMs }] : [];
  });
}

/** Known words that were skipped, that followed a pause within a phrase, or at which a repetition ended. */
function wordsToPractise(
  text: readonly TextWord[],
  { heard, reached, pauses, repetitions }: Pick<HeardReading, 'heard' | 'reached' | 'pauses' | 'repetitions'>,
): HeardReading['practise'] {
  const pausedBefore = new Set(
    pauses.filter(({ before }) => before > 0 && !text[before - 1]?.isPhraseEnd).map(({ before }) => before),
  );
  // A reader who repeats some words had difficulty with the last of them, or with the word after it.
  const saidAgain = new Set(repetitions.map(({ to }) => to));
  return text.flatMap(({ isFollowed, isKnown }, word): HeardReading['practise'] => {
    if (!isKnown) return [];
    if (isFollowed && word < reached && heard[word] === null) return [{ word, reason: 'skipped' }];
    if (pausedBefore.has(word)) return [{ word, reason: 'paused-before' }];
    return saidAgain.has(word) ? [{ word, reason: 'said-again' }] : [];
  });
}

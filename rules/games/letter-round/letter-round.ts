import { drawDistinct, seededRandom } from '../../figures/random.ts';
import { LETTER_CONFUSIONS } from '../../screening/letter-quiz/letter-confusions.ts';
import {
  arePossibleChoices,
  type ChoiceRun,
  type ChoicesLimits,
  choicesLeastDurationMs,
  choicesValidity,
} from '../choices.ts';
import { GAME_FACTS, type RunResult, withValidity } from '../runs.ts';

/** b, d, p and q: one shape, turned and mirrored. */
export const TURNING_LETTERS = LETTER_CONFUSIONS.letters;
export type TurningLetter = (typeof TURNING_LETTERS)[number];

/** The numbers are our own. */
export const LETTER_ROUND = {
  /** How often each letter is asked for, when the learner mixed up none of them, or all four. */
  timesEach: 6,
  /** How often, by the number of letters that the learner mixed up: those, and the others. */
  timesOfMixedUp: { 2: { mixedUp: 8, other: 4 }, 3: { mixedUp: 7, other: 3 } },
  /**
   * From this share of right answers to the other letters on, a round is no guessing, even if the mixed-up ones are all
   * swapped: guessing reaches it in 0.4 % of rounds with two (6 of 8) and in 1.6 % with three (3 of 3).
   */
  othersReadFrom: 3 / 4,
  questions: GAME_FACTS['letter-round'].questions,
  /** The pause after an answer, in which the right letter is marked. */
  nextQuestionAfterMs: 1200,
} as const;

/** The limits of valid rounds; docs/measurement.md shows their effect on simulated players. */
export const LETTER_ROUND_VALIDITY: ChoicesLimits = {
  /**
   * A simple reaction without a decision takes 231 ms (Woods et al. 2015, https://doi.org/10.3389/fnhum.2015.00131).
   */
  minMedianMs: 300,
  /** Three of four answers; the positions of the letters are shuffled. */
  samePlaceFrom: 18,
  /** Guessing gives more right answers than this in 2.1 % of rounds: the binomial distribution of 24 with 1/4. */
  mostRightByChance: 10,
};

/** A letter to find, and the four letters to choose from, in display order. */
export type LetterQuestion = { letter: TurningLetter; options: readonly TurningLetter[] };

/** A finished round. The seed and the letters that came more often determine its questions. */
export type LetterRoundRun = ChoiceRun & {
  /** Two or three letters; absent when all four came equally often. */
  mixedUp?: readonly TurningLetter[] | undefined;
};

/**
 * The letters of a round with their options; the same arguments give the same result. Two or three letters that the learner
 * mixed up come more often than the others; otherwise each comes equally often.
 */
export function letterQuestions(seed: number, mixedUp: readonly TurningLetter[] = []): LetterQuestion[] {
  const random = seededRandom(seed);
  const letters = TURNING_LETTERS.flatMap((letter) => Array<TurningLetter>(timesOf(letter, mixedUp)).fill(letter));
  return drawDistinct(letters, letters.length, random).map((letter) => ({
    letter,
    options: drawDistinct(TURNING_LETTERS, TURNING_LETTERS.length, random),
  }));
}

function timesOf(letter: TurningLetter, mixedUp: readonly TurningLetter[]): number {
  const times = { ...LETTER_ROUND.timesOfMixedUp }[new Set(mixedUp).size as 2 | 3];
  if (!times) return LETTER_ROUND.timesEach;
  return mixedUp.includes(letter) ? times.mixedUp : times.other;
}

/** The answers to the questions for a letter: `taken` are the other letters that were picked instead, in order. */
export type LetterOutcome = { letter: TurningLetter; right: number; taken: readonly TurningLetter[] };

/** The outcome of each letter. */
export function letterOutcomes({
  seed,
  mixedUp,
  answers,
}: Pick<LetterRoundRun, 'seed' | 'mixedUp' | 'answers'>): LetterOutcome[] {
  const picks = letterQuestions(seed, mixedUp).map(({ letter, options }, at) => ({
    letter,
    picked: options[answers[at]?.picked ?? -1],
  }));
  return TURNING_LETTERS.map((letter) => {
    const picked = picks.flatMap((each) => (each.letter === letter && each.picked ? [each.picked] : []));
    const taken = picked.filter((each) => each !== letter);
    return { letter, right: picked.length - taken.length, taken };
  });
}

/**
 * The two letters most often confused with each other, in the order of the alphabet; null when no two were confused
 * more than once, or when several pairs were equally often.
 */
export function mixedUpPair(outcomes: readonly LetterOutcome[]): readonly [TurningLetter, TurningLetter] | null {
  const timesTaken = (one: TurningLetter, other: TurningLetter) =>
    outcomes.find(({ letter }) => letter === one)?.taken.filter((letter) => letter === other).length ?? 0;
  const [most, next] = TURNING_LETTERS.flatMap((one, at) =>
    TURNING_LETTERS.slice(at + 1).map((other) => ({
      pair: [one, other] as const,
      times: timesTaken(one, other) + timesTaken(other, one),
    })),
  ).sort((a, b) => b.times - a.times);
  return most && most.times >= 2 && most.times !== next?.times ? most.pair : null;
}

/** The score is the number of right letters, 0 to 24, with the reason why the round is not valid; there is no level. */
export function letterRoundResult(run: LetterRoundRun): RunResult {
  const outcomes = letterOutcomes(run);
  const score = rightIn(outcomes);
  const validity = choicesValidity(run.answers, score, LETTER_ROUND_VALIDITY);
  const isRead = validity === 'like-chance' && areOthersRead(outcomes, run.mixedUp ?? []);
  return withValidity({ score, level: null }, isRead ? null : validity);
}

/** Whether the letters that a learner did not mix up before were read. */
function areOthersRead(outcomes: readonly LetterOutcome[], mixedUp: readonly TurningLetter[]): boolean {
  if (mixedUp.length === 0) return false;
  const others = outcomes.filter(({ letter }) => !mixedUp.includes(letter));
  const asked = others.reduce((sum, { letter }) => sum + timesOf(letter, mixedUp), 0);
  return rightIn(others) >= asked * LETTER_ROUND.othersReadFrom;
}

function rightIn(outcomes: readonly LetterOutcome[]): number {
  return outcomes.reduce((sum, { right }) => sum + right, 0);
}

/** The shortest possible duration of a round, in milliseconds. */
export function letterRoundLeastDurationMs(run: LetterRoundRun): number {
  return choicesLeastDurationMs(run, LETTER_ROUND.nextQuestionAfterMs);
}

/** Whether a round is plausible. */
export function isPossibleLetterRound(run: LetterRoundRun): boolean {
  return arePossibleChoices(run, LETTER_ROUND.nextQuestionAfterMs);
}

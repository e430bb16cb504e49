import { drawDistinct, seededRandom } from '../figures/random.ts';
import { typicalTime } from '../figures/typical-time.ts';
import { type Choice, choicesLeastDurationMs } from '../games/choices.ts';
import { RUN, type RunResult, roundsFitDuration, withValidity } from '../games/runs.ts';
import { levelOfPassage, type PassageId, QUESTION_KINDS } from './passages.ts';

/** The numbers are our own. */
export const READING_RUN = {
  /** One of each kind. */
  questions: QUESTION_KINDS.length,
  options: 3,
} as const;

/** The limit of valid runs. */
export const READING_VALIDITY = {
  /**
   * The shortest median time to read a question and one of its options, in ms. A simple reaction takes 231 ms (Woods et al.
   * 2015, https://doi.org/10.3389/fnhum.2015.00131). Six words, fewer than any question has with an option, take 900 ms at
   * 400 words a minute; most adults read 175 to 300 (Brysbaert 2019, https://doi.org/10.1016/j.jml.2019.104047).
   */
  minMedianMs: 1100,
  fewestWords: 6,
} as const;

/** A passage that was read, with the answers to its questions. The seed determines the order of the options. */
export type ReadingRun = {
  passage: PassageId;
  /** Whether the voice read any of it. */
  wasListened: boolean;
  seed: number;
  /** Milliseconds from opening the passage to its first question, without the time in which the page was hidden. */
  readMs: number;
  /** The answer to each question in order; `picked` is a place in the order in which the options were shown. */
  answers: readonly Choice[];
  /** Milliseconds from opening the passage to its last answer, likewise. */
  durationMs: number;
};

/**
 * The order of the options of each question: the indices of the options in the order in which they are shown. Option 0 of a
 * question is the right one. The same seed gives the same orders.
 */
export function optionOrders(seed: number): readonly (readonly number[])[] {
  const random = seededRandom(seed);
  const options = [...Array(READING_RUN.options).keys()];
  return QUESTION_KINDS.map(() => drawDistinct(options, options.length, random));
}

/** Whether each answer is right, in order. */
export function rightAnswers({ seed, answers }: Pick<ReadingRun, 'seed' | 'answers'>): boolean[] {
  const orders = optionOrders(seed);
  return answers.map(({ picked }, question) => orders[question]?.[picked] === 0);
}

/**
 * The score is the number of right answers, 0 to 3; the level is that of the passage. A run with answers faster than a
 * person can read is not a valid measurement (`not-read`).
 */
export function readingResult(run: Pick<ReadingRun, 'passage' | 'seed' | 'answers'>): RunResult {
  const score = rightAnswers(run).filter(Boolean).length;
  const time = typicalTime(run.answers.map(({ answeredAfterMs }) => answeredAfterMs));
  const isTooFast = time !== null && time.medianMs < READING_VALIDITY.minMedianMs;
  return withValidity({ score, level: levelOfPassage(run.passage) }, isTooFast ? 'not-read' : null);
}

/** The shortest possible duration of a run in milliseconds: its presses. */
export function readingLeastDurationMs(run: Pick<ReadingRun, 'answers'>): number {
  return choicesLeastDurationMs(run, 0);
}

/** Whether a run is plausible: no answer came too soon after its question appeared, and reading and answers fit its duration. */
export function isPossibleReadingRun({ readMs, answers, durationMs }: ReadingRun): boolean {
  const answersMs = answers.map(({ answeredAfterMs }) => answeredAfterMs);
  return answersMs.every((ms) => ms >= RUN.minPressMs) && roundsFitDuration([readMs, ...answersMs], durationMs);
}

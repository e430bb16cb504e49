import { drawDistinct, seededRandom } from '../../figures/random.ts';
import { GAME_FACTS, RUN, type RunResult, roundsFitDuration } from '../runs.ts';

/** The numbers are our own. */
export const WORD_OR_NOT = {
  /** The parts of a run, the easiest first: their words get longer and rarer. */
  parts: 6,
  wordsInSection: 7,
  /** Real words and as many made-up ones. */
  trialsInSection: 14,
  trials: GAME_FACTS['word-or-not'].questions,
  /** The pause between an answer and the next trial. */
  nextTrialAfterMs: 350,
  /** From this game time on, the page says that a break is fine. A run has no end by time. */
  longRunFromMs: 600_000,
} as const;

/** The answers to a trial, in the order of their buttons. */
export const WORD_OR_NOT_ANSWERS = ['word', 'not-a-word'] as const;
export type WordOrNotAnswer = (typeof WORD_OR_NOT_ANSWERS)[number];

/** One of the real or made-up words of a part, by its index; the content of each language has its letters. */
export type WordOrNotTrial = { part: number; isWord: boolean; index: number };

/** An answer, and the milliseconds from the first frame of its trial to it. */
export type TimedWordAnswer = { answer: WordOrNotAnswer; answeredAfterMs: number };

/** A finished run. The seed determines the order of its trials. */
export type WordOrNotRun = {
  /** Milliseconds from start to end, excluding pauses. */
  durationMs: number;
  seed: number;
  /** The answer to each trial in order. */
  answers: readonly TimedWordAnswer[];
};

/** The trials of a run: its parts in their order, each shuffled by the seed. */
export function wordOrNotTrials(seed: number): WordOrNotTrial[] {
  const random = seededRandom(seed);
  return Array.from({ length: WORD_OR_NOT.parts }, (_, part) => {
    const trials = [true, false].flatMap((isWord) =>
      Array.from({ length: WORD_OR_NOT.wordsInSection }, (_, index) => ({ part, isWord, index })),
    );
    return drawDistinct(trials, trials.length, random);
  }).flat();
}

/** Whether an answer to a trial is right. */
export function isRightAnswer({ isWord }: Pick<WordOrNotTrial, 'isWord'>, answer: WordOrNotAnswer): boolean {
  return isWord === (answer === 'word');
}

/** The number of right answers in each part. */
export function rightInSections({ seed, answers }: Pick<WordOrNotRun, 'seed' | 'answers'>): number[] {
  const right = Array<number>(WORD_OR_NOT.parts).fill(0);
  for (const [at, trial] of wordOrNotTrials(seed).entries()) {
    const answer = answers[at]?.answer;
    if (answer && isRightAnswer(trial, answer)) right[trial.part] = (right[trial.part] ?? 0) + 1;
  }
  return right;
}

/** The score is the number of right answers, 0 to 84; there is no level. */
export function wordOrNotResult(run: WordOrNotRun): RunResult {
  return { score: rightInSections(run).reduce((sum, right) => sum + right, 0), level: null };
}

/** The shortest possible duration of a run, in milliseconds: its presses, and the pause after each. */
export function wordOrNotLeastDurationMs({ answers }: WordOrNotRun): number {
  return answers.length * (WORD_OR_NOT.nextTrialAfterMs + RUN.minPressMs);
}

/** Whether a run is plausible: no answer came too soon after its word appeared, and all answers fit its duration. */
export function isPossibleWordOrNotRun({ durationMs, answers }: WordOrNotRun): boolean {
  const trialsMs = answers.map(({ answeredAfterMs }) => answeredAfterMs + WORD_OR_NOT.nextTrialAfterMs);
  return (
    answers.every(({ answeredAfterMs }) => answeredAfterMs >= RUN.minPressMs) && roundsFitDuration(trialsMs, durationMs)
  );
}

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
  /** A run has three rounds of two parts, with a pause after the first and the second. */
  trialsInRound: 28,
  /** The bank has so many words for each part and kind, of which a run takes one set: no word comes again in four more runs. */
  sets: 5,
  /** The pause between an answer and the next trial. */
  nextTrialAfterMs: 350,
  /** From this game time on, the page says that a break is fine. A run has no end by time. */
  longRunFromMs: 600_000,
} as const;

/** The answers to a trial, in the order of their buttons. */
export const WORD_OR_NOT_ANSWERS = ['word', 'not-a-word'] as const;
export type WordOrNotAnswer = (typeof WORD_OR_NOT_ANSWERS)[number];

/** One of the real or made-up words of a part, by its index in the bank; the content of each language has its letters. */
export type WordOrNotTrial = { part: number; isWord: boolean; index: number };

/** An answer, and the milliseconds from the first frame of its trial to it. */
export type TimedWordAnswer = { answer: WordOrNotAnswer; answeredAfterMs: number };

/** A finished run. The set determines its words, and the seed their order. */
export type WordOrNotRun = {
  /** Milliseconds from start to end, excluding pauses. */
  durationMs: number;
  seed: number;
  /** From 0. Runs from before there were sets have none, which is the first one. */
  set?: number | undefined;
  /** The answer to each trial in order. */
  answers: readonly TimedWordAnswer[];
};

/** The trials of a run with a set of words: its parts in their order, each shuffled by the seed. */
export function wordOrNotTrials(seed: number, set = 0): WordOrNotTrial[] {
  const random = seededRandom(seed);
  return Array.from({ length: WORD_OR_NOT.parts }, (_, part) => {
    const trials = [true, false].flatMap((isWord) =>
      Array.from({ length: WORD_OR_NOT.wordsInSection }, (_, at) => ({
        part,
        isWord,
        index: set * WORD_OR_NOT.wordsInSection + at,
      })),
    );
    return drawDistinct(trials, trials.length, random);
  }).flat();
}

/** The set of the run after `runsBefore` others: each in turn, so that five runs in a row have no word in common. */
export function setOfRun(runsBefore: number): number {
  return runsBefore % WORD_OR_NOT.sets;
}

/** The trials of a run that were answered wrong, in their order. */
export function missedTrials({ seed, set, answers }: Pick<WordOrNotRun, 'seed' | 'set' | 'answers'>): WordOrNotTrial[] {
  return wordOrNotTrials(seed, set).filter((trial, at) => {
    const answer = answers[at]?.answer;
    return answer !== undefined && !isRightAnswer(trial, answer);
  });
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

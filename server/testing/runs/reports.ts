import type { RunReportOf } from '#contract/games/game-runs.ts';
import type {
  FocusGameReport,
  LetterQuizReport,
  TraitsQuestionnaireReport,
} from '#contract/screening/screening-attempts.ts';
import { PADS, SIMON, sequenceDurationMs, simonSequence } from '#rules/games/simon/simon.ts';
import { matchesTrait, TRAIT_STATEMENTS } from '#rules/screening/questionnaire/traits-questionnaire.ts';

export const FINISHED_AT = '2026-11-21T09:59:00.000Z';

/** A game with equal movement in both halves, and the same focus percentage by the clock as by the checks. */
export function focusGameReport(focusedMoments = 80, totalChecks = 100, finishedAt = FINISHED_AT): FocusGameReport {
  const firstHalf = { focusedMoments: Math.floor(focusedMoments / 2), totalChecks: Math.floor(totalChecks / 2) };
  return {
    finishedAt,
    focusedMoments,
    totalChecks,
    firstHalf,
    secondHalf: {
      focusedMoments: focusedMoments - firstHalf.focusedMoments,
      totalChecks: totalChecks - firstHalf.totalChecks,
    },
    timeOnTargetMs: Math.round((60_000 * focusedMoments) / Math.max(1, totalChecks)),
    longestDriftMs: 1000,
    pointing: 'mouse',
  };
}

/** The first `right` of ten letters are typed correctly, the others as different digits. */
export function letterQuizReport(right = 10, finishedAt = FINISHED_AT): LetterQuizReport {
  const heard = [...'bcdefghijk'] as LetterQuizReport['answers'][number]['heard'][];
  return {
    finishedAt,
    answers: heard.map((letter, index) => ({ heard: letter, typed: index < right ? letter : `${index}`, repeats: 0 })),
  };
}

/** Answers of which exactly `score` count as traits. */
export function traitsReport(score = 0, finishedAt = FINISHED_AT): TraitsQuestionnaireReport {
  const answers = TRAIT_STATEMENTS.map((statement, index) => {
    const isTrait = index < score;
    return matchesTrait(statement, 'definitely-agree') === isTrait ? 'definitely-agree' : 'definitely-disagree';
  });
  return { finishedAt, answers };
}

/** A report of each part whose result is flagged. */
export const FLAGGED_REPORTS = {
  'focus-game': focusGameReport(20, 100),
  'letter-quiz': letterQuizReport(3),
  'traits-questionnaire': traitsReport(10),
};

export const SEED = 7;

/** A run of Simon on easy that repeats `repeated` sequences and then presses a wrong pad. */
export function simonReport(repeated = 1, finishedAt = FINISHED_AT): RunReportOf['simon'] {
  const sequence = simonSequence(SEED, repeated + 1);
  const presses: RunReportOf['simon']['presses'][number][] = [];
  let atMs = 0;
  for (let level = 1; level <= repeated; level += 1) {
    atMs += SIMON.nextSequenceAfterMs + sequenceDurationMs(level, 'easy');
    for (const pad of sequence.slice(0, level)) {
      atMs += 500;
      presses.push({ pad, atMs });
    }
  }
  atMs += SIMON.nextSequenceAfterMs + sequenceDurationMs(repeated + 1, 'easy') + 500;
  const wrong = PADS.find((pad) => pad !== sequence[0]) ?? 'red';
  presses.push({ pad: wrong, atMs });
  return { finishedAt, durationMs: atMs, seed: SEED, difficulty: 'easy', presses, impulsiveClicks: 0 };
}

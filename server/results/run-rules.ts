import type { RunReportOf } from '#contract/game-runs.ts';
import { isPossibleMultitaskRun, multitaskLeastDurationMs, multitaskResult } from '#rules/games/multitask-master.ts';
import { isPossibleSimonRun, simonLeastDurationMs, simonResult } from '#rules/games/simon.ts';
import { isPossibleSpotRun, spotLeastDurationMs, spotResult } from '#rules/games/spot-the-difference.ts';
import { isPossibleMoleRun, moleLeastDurationMs, moleResult } from '#rules/games/whack-a-mole.ts';
import {
  isPossiblePictureWordsRun,
  pictureWordsLeastDurationMs,
  pictureWordsResult,
} from '#rules/quizzes/picture-words.ts';
import type { Game, RunResult } from '#rules/runs.ts';

type RunRules<Report> = {
  result(report: Report): RunResult;
  /** Milliseconds of game time. */
  leastDurationMs(report: Report): number;
  /** Whether a game can have gone like this. */
  isPossible(report: Report): boolean;
};

/** What each game makes of a report; the browser asks the same functions. */
export const RUN_RULES: { [G in Game]: RunRules<RunReportOf[G]> } = {
  simon: { result: simonResult, leastDurationMs: simonLeastDurationMs, isPossible: isPossibleSimonRun },
  'multitask-master': {
    result: multitaskResult,
    leastDurationMs: multitaskLeastDurationMs,
    isPossible: isPossibleMultitaskRun,
  },
  'spot-the-difference': { result: spotResult, leastDurationMs: spotLeastDurationMs, isPossible: isPossibleSpotRun },
  'whack-a-mole': { result: moleResult, leastDurationMs: moleLeastDurationMs, isPossible: isPossibleMoleRun },
  'picture-words': {
    result: pictureWordsResult,
    leastDurationMs: pictureWordsLeastDurationMs,
    isPossible: isPossiblePictureWordsRun,
  },
};

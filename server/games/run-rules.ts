import type { RunReportOf } from '#contract/game-runs.ts';
import { multitaskLeastDurationMs, multitaskResult } from '#rules/games/multitask-master.ts';
import { isFinishedSimonRun, simonLeastDurationMs, simonResult } from '#rules/games/simon.ts';
import { isPossibleSpotRun, spotLeastDurationMs, spotResult } from '#rules/games/spot-the-difference.ts';
import { isPossibleMoleRun, moleLeastDurationMs, moleResult } from '#rules/games/whack-a-mole.ts';
import { pictureWordsLeastDurationMs, pictureWordsResult } from '#rules/quizzes/picture-words.ts';
import type { Game, RunResult } from '#rules/runs.ts';

type RunRules<Report> = {
  result(report: Report): RunResult;
  /** Milliseconds of game time. */
  leastDurationMs(report: Report): number;
  /** Whether a game can have gone like this; without it, whatever the contract takes can. */
  isPossible?(report: Report): boolean;
};

/** What each game makes of a report; the browser asks the same functions. */
export const RUN_RULES: { [G in Game]: RunRules<RunReportOf[G]> } = {
  simon: { result: simonResult, leastDurationMs: simonLeastDurationMs, isPossible: isFinishedSimonRun },
  'multitask-master': { result: multitaskResult, leastDurationMs: multitaskLeastDurationMs },
  'spot-the-difference': { result: spotResult, leastDurationMs: spotLeastDurationMs, isPossible: isPossibleSpotRun },
  'whack-a-mole': { result: moleResult, leastDurationMs: moleLeastDurationMs, isPossible: isPossibleMoleRun },
  'picture-words': { result: pictureWordsResult, leastDurationMs: pictureWordsLeastDurationMs },
};

import type { RunReportOf } from '#contract/games/game-runs.ts';
import { LEVELS, type LevelGame } from '#rules/games/levels.ts';
import { GAMES, type Game, type RunResult } from '#rules/games/runs.ts';

/** A change that makes a report invalid, with its description. */
type Refusal = readonly [description: string, change: object];

export type SampleRun<G extends Game> = {
  /** The shortest possible run that counts as finished. */
  report: RunReportOf[G];
  /** The result that the server stores. */
  stored: RunResult & { choice: string };
  /** A change that makes the run shorter than the game allows. */
  tooShort: Partial<RunReportOf[G]>;
  /** Invalid reports. The tests of the rules cover all cases; these show that the server applies the rules. */
  refusals: readonly [Refusal, ...Refusal[]];
};

/** The reports that server tests send for each game, and the results they expect. */
export const SAMPLE_RUNS = (await samplesOf(GAMES, 'SAMPLE')) as { [G in Game]: SampleRun<G> };

/** The same for runs with levels. */
export const LEVEL_SAMPLE_RUNS = (await samplesOf(Object.keys(LEVELS), 'LEVEL_SAMPLE')) as {
  [G in LevelGame]: SampleRun<G>;
};

/** The report of each sample run, by game. */
export const RUN_REPORTS = Object.fromEntries(Object.entries(SAMPLE_RUNS).map(([game, { report }]) => [game, report]));

/** A game without its file fails here. */
async function samplesOf(games: readonly string[], name: 'SAMPLE' | 'LEVEL_SAMPLE'): Promise<object> {
  const files = games.map(async (game) => [game, (await import(`./sample-runs/${game}.ts`))[name]]);
  return Object.fromEntries(await Promise.all(files));
}

import { setOfRun } from '#rules/games/word-or-not/word-or-not.ts';
import { stored } from '../../device/stored.ts';
import { BEGUN_WORD_RUNS_KEY } from '../../device/stored-learner.ts';

const begunBy = (owner: string | null) =>
  stored<{ owner: string | null; runs: number }>(BEGUN_WORD_RUNS_KEY, { owner });

/**
 * The set of words of a run that begins now, of this learner or the visitor of this device (`null`). It follows the runs begun
 * here, or `listed`, the known runs of the learner, if those are more. One who has just signed up goes on from those as a
 * visitor.
 */
export function beginWordSet(owner: string | null, listed: number): number {
  const before = Math.max(listed, begunRuns(owner) ?? begunRuns(null) ?? 0);
  begunBy(owner).write({ owner, runs: before + 1 });
  return setOfRun(before);
}

function begunRuns(owner: string | null): number | null {
  return begunBy(owner).read(({ runs, ...kept }) =>
    kept.owner === owner && Number.isSafeInteger(runs) ? Math.max(runs ?? 0, 0) : null,
  );
}

/** The fields by which runs are compared. */
type Compared = { runId: string; score: number };

/**
 * How a run compares with the learner's best one of the same game and choice, which may be the run itself: `first` when
 * there is no other, `new` when it is better than all before.
 */
export type PersonalBest = { is: 'first' } | { is: 'new' | 'same' | 'below'; best: number };

/** Compares a run with the best earlier one; `best` is undefined when there is none. Scores are those of the game. */
export function personalBest(run: Compared, best: Compared | undefined): PersonalBest {
  if (!best || best.runId === run.runId) return { is: 'first' };
  if (run.score > best.score) return { is: 'new', best: best.score };
  return { is: run.score === best.score ? 'same' : 'below', best: best.score };
}

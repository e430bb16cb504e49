import type { GameRunAnswer } from '#contract/games/game-runs.ts';
import type { Learner } from '#contract/people/learner.ts';
import type { AttemptOf } from '#contract/screening/screening-attempts.ts';

type Attempt = AttemptOf[keyof AttemptOf];

/** Applies the answer of the server to a run or an attempt. Answers may arrive in any order. */
export function applyAnswerToLearner(learner: Learner, answer: unknown): Learner {
  const { points, attempt } = (answer ?? {}) as Partial<GameRunAnswer & { attempt: Attempt }>;
  return {
    ...learner,
    // A session with pictures shows no result of an earlier moment.
    ...(attempt && !learner.isByPictures && resultOf(attempt)),
    // Points only ever grow.
    points: Math.max(learner.points, points ?? 0),
  };
}

/** An attempt that says little decides nothing. */
function resultOf(attempt: Attempt): Partial<Learner> {
  if (attempt.validity) return {};
  if ('hasADHD' in attempt) return attempt.hasADHD === null ? {} : { adhd: attempt.hasADHD ? 'yes' : 'no' };
  if ('hasDyslexia' in attempt) return { dyslexia: attempt.hasDyslexia ? 'yes' : 'no' };
  return { autism: attempt.result };
}

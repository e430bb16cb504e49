import type { GameRunAnswer } from '#contract/games/game-runs.ts';
import type { Learner } from '#contract/people/learner.ts';
import type { AttemptOf } from '#contract/screening/screening-attempts.ts';

type Attempt = AttemptOf[keyof AttemptOf];

/** Applies the server's response to a run or an attempt. Responses may arrive in any order. */
export function applyAnswerToLearner(learner: Learner, answer: unknown): Learner {
  const { points, attempt } = (answer ?? {}) as Partial<GameRunAnswer & { attempt: Attempt }>;
  return {
    ...learner,
    // A picture sign-in session must not show earlier results.
    ...(attempt && !learner.isByPictures && resultOf(attempt)),
    // Points never decrease.
    points: Math.max(learner.points, points ?? 0),
  };
}

/** An attempt with a validity problem does not change the learner's results. */
function resultOf(attempt: Attempt): Partial<Learner> {
  if (attempt.validity) return {};
  if ('hasADHD' in attempt) return attempt.hasADHD === null ? {} : { adhd: attempt.hasADHD ? 'yes' : 'no' };
  if ('hasDyslexia' in attempt) return { dyslexia: attempt.hasDyslexia ? 'yes' : 'no' };
  return { autism: attempt.result };
}

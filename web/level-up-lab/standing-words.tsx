import type { Learner } from '#contract/learner.ts';
import { useLeaderboard } from '../api/leaderboard.ts';
import { useSession } from '../api/session.tsx';

/** Where the learner stands on the leaderboard. */
export function StandingWords() {
  const { learner } = useSession().session;
  return learner ? <OwnStanding learner={learner} /> : 'Places by points. Log in to see your own.';
}

/** The points are known at once; the place comes from the server, and without it the points stand alone. */
function OwnStanding({ learner }: { learner: Learner }) {
  const you = useLeaderboard().leaderboard?.you;
  return you ? `You have ${you.points} XP. Place ${you.place}.` : `You have ${learner.points} XP.`;
}

import type { Leaderboard } from '#contract/leaderboard.ts';
import { POINTS_PER_RUN } from '#rules/points.ts';
import { useLeaderboard } from '../../api/leaderboard.ts';
import { useSession } from '../../api/session.tsx';
import { LeaderboardChoice } from '../../leaderboard-choice/leaderboard-choice.tsx';
import card from '../../ui/card.module.css';
import layout from '../../ui/layout.module.css';
import { LabFrame } from '../lab-frame.tsx';
import { LeaderboardAway } from './leaderboard-away.tsx';
import { Places } from './places.tsx';
import { SamplesNote } from './samples-note.tsx';
import { VisitorCard } from './visitor-card.tsx';

export const meta = () => [{ title: 'Leaderboard | #thembstudy' }];

export default function LeaderboardPage() {
  const { leaderboard, isAway, tryAgain } = useLeaderboard();
  return (
    <LabFrame title="Leaderboard" lead={`Every finished game gives ${POINTS_PER_RUN} points. Nobody loses points.`}>
      {leaderboard && <LeaderboardParts leaderboard={leaderboard} />}
      {isAway && <LeaderboardAway onTryAgain={tryAgain} />}
      {!leaderboard && !isAway && (
        <div className={layout.loading} role="status">
          <p>The leaderboard is on its way.</p>
        </div>
      )}
    </LabFrame>
  );
}

function LeaderboardParts({ leaderboard }: { leaderboard: Leaderboard }) {
  const { learner } = useSession().session;
  const { you } = leaderboard;
  return (
    <>
      <Places leaderboard={leaderboard} photo={learner?.image ?? null} initial={learner?.name ?? ''} />
      {you && learner ? <ChoiceCard key={learner.id} /> : <VisitorCard />}
      <SamplesNote rows={leaderboard.rows} />
    </>
  );
}

function ChoiceCard() {
  return (
    <section className={card.card} aria-label="Who sees you">
      <LeaderboardChoice />
    </section>
  );
}

import type { Leaderboard, LeaderboardRow } from '#contract/people/leaderboard.ts';
import { m } from '#messages';
import { XP } from '#rules/rewards/experience-points.ts';
import { POINTS_PER_RUN } from '#rules/rewards/points.ts';
import { isTrying, useIsByPictures, useSession } from '../../api/session.tsx';
import { useLeaderboard } from '../../api/use-leaderboard.ts';
import { LeaderboardConsent } from '../../learner/leaderboard-consent.tsx';
import { OwnAccountCard } from '../../learner/own-account-card.tsx';
import { TryingNote } from '../../learner/trying-note.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { useOpener } from '../../ui/focus/panels.ts';
import { CloudSlashIcon } from '../../ui/icons.ts';
import { Card } from '../../ui/layout/card.tsx';
import { Note } from '../../ui/layout/note.tsx';
import { Row } from '../../ui/layout/stack.tsx';
import layout from '../../ui/layout.module.css';
import { joinWithAnd } from '../../ui/words/number-words.ts';
import { pageMeta } from '../../ui/words/page-meta.ts';
import { LabFrame } from '../lab-frame.tsx';
import css from './places.module.css';
import { Places } from './places.tsx';

export const meta = pageMeta(m['leaderboard.page_title'], m['leaderboard.page_description']);

export default function LeaderboardPage() {
  if (useIsByPictures())
    return (
      <LabFrame title={m['leaderboard.title']()}>
        <OwnAccountCard place="leaderboard" />
      </LabFrame>
    );
  return <OpenLeaderboard />;
}

function OpenLeaderboard() {
  const { leaderboard, isAway, tryAgain } = useLeaderboard();
  return (
    <LabFrame title={m['leaderboard.title']()} lead={m['leaderboard.lead']({ points: POINTS_PER_RUN, ...XP })}>
      {leaderboard && <LeaderboardParts leaderboard={leaderboard} />}
      {isAway && <ServerAwayNote onTryAgain={tryAgain} />}
      {!leaderboard && !isAway && (
        <div className={layout.loading} role="status">
          <p>{m['leaderboard.loading']()}</p>
        </div>
      )}
    </LabFrame>
  );
}

function LeaderboardParts({ leaderboard }: { leaderboard: Leaderboard }) {
  const { learner } = useSession().session;
  const { you, rows } = leaderboard;
  return (
    <>
      <Places leaderboard={leaderboard} photo={learner?.image ?? null} initial={learner?.name ?? ''} />
      {you && learner ? (
        <Card key={learner.id} isFree aria-label={m['leaderboard.choice.title']()}>
          <LeaderboardConsent />
        </Card>
      ) : isTrying(learner) ? (
        <TryingNote />
      ) : (
        <VisitorCard />
      )}
      <SamplesNote rows={rows} />
    </>
  );
}

function ServerAwayNote({ onTryAgain }: { onTryAgain: () => void }) {
  return (
    <div className={layout.loading} role="status">
      <Note tone="caution" icon={<CloudSlashIcon />}>
        <p>{m['leaderboard.away']()}</p>
        <div>
          <Button look="line" onPress={onTryAgain}>
            {m['shared.try_again']()}
          </Button>
        </div>
      </Note>
    </div>
  );
}

/** Tells a visitor how to appear on the leaderboard. */
function VisitorCard() {
  return (
    <Card aria-labelledby="visitor-card">
      <h2 id="visitor-card">{m['leaderboard.visitor.title']()}</h2>
      <p className={css.measure}>{m['leaderboard.visitor.lead']()}</p>
      <Row>
        <Button {...useOpener('sign-up')}>{m['leaderboard.visitor.sign_up']()}</Button>
        <Button look="quiet" {...useOpener('log-in')}>
          {m['leaderboard.visitor.log_in']()}
        </Button>
      </Row>
    </Card>
  );
}

/** Says that some rows are samples, if there are any. */
function SamplesNote({ rows }: { rows: readonly LeaderboardRow[] }) {
  const samples = rows.filter(({ isSample }) => isSample).map(({ name }) => name ?? '');
  if (samples.length === 0) return null;
  return <Note>{m['leaderboard.samples']({ names: joinWithAnd(samples), count: samples.length })}</Note>;
}

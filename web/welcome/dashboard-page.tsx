import type { Learner } from '#contract/learner.ts';
import { useSession } from '../api/session.tsx';
import { PATHS } from '../app/paths.ts';
import GamingTile from '../ui/art/tile-gaming.svg?react';
import LevelUpTile from '../ui/art/tile-levelup.svg?react';
import PeopleTile from '../ui/art/tile-people.svg?react';
import VisualTile from '../ui/art/tile-visual.svg?react';
import { classNames } from '../ui/class-names.ts';
import layout from '../ui/layout.module.css';
import { Tile, Tiles } from '../ui/tile.tsx';
import { AccountCard } from './account-card.tsx';
import { DailyReport } from './daily-report.tsx';
import { firstName } from './first-name.ts';
import { GoOnCard } from './go-on-card.tsx';
import { PointsBadge } from './points-badge.tsx';
import { useDoneParts } from './use-done-parts.ts';
import { useOutboxEntries } from './use-outbox-entries.ts';

export const meta = () => [
  { title: 'Dashboard | #thembstudy' },
  { name: 'description', content: 'Games, quizzes and the test, and the step that comes next for you.' },
];

export default function DashboardPage() {
  const { learner } = useSession().session;
  const name = firstName(learner?.name ?? '');
  return (
    <main className={classNames(layout.page, layout.stack, layout.stackL, layout.stackWide)} id="main">
      <div className={classNames(layout.row, layout.rowApart)}>
        <div className={classNames(layout.stack, layout.stackS)}>
          <h1>{name ? `Hello, ${name}` : 'Hello'}</h1>
          <p className={layout.lead}>Where would you like to go today?</p>
        </div>
        {learner && !learner.preferences.focusMode && <PointsBadge points={learner.points} />}
      </div>
      <Steps learner={learner} />
      <Tiles>
        <Tile title="Gaming for ADHD" to={PATHS.games} picture={<GamingTile />} go="Open">
          Four short games for attention, memory and stopping in time.
        </Tile>
        <Tile title="Visual Recognition" to={PATHS.pictureWords} picture={<VisualTile />} go="Open">
          See a picture, choose its word. Ten pictures.
        </Tile>
        <Tile title="Level Up Lab" to={PATHS.levelUpLab} picture={<LevelUpTile />} go="Open">
          A text to read, your diary, videos and the leaderboard.
        </Tile>
        <Tile title="Autism Test" to={PATHS.selfAssessment} picture={<PeopleTile />} go="Open">
          Ten statements on how you notice things and people.
        </Tile>
      </Tiles>
      {!learner && <AccountCard />}
    </main>
  );
}

function Steps({ learner }: { learner: Learner | null }) {
  const outbox = useOutboxEntries(learner?.id ?? null);
  const done = useDoneParts(learner, outbox);
  const hasReport = learner?.preferences.dailyReports && !learner.preferences.focusMode;
  return (
    <>
      <GoOnCard done={done} owner={learner?.id ?? null} />
      {hasReport && <DailyReport learnerId={learner.id} outbox={outbox} />}
    </>
  );
}

import { type ReactNode, Suspense } from 'react';
import { Link } from 'react-router';
import type { Learner } from '#contract/people/learner.ts';
import { m } from '#messages';
import { WORDS_IN_A_PASSAGE } from '#rules/reading/passages.ts';
import { isTrying, useIsByPictures, useIsSessionKnown, useSession } from '../api/session.tsx';
import { useLeaderboard } from '../api/use-leaderboard.ts';
import { lastEntry } from '../device/texts/diary-reading.ts';
import { onDiaryChange } from '../device/texts/diary-writing.ts';
import { useDeviceData } from '../device/use-device-data.ts';
import { UnlessFocusMode } from '../learner/shown-to.tsx';
import { PATHS } from '../paths.ts';
import ReadingTile from '../ui/art/tile-reading.svg?react';
import { ButtonLink } from '../ui/controls/button.tsx';
import { RoundPicture } from '../ui/figures/round-picture.tsx';
import { AssistantButton } from '../ui/focus/assistant-button.tsx';
import {
  BookOpenTextIcon,
  FileTextIcon,
  ListChecksIcon,
  MonitorPlayIcon,
  NotebookIcon,
  SlidersHorizontalIcon,
  StorefrontIcon,
  TrophyIcon,
} from '../ui/icons.ts';
import { Badge, Card, classNames, type Tone } from '../ui/layout/layout.tsx';
import layout from '../ui/layout.module.css';
import { lazyChunk } from '../ui/loading/lazy-chunk.ts';
import { useSettings } from '../ui/settings/device-settings.ts';
import { pageMeta } from '../ui/words/page-meta.ts';
import { LabFrame } from './lab-frame.tsx';
import css from './level-up-lab-page.module.css';
import { writtenWords } from './written-words.ts';

const ReadingCard = lazyChunk(() => import('./reading-card.tsx').then((module) => module.ReadingCard));

export const meta = pageMeta(m['lab.page.page_title'], m['lab.page.description']);

export default function LevelUpLabPage() {
  const isByPictures = useIsByPictures();
  return (
    <LabFrame title={m['lab.title']()} actions={<Actions />} isHome>
      <AssignmentTile />
      <ul className={classNames(layout.grid, css.cards)}>
        <LabCard title={m['lab.my_texts']()} to={PATHS.myTexts} tone="accent" icon={<FileTextIcon />}>
          {m['lab.page.my_texts_lead']()}
        </LabCard>
        {!isByPictures && (
          <>
            <LabCard title={m['lab.diary']()} to={PATHS.diary} tone="berry" icon={<NotebookIcon />}>
              <DiaryStatus />
            </LabCard>
            <LabCard title={m['leaderboard.title']()} to={PATHS.leaderboard} tone="warm" icon={<TrophyIcon />}>
              <LeaderboardStatus />
            </LabCard>
          </>
        )}
        <LabCard title={m['plan.title']()} to={PATHS.plan} tone="accent" icon={<ListChecksIcon />}>
          {m['lab.page.plan_lead']()}
        </LabCard>
        <LabCard title={m['lab.videos']()} to={PATHS.videos} tone="accent" icon={<MonitorPlayIcon />}>
          {m['lab.page.videos_lead']()}
        </LabCard>
        <LabCard title={m['lab.shop.title']()} to={PATHS.shop} tone="warm" icon={<StorefrontIcon />}>
          {m['lab.page.shop_lead']()}
        </LabCard>
      </ul>
      <UnlessFocusMode>
        <Suspense>
          <ReadingCard />
        </Suspense>
      </UnlessFocusMode>
    </LabFrame>
  );
}

function Actions() {
  return (
    <>
      <ButtonLink look="line" to={PATHS.settings}>
        <SlidersHorizontalIcon />
        {m['lab.page.settings']()}
      </ButtonLink>
      <AssistantButton look="line" />
    </>
  );
}

function AssignmentTile() {
  return (
    <Card isFree className={css.tile} aria-labelledby="assignment">
      <span className={css.art} aria-hidden="true">
        <ReadingTile />
      </span>
      <div className={css.words}>
        <UnlessFocusMode>
          <Badge tone="sun">
            <BookOpenTextIcon />
            {m['lab.page.words']({ count: WORDS_IN_A_PASSAGE })}
          </Badge>
        </UnlessFocusMode>
        <h2 id="assignment">{m['lab.page.assignment']()}</h2>
        <p className={layout.soft}>{m['lab.page.assignment_lead']()}</p>
        <div className={css.start}>
          <ButtonLink size="l" to={PATHS.assignment}>
            {m['lab.page.assignment_start']()}
          </ButtonLink>
        </div>
      </div>
    </Card>
  );
}

type LabCardProps = {
  title: string;
  to: string;
  tone: Tone;
  icon: ReactNode;
  /** A sentence that describes the page. */
  children: ReactNode;
};

function LabCard({ title, to, tone, icon, children }: LabCardProps) {
  return (
    <Card as="li" gap="s">
      <RoundPicture tone={tone} size={64}>
        {icon}
      </RoundPicture>
      <h2 className={css.cardTitle}>
        <Link className={layout.aloneLink} to={to}>
          {title}
        </Link>
      </h2>
      <p className={classNames(layout.soft, layout.small)}>{children}</p>
    </Card>
  );
}

/** When the last diary entry on this device was written. */
function DiaryStatus() {
  const isKnown = useIsSessionKnown();
  const { data: last, isRefused } = useDeviceData('', lastEntry, onDiaryChange);
  if (!isKnown || last === undefined || isRefused) return m['lab.page.diary_closed']();
  return last ? m['lab.page.diary_last_entry']({ when: writtenWords(last, new Date()) }) : m['lab.page.diary_empty']();
}

/** The XP and the rank of the learner. */
function LeaderboardStatus() {
  const { learner } = useSession().session;
  if (isTrying(learner)) return m['lab.page.leaderboard_trying']();
  return learner ? <OwnStanding learner={learner} /> : m['lab.page.leaderboard_visitor']();
}

/** The points come from the session; XP and rank are missing until the server responds. */
function OwnStanding({ learner }: { learner: Learner }) {
  const you = useLeaderboard().leaderboard?.you;
  if (useSettings().calm) return m['lab.page.leaderboard_calm']();
  return you
    ? m['lab.page.leaderboard_place']({ points: you.points, place: you.place })
    : m['lab.page.leaderboard_points']({ points: learner.points });
}

import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import { Link } from 'react-router';
import type { Learner } from '#contract/people/learner.ts';
import { m } from '#messages';
import { GAMES_ON_PAGE } from '#rules/games/runs.ts';
import { partsByFinishTime, partsDone, type ScreeningPart } from '#rules/screening/screening-sequence.ts';
import { markBegun } from '../../activities/unfinished-part.ts';
import { ownAssignmentsQuery } from '../../api/own-assignments.ts';
import { attemptsQuery } from '../../api/screening-attempts.ts';
import { useFocusMode, useSession } from '../../api/session.tsx';
import { useNoTests } from '../../api/test-offer.ts';
import type { OutboxEntry } from '../../device/device-store.ts';
import { AccountEndsNote } from '../../learner/account-ends-note.tsx';
import {
  GrownUpsOnly,
  LearnersOnly,
  UnlessFocusMode,
  UnlessTrying,
  VisitorsOnly,
  WithTests,
} from '../../learner/shown-to.tsx';
import { PATHS } from '../../paths.ts';
import RoundLeaf from '../../ui/art/round-leaf.svg?react';
import GamingTile from '../../ui/art/tile-gaming.svg?react';
import LevelUpTile from '../../ui/art/tile-levelup.svg?react';
import PeopleTile from '../../ui/art/tile-people.svg?react';
import VisualTile from '../../ui/art/tile-visual.svg?react';
import { Button } from '../../ui/controls/button.tsx';
import { useOpener } from '../../ui/focus/panels.ts';
import { StarIcon } from '../../ui/icons.ts';
import { Badge, Card, Page, Row, Stack } from '../../ui/layout/layout.tsx';
import { Tile, Tiles } from '../../ui/layout/tile.tsx';
import layout from '../../ui/layout.module.css';
import { lazyChunk } from '../../ui/loading/lazy-chunk.ts';
import { UnlessCalm } from '../../ui/settings/unless-calm.tsx';
import { firstNumberWord } from '../../ui/words/number-words.ts';
import { pageMeta } from '../../ui/words/page-meta.ts';
import css from '../dashboard.module.css';
import { HelloTitle } from '../landing/hello-title.tsx';
import { BlankDailyReport, DailyReport } from './daily-report.tsx';
import { notListed, partsOf, useUnsentEntries } from './outbox-entries.ts';
import { partsWithResult } from './resume.ts';
import { FirstResumeCard, ResumeCard } from './resume-card.tsx';
import { StepCard } from './step-card.tsx';
import { BlankTodaysThree, TodaysThree } from './todays-three/todays-three.tsx';
import { TreeCard } from './tree-card.tsx';
import { useOwnAssignments } from './use-own-assignments.ts';

/** Loaded only for learners with assignments. */
const AssignmentCard = lazyChunk(async () => (await import('./assignment-card.tsx')).AssignmentCard);

/** Loaded only for learners who are asked. */
const AskCard = lazyChunk(async () => (await import('./ask-card.tsx')).AskCard);

/** Loaded by parents and teachers only. */
const GrownUpHome = lazyChunk(async () => (await import('./grown-up-home.tsx')).GrownUpHome);

export const meta = pageMeta(m['welcome.dashboard.page_title'], m['welcome.dashboard.page_description']);

export default function DashboardPage() {
  const { learner, status } = useSession().session;
  const noTests = useNoTests();
  return (
    <Page gap="l" isWide>
      <Row isApart>
        <Stack gap="s">
          <HelloTitle learner={learner} />
          <p className={layout.lead}>{m['welcome.dashboard.lead']()}</p>
        </Stack>
        <UnlessTrying>
          <LearnersOnly>
            <UnlessFocusMode>
              <UnlessCalm>
                <Badge tone="sun" large isBlank={!learner}>
                  <StarIcon />
                  {m['welcome.dashboard.points']({ count: learner?.points ?? 0 })}
                </Badge>
              </UnlessCalm>
            </UnlessFocusMode>
          </LearnersOnly>
        </UnlessTrying>
      </Row>
      {learner?.endsOn && <AccountEndsNote endsOn={learner.endsOn} />}
      <GrownUpsOnly>
        <Suspense fallback={<div className={css.grownUp} />}>
          {learner ? <GrownUpHome learner={learner} /> : <div className={css.grownUp} />}
        </Suspense>
      </GrownUpsOnly>
      <UnlessTrying>
        {status === 'loading' ? <BlankSteps /> : <Suggestions learner={learner} />}
        <Tiles>
          <Tile
            title={m['welcome.dashboard.games.title']()}
            to={PATHS.games}
            picture={<GamingTile />}
            go={m['welcome.dashboard.open']()}
          >
            {m['welcome.dashboard.games.sentence']({ count: GAMES_ON_PAGE, number: firstNumberWord(GAMES_ON_PAGE) })}
          </Tile>
          <Tile
            title={m['welcome.dashboard.picture_words.title']()}
            to={PATHS['picture-words']}
            picture={<VisualTile />}
            go={m['welcome.dashboard.open']()}
            aside={<Link to={PATHS.readingGames}>{m['app.pages.reading_games']()}</Link>}
          >
            {m['welcome.dashboard.picture_words.sentence']()}
          </Tile>
          <Tile
            title={m['welcome.dashboard.level_up_lab.title']()}
            to={PATHS.levelUpLab}
            picture={<LevelUpTile />}
            go={m['welcome.dashboard.open']()}
          >
            {m['welcome.dashboard.level_up_lab.sentence']()}
          </Tile>
          {noTests === null && (
            <Tile
              className={css.ofTest}
              title={m['welcome.dashboard.self_assessment.title']()}
              to={PATHS.selfAssessment}
              picture={<PeopleTile />}
              go={m['welcome.dashboard.open']()}
            >
              {m['welcome.dashboard.self_assessment.sentence']()}
            </Tile>
          )}
        </Tiles>
        <LearnersOnly>
          <UnlessFocusMode>
            <TreeCard />
          </UnlessFocusMode>
        </LearnersOnly>
      </UnlessTrying>
      <VisitorsOnly>
        <AccountCard />
      </VisitorsOnly>
    </Page>
  );
}

/** The placeholder of the next steps until the session is known. */
function BlankSteps() {
  return (
    <>
      <LearnersOnly>
        <BlankAssignment />
      </LearnersOnly>
      <WithTests>
        <FirstResumeCard />
      </WithTests>
      <LearnersOnly>
        <UnlessFocusMode>
          <BlankDailyReport />
        </UnlessFocusMode>
      </LearnersOnly>
      <UnlessFocusMode>
        <BlankTodaysThree />
      </UnlessFocusMode>
    </>
  );
}

/** The placeholder of an assignment; shown if first-paint.js found one stored on this device. */
function BlankAssignment() {
  return <Card as="div" isFree isRoomy className={css.blankAssignment} aria-hidden="true" />;
}

function Suggestions({ learner }: { learner: Learner | null }) {
  const outbox = useUnsentEntries(learner?.id ?? null);
  const done = useDoneParts(learner, outbox);
  const set = useOwnAssignments(learner?.id ?? null, outbox);
  const ask = useAskAbout(learner?.id ?? null);
  const hasBegun = done.length > 0;
  useEffect(() => {
    if (hasBegun) markBegun();
  }, [hasBegun]);
  const isFocusMode = useFocusMode();
  const noTests = useNoTests();
  const hasReport = learner?.preferences.dailyReports && !isFocusMode;
  return (
    <>
      {set && (
        <Suspense fallback={<BlankAssignment />}>
          <AssignmentCard shown={set} />
        </Suspense>
      )}
      {learner && ask.groupId && (
        <Suspense>
          <AskCard learner={learner} groupId={ask.groupId} onAnswered={ask.end} />
        </Suspense>
      )}
      {noTests === null && set?.current?.kind !== 'sequence' && (
        <ResumeCard done={done} owner={learner?.id ?? null} isSecond={Boolean(set?.current)} />
      )}
      {hasReport && <DailyReport learner={learner} outbox={outbox} />}
      {!isFocusMode && <TodaysThree owner={learner?.id ?? null} outbox={outbox} />}
    </>
  );
}

/**
 * The parts done in the current sequence of a learner, or of the visitor of this device. Until the attempts have
 * loaded, and if that fails, the results in the session are used.
 */
function useDoneParts(learner: Learner | null, outbox: readonly OutboxEntry[]): ScreeningPart[] {
  const { data } = useQuery({ ...attemptsQuery(learner?.id ?? null), enabled: !learner?.isByPictures });
  const finished = data ? partsByFinishTime(data) : learner ? partsWithResult(learner) : [];
  return partsDone([...finished, ...partsOf(notListed(outbox, data))]);
}

/** The group to ask about, until the learner ends the question: the first switch that is pressed answers it already. */
function useAskAbout(owner: string | null) {
  const { data } = useQuery(ownAssignmentsQuery(owner));
  const [groupId, setGroupId] = useState<string | null>(null);
  if (data?.askAbout && groupId === null) setGroupId(data.askAbout);
  return { groupId, end: () => setGroupId(null) };
}

/** Tells visitors the benefits of an account. */
function AccountCard() {
  return (
    <StepCard
      title={m['welcome.dashboard.account.title']()}
      sentence={m['welcome.dashboard.account.sentence']()}
      tone="accent"
      picture={<RoundLeaf />}
    >
      <Button size="l" look="line" {...useOpener('sign-up')}>
        {m['welcome.dashboard.account.sign_up']()}
      </Button>
      <Button look="quiet" {...useOpener('log-in')}>
        {m['welcome.dashboard.account.log_in']()}
      </Button>
    </StepCard>
  );
}

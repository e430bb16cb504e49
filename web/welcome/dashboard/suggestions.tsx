import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import type { Learner } from '#contract/people/learner.ts';
import { nextPart, SCREENING_PARTS } from '#rules/screening/screening-sequence.ts';
import { useUnsentEntries } from '../../activities/todays-three/outbox-entries.ts';
import { markBegun, useUnfinishedPart } from '../../activities/unfinished-part.ts';
import { ownAssignmentsQuery } from '../../api/own-assignments.ts';
import { useFocusMode } from '../../api/session.tsx';
import { useNoTests } from '../../api/test-offer.ts';
import { LearnersOnly, UnlessFocusMode, WithTests } from '../../learner/shown-to.tsx';
import { lazyChunk } from '../../ui/loading/lazy-chunk.ts';
import { DeviceResultsNote } from '../device-results-note.tsx';
import { BlankDailyReport, DailyReport } from './daily-report.tsx';
import { FirstResumeCard, ResumeCard } from './resume-card.tsx';
import { BlankTodaysThree, TodaysThree } from './todays-three/todays-three.tsx';
import { useDaysWork } from './todays-three/use-todays-three.ts';
import { useDoneParts } from './use-done-parts.ts';

/** Loaded only for learners who are asked. */
const AskCard = lazyChunk(async () => (await import('./ask-card.tsx')).AskCard);

/** The placeholder of the next steps until the session is known. */
export function BlankSteps() {
  return (
    <>
      <BlankTodaysThree />
      <WithTests>
        <FirstResumeCard />
      </WithTests>
      <LearnersOnly>
        <UnlessFocusMode>
          <BlankDailyReport />
        </UnlessFocusMode>
      </LearnersOnly>
    </>
  );
}

/** What to do next, the most important first: a test that was begun, then today's three, which begin with what a leader set. */
export function Suggestions({ learner }: { learner: Learner | null }) {
  const owner = learner?.id ?? null;
  const outbox = useUnsentEntries(owner);
  const done = useDoneParts(learner, outbox);
  const work = useDaysWork(owner, outbox);
  const ask = useAskAbout(owner);
  const unfinished = useUnfinishedPart(owner);
  const isFocusMode = useFocusMode();
  const hasTests = useNoTests() === null;
  const hasBegun = done.length > 0;
  useEffect(() => {
    if (hasBegun) markBegun();
  }, [hasBegun]);
  const isSet = work.set.some(({ kind, isDone }) => kind === 'sequence' && !isDone);
  const isUnderWay = hasTests && !isSet && nextPart(done) !== null && (hasBegun || unfinished === SCREENING_PARTS[0]);
  const test = hasTests && !isSet && <ResumeCard key="test" done={done} owner={owner} isSecond={!isUnderWay} />;
  return (
    <>
      {isUnderWay && test}
      {learner && ask.groupId && (
        <Suspense>
          <AskCard learner={learner} groupId={ask.groupId} onAnswered={ask.end} />
        </Suspense>
      )}
      <TodaysThree owner={owner} work={work} isSecond={isUnderWay} />
      {!isUnderWay && test}
      {learner && hasTests && !hasBegun && <DeviceResultsNote />}
      {learner?.preferences.dailyReports && !isFocusMode && <DailyReport learner={learner} outbox={outbox} />}
    </>
  );
}

/** The group to ask about, until the learner ends the question: the first switch that is pressed answers it already. */
function useAskAbout(owner: string | null) {
  const { data } = useQuery(ownAssignmentsQuery(owner));
  const [groupId, setGroupId] = useState<string | null>(null);
  if (data?.askAbout && groupId === null) setGroupId(data.askAbout);
  return { groupId, end: () => setGroupId(null) };
}

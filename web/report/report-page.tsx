import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ScreeningAttempts } from '#contract/screening-attempts.ts';
import { m } from '#messages';
import { SCREENING_PARTS } from '#rules/screening/screening-sequence.ts';
import { isAttempt } from '../api/outbox.ts';
import { attemptsQuery } from '../api/screening-attempts.ts';
import { useSession } from '../api/session.tsx';
import { SCREENING_PART_INFO } from '../play/screening-part-info.ts';
import { FullReport } from './full-report.tsx';
import { GamesSection } from './games-section.tsx';
import { ReportActions } from './report-actions.tsx';
import { ReportFrame } from './report-layout.tsx';
import { type DonePart, reportHeadline, reportLead } from './report-lead.ts';
import { EmptyReport, LoadingReport, ReportUnavailable } from './report-states.tsx';
import { OnlyHereNote } from './storage-notes.tsx';
import { useOutboxEntries, WaitingNotes } from './waiting-notes.tsx';

export function meta() {
  return [{ title: m['report.page_title']() }];
}

export default function ReportPage() {
  const [now] = useState(() => new Date());
  const { learner } = useSession().session;
  const owner = learner?.id ?? null;
  const { attempts, isUnavailable, tryAgain } = useAttempts(owner);
  const entries = useOutboxEntries(owner);
  const done = attempts ? doneParts(attempts) : [];
  const hasResults = attempts && done.length > 0;
  return (
    <ReportFrame
      title={hasResults ? reportHeadline(done, learner?.name ?? null, now) : m['report.title']()}
      lead={hasResults ? reportLead(done, now) : null}
    >
      <WaitingNotes entries={entries ?? []} />
      {owner !== null && <OnlyHereNote key={owner} owner={owner} />}
      {hasResults && <FullReport attempts={attempts} isOfDevice={owner === null} now={now} />}
      {attempts && !hasResults && entries && (
        <EmptyReport isWaiting={entries.some(isAttempt)} isSignedIn={owner !== null} />
      )}
      {attempts && <GamesSection owner={owner} now={now} isAlone={!hasResults} />}
      {hasResults && <ReportActions />}
      {isUnavailable && <ReportUnavailable isOfDevice={owner === null} onTryAgain={tryAgain} />}
      {!isUnavailable && !hasResults && !(attempts && entries) && <LoadingReport />}
    </ReportFrame>
  );
}

/** The parts with at least one attempt, each with the time of the newest one. */
function doneParts(attempts: ScreeningAttempts): DonePart[] {
  return SCREENING_PARTS.flatMap((part) => {
    const [newest] = attempts[part];
    return newest ? [{ title: SCREENING_PART_INFO[part].title, timestamp: newest.timestamp }] : [];
  });
}

/** The attempts of a learner, or those of this device. `isUnavailable`: the last try failed, and none succeeded before. */
function useAttempts(owner: string | null) {
  const query = useQuery({ ...attemptsQuery(owner), refetchOnReconnect: true });
  return {
    attempts: query.data,
    isUnavailable: query.data === undefined && (query.isError || query.failureCount > 0),
    tryAgain: () => void query.refetch(),
  };
}

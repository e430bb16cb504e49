import { useState } from 'react';
import { isAttempt } from '../../api/outbox.ts';
import { useSession } from '../../api/session.tsx';
import { doneParts } from './done-parts.ts';
import { EmptyReport } from './empty-report.tsx';
import { FullReport } from './full-report.tsx';
import { GamesSection } from './games-section.tsx';
import { KeptHereNote } from './kept-here-note.tsx';
import { LoadingReport } from './loading-report.tsx';
import { ReportActions } from './report-actions.tsx';
import { ReportAway } from './report-away.tsx';
import { ReportFrame } from './report-frame.tsx';
import { reportHeadline, reportLead } from './report-lead.ts';
import { useAttempts } from './use-attempts.ts';
import { useWaiting } from './use-waiting.ts';
import { WaitingNotes } from './waiting-notes.tsx';

export function meta() {
  return [{ title: 'Your report | #thembstudy' }];
}

export default function ReportPage() {
  const [now] = useState(() => new Date());
  const { learner } = useSession().session;
  const owner = learner?.id ?? null;
  const { attempts, isAway, tryAgain } = useAttempts(owner);
  const waiting = useWaiting(owner);
  const done = attempts ? doneParts(attempts) : [];
  const isThere = attempts && done.length > 0;
  return (
    <ReportFrame
      title={isThere ? reportHeadline(done, learner?.name ?? null, now) : 'Your report'}
      lead={isThere ? reportLead(done, now) : null}
    >
      <WaitingNotes waiting={waiting ?? []} />
      {owner !== null && <KeptHereNote key={owner} owner={owner} />}
      {isThere && <FullReport attempts={attempts} isOfDevice={owner === null} now={now} />}
      {attempts && !isThere && waiting && (
        <EmptyReport isWaiting={waiting.some(isAttempt)} isSignedIn={owner !== null} />
      )}
      {attempts && <GamesSection owner={owner} now={now} isAlone={!isThere} />}
      {isThere && <ReportActions />}
      {isAway && <ReportAway isOfDevice={owner === null} onTryAgain={tryAgain} />}
      {!isAway && !isThere && !(attempts && waiting) && <LoadingReport />}
    </ReportFrame>
  );
}

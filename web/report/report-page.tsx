import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useId, useState } from 'react';
import type { ScreeningAttempts } from '#contract/screening/screening-attempts.ts';
import { m } from '#messages';
import { needsGrownUp } from '#rules/people/age-band.ts';
import { SCREENING_PARTS } from '#rules/screening/screening-sequence.ts';
import { SCREENING_PART_INFO } from '../activities/screening-part-info.ts';
import { attemptsQuery } from '../api/screening-attempts.ts';
import { isTrying, useSession } from '../api/session.tsx';
import { isAttempt } from '../device/results/outbox.ts';
import { OwnAccountCard } from '../learner/own-account-card.tsx';
import { usePlayerAge } from '../learner/player-age.ts';
import { TryingNote } from '../learner/trying-note.tsx';
import { Button, ButtonLink } from '../ui/controls/button.tsx';
import { PrinterIcon } from '../ui/icons.ts';
import { Note, Row, Stack } from '../ui/layout/layout.tsx';
import css from './report.module.css';
import { PrintHead, ReportFrame } from './report-layout.tsx';
import { EmptyReport, LoadingReport, ReportUnavailable } from './report-states.tsx';
import { GamesSection, PassagesSection } from './sections/games-section.tsx';
import { ReadingSection } from './sections/reading-section.tsx';
import { DeviceNote, OnlyHereNote } from './sections/storage-notes.tsx';
import { useOutboxEntries, WaitingNotes } from './sections/waiting-notes.tsx';
import { type DonePart, reportHeadline, reportLead } from './words/report-lead.ts';

const loadFullReport = () => import('./full-report.tsx');
const FullReport = lazy(loadFullReport);

export function meta() {
  return [{ title: m['report.page_title']() }, { name: 'description', content: m['report.page_description']() }];
}

export default function ReportPage() {
  const { learner } = useSession().session;
  if (learner?.isByPictures)
    return (
      <ReportFrame title={m['report.title']()} printHead={false}>
        <OwnAccountCard place="report" />
      </ReportFrame>
    );
  return learner && isTrying(learner) ? <TryingReport owner={learner.id} /> : <OwnReport />;
}

/**
 * For a parent or a teacher who does not use the app for themself: no report, but the unsent results on this device.
 */
function TryingReport({ owner }: { owner: string }) {
  const waiting = (useOutboxEntries(owner) ?? []).length;
  return (
    <ReportFrame title={m['report.title']()} printHead={false}>
      <TryingNote />
      <p>{m['report.waiting.nothing_shown']()}</p>
      {waiting > 0 && <Note tone="caution">{m['report.waiting.for_self']({ count: waiting })}</Note>}
    </ReportFrame>
  );
}

function OwnReport() {
  const [now] = useState(() => new Date());
  const { learner, status } = useSession().session;
  const isKnown = status !== 'loading';
  const owner = learner?.id ?? null;
  const { attempts, isUnavailable, tryAgain } = useAttempts(owner, isKnown);
  const entries = useOutboxEntries(owner);
  useEffect(() => {
    // Loaded in parallel with the attempts. A failure is handled when the report is rendered.
    if (isKnown) loadFullReport().catch(() => undefined);
  }, [isKnown]);
  const done = attempts ? doneParts(attempts) : [];
  const hasResults = attempts && done.length > 0;
  return (
    <ReportFrame
      title={hasResults ? reportHeadline(done, learner?.name ?? null, now) : m['report.title']()}
      printHead={hasResults && <PrintHead name={learner?.name ?? null} now={now} />}
    >
      {isKnown && <WaitingNotes entries={entries ?? []} />}
      {hasResults && <ResultsReport attempts={attempts} owner={owner} now={now} />}
      {attempts && !hasResults && entries && (
        <EmptyReport isWaiting={entries.some(isAttempt)} isSignedIn={owner !== null} />
      )}
      {attempts && !hasResults && owner !== null && <DeviceResults now={now} />}
      {attempts && <GamesSection owner={owner} now={now} isAlone={!hasResults} />}
      {attempts && <PassagesSection owner={owner} isAlone={!hasResults} />}
      {(attempts || isUnavailable) && <ReadingSection owner={owner} now={now} isOpenFirst={!hasResults} />}
      {hasResults && <ShareSection />}
      {hasResults && owner === null && <DeviceNote />}
      {owner !== null && <OnlyHereNote key={owner} owner={owner} />}
      {hasResults && <ReportActions />}
      {isUnavailable && <ReportUnavailable isOfDevice={owner === null} onTryAgain={tryAgain} />}
      {!isUnavailable && !hasResults && !(attempts && entries) && <LoadingReport />}
    </ReportFrame>
  );
}

type ResultsReportProps = { attempts: ScreeningAttempts; owner: string | null; now: Date };

function ResultsReport({ attempts, owner, now }: ResultsReportProps) {
  const { ageBand } = usePlayerAge();
  return (
    <Suspense fallback={<LoadingReport />}>
      <FullReport
        attempts={attempts}
        owner={owner}
        ageBand={ageBand}
        isForChild={ageBand !== null && needsGrownUp(ageBand)}
        lead={reportLead(doneParts(attempts), now)}
        now={now}
      />
    </Suspense>
  );
}

/** For a learner without results: a press shows the results on this device from before the log-in. */
function DeviceResults({ now }: { now: Date }) {
  const { data } = useQuery(attemptsQuery(null));
  const [isOpen, setIsOpen] = useState(false);
  if (!data || doneParts(data).length === 0) return null;
  return (
    <>
      <Note>
        <p>{m['report.of_device.sentence']()}</p>
        <div>
          <Button look="line" aria-expanded={isOpen} onPress={() => setIsOpen(!isOpen)}>
            {isOpen ? m['report.of_device.hide']() : m['report.of_device.show']()}
          </Button>
        </div>
      </Note>
      {isOpen && <ResultsReport attempts={data} owner={null} now={now} />}
    </>
  );
}

/** The parts with at least one attempt, each with the time of the newest. */
function doneParts(attempts: ScreeningAttempts): DonePart[] {
  return SCREENING_PARTS.flatMap((part) => {
    const [newest] = attempts[part];
    return newest ? [{ title: SCREENING_PART_INFO[part].title(), timestamp: newest.timestamp }] : [];
  });
}

/**
 * The attempts of a learner, or those on this device. `isUnavailable`: the last request failed, and there is no
 * earlier response.
 */
function useAttempts(owner: string | null, isKnown: boolean) {
  const query = useQuery({ ...attemptsQuery(owner), enabled: isKnown, refetchOnReconnect: true });
  return {
    attempts: query.data,
    isUnavailable: query.data === undefined && (query.isError || query.failureCount > 0),
    tryAgain: () => void query.refetch(),
  };
}

/** Buttons to print the report, or to repeat a part. */
function ReportActions() {
  const choiceId = useId();
  const [isChoosing, setIsChoosing] = useState(false);
  return (
    <Stack className={css.screenOnly}>
      <Row>
        <Button size="l" look="line" onPress={() => print()}>
          <PrinterIcon />
          {m['report.actions.print']()}
        </Button>
        <Button
          size="l"
          look="line"
          aria-expanded={isChoosing}
          {...(isChoosing && { 'aria-controls': choiceId })}
          onPress={() => setIsChoosing(!isChoosing)}
        >
          {m['report.actions.again']()}
        </Button>
      </Row>
      {isChoosing && <PartChoice id={choiceId} />}
    </Stack>
  );
}

function PartChoice({ id }: { id: string }) {
  return (
    <Stack id={id}>
      <p>{m['report.actions.choose']()}</p>
      <Row as="ul">
        {SCREENING_PARTS.map((part) => (
          <li key={part}>
            <ButtonLink look="line" to={SCREENING_PART_INFO[part].path}>
              {SCREENING_PART_INFO[part].task()}
            </ButtonLink>
          </li>
        ))}
      </Row>
    </Stack>
  );
}

/** Loaded lazily, because the report does not need it. If loading fails, it is missing until the next page load. */
const ShareCard = lazy(() =>
  import('./grown-up/share-card.tsx').then(
    (module) => ({ default: module.ShareCard }),
    () => ({ default: () => null }),
  ),
);

/** Ways to show the results to a parent or teacher. */
function ShareSection() {
  return (
    <Suspense>
      <ShareCard />
    </Suspense>
  );
}

import { Suspense, useEffect, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { PASSAGES } from '#content/passages.ts';
import { m } from '#messages';
import { DEFAULT_PREFERENCES } from '#rules/people/preferences.ts';
import { useSession } from '../../api/session.tsx';
import { addReading } from '../../device/texts/reading-history.ts';
import { PATHS } from '../../paths.ts';
import type { ReaderText } from '../../reader/spoken-text.ts';
import { TextCard } from '../../reader/text-card.tsx';
import { useReader } from '../../reader/use-reader.ts';
import { Button, ButtonLink } from '../../ui/controls/button.tsx';
import { CircleNotchIcon, StopCircleIcon } from '../../ui/icons.ts';
import { Note, Page, PageHead } from '../../ui/layout/layout.tsx';
import layout from '../../ui/layout.module.css';
import { ChunkMissing } from '../../ui/loading/chunk-missing.tsx';
import { ContentMissing } from '../../ui/loading/content-missing.tsx';
import { useIsHydrated } from '../../ui/loading/hydrated.ts';
import { lazyChunk } from '../../ui/loading/lazy-chunk.ts';
import { useLoadedAfterPage } from '../../ui/loading/use-loaded-after-page.ts';
import { LIVE_REGION } from '../../ui/words/live-region.ts';
import { pageMeta } from '../../ui/words/page-meta.ts';
import css from './read-yourself.module.css';
import { type Problem, useReadYourself } from './use-read-yourself.ts';

export const meta = pageMeta(m['read_yourself.page_title'], m['read_yourself.page_description']);

const loadResult = () => import('./reading-result.tsx').then((module) => module.ReadingResult);
const ReadingResult = lazyChunk(loadResult, ChunkMissing);
const OwnReadings = lazyChunk(() => import('./own-readings.tsx').then((module) => module.OwnReadings));

/** Loaded lazily with what opens a text of the learner or of a leader, which passages do not need. */
const TextToRead = lazyChunk(() => import('./text-to-read.tsx').then((module) => module.TextToRead), ChunkMissing);

/** The page for reading a text aloud; `?passage=` has the id of a passage, the fragment that of a text in My Texts. */
export default function ReadYourselfPage() {
  const [query] = useSearchParams();
  const { hash } = useLocation();
  const isHydrated = useIsHydrated();
  if (isHydrated && hash !== '')
    return (
      <Suspense>
        <TextToRead key={hash} fragment={hash}>
          {(text, back) => <ReadYourself text={text} back={back} />}
        </TextToRead>
      </Suspense>
    );
  if (!PASSAGES) return <ContentMissing part="passages" to={PATHS.levelUpLab} />;
  // Prerendered pages know no address.
  const asked = isHydrated ? query.get('passage') : null;
  const passage = PASSAGES.find(({ id }) => id === asked) ?? PASSAGES[0];
  const back = { to: PATHS.assignment, label: m['level_up_lab.assignment.title']() };
  return <ReadYourself key={passage.id} text={passage} back={back} />;
}

type ReadYourselfProps = { text: ReaderText; back: { to: string; label: string } };

function ReadYourself({ text, back }: ReadYourselfProps) {
  const { session } = useSession();
  const owner = session.learner?.id ?? null;
  const isWanted = (session.learner?.preferences ?? DEFAULT_PREFERENCES).stutterDetection;
  const reader = useReader(text);
  const [wasAdded, setWasAdded] = useState(true);
  const aloud = useReadYourself(reader.spoken, ({ reading, finishedAt }) => {
    const { durationMs, wordsPerMinute, wordsRead: words } = reading;
    const entry = { id: crypto.randomUUID(), owner, kind: 'aloud', textId: text.id, title: text.title } as const;
    addReading({ ...entry, words, durationMs, wordsPerMinute, finishedAt }).then(
      () => setWasAdded(true),
      () => setWasAdded(false),
    );
  });
  const { state } = aloud;
  useLoadedAfterPage(loadResult);
  return (
    <Page width="narrow" className={css.page}>
      <PageHead
        title={m['read_yourself.title']()}
        back={back}
        {...(state.step === 'start' && { lead: m['read_yourself.lead']() })}
      />
      {state.step === 'result' ? (
        <Suspense>
          <ReadingResult heard={state.heard} reader={reader} owner={owner} wasAdded={wasAdded} onAgain={aloud.reset} />
        </Suspense>
      ) : (
        <>
          {state.step === 'start' && isWanted && <p className={layout.soft}>{m['read_yourself.first_use']()}</p>}
          <TextCard reader={reader} />
          {isWanted ? <RecordingBar {...aloud} /> : <SwitchedOff />}
        </>
      )}
      <Suspense>
        <OwnReadings owner={owner} />
      </Suspense>
    </Page>
  );
}

function SwitchedOff() {
  return (
    <Note>
      <p>{m['read_yourself.switched_off']()}</p>
      <ButtonLink look="line" to={PATHS.profile}>
        {m['read_yourself.open_profile']()}
      </ButtonLink>
    </Note>
  );
}

const PROBLEMS: Record<Problem, () => string> = {
  refused: m['read_yourself.fault.refused'],
  'no-microphone': m['read_yourself.fault.no_microphone'],
  'not-loaded': m['read_yourself.fault.not_loaded'],
  silent: m['read_yourself.fault.silent'],
  noise: m['read_yourself.fault.noise'],
  'too-short': m['read_yourself.fault.too_short'],
  'other-text': m['read_yourself.fault.other_text'],
};

type RecordingBarProps = Pick<ReturnType<typeof useReadYourself>, 'state' | 'level' | 'start' | 'stop'>;

/** Starts and stops a recording; sticky below the text. */
function RecordingBar({ state: { step, ...rest }, level, start, stop }: RecordingBarProps) {
  const problem = 'problem' in rest ? rest.problem : null;
  const isRecording = step === 'recording';
  return (
    <div className={css.bar}>
      <div {...LIVE_REGION}>
        {problem && <Note tone="caution">{PROBLEMS[problem]()}</Note>}
        {isRecording && <p className={layout.hidden}>{m['read_yourself.listening']()}</p>}
        {step === 'working' && (
          <p className={css.working}>
            <CircleNotchIcon />
            {m['read_yourself.working']()}
          </p>
        )}
      </div>
      {isRecording && <Recording level={level} onStop={stop} />}
      {(step === 'start' || step === 'fault' || step === 'asking') && (
        <div className={css.start}>
          <Button size="l" onPress={() => step !== 'asking' && start()}>
            {problem ? m['read_yourself.try_again']() : m['read_yourself.start']()}
          </Button>
          {step === 'asking' && <p className={layout.soft}>{m['read_yourself.asking']()}</p>}
        </div>
      )}
    </div>
  );
}

function Recording({ level, onStop }: { level: number; onStop: () => void }) {
  const stop = useRef<HTMLButtonElement>(null);
  useEffect(() => stop.current?.focus(), []);
  return (
    <div className={css.recording}>
      <Button ref={stop} size="l" onPress={onStop}>
        <StopCircleIcon />
        {m['read_yourself.stop']()}
      </Button>
      <div className={css.hearing}>
        <span>{m['read_yourself.hears_you']()}</span>
        <div className={css.level} aria-hidden="true">
          <span style={{ inlineSize: `${Math.round(level * 100)}%` }} />
        </div>
      </div>
    </div>
  );
}

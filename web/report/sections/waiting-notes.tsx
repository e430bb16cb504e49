import { useQueryClient } from '@tanstack/react-query';
import type { ProblemCode } from '#contract/platform/problem.ts';
import { m } from '#messages';
import { GAME_INFO } from '../../activities/game-info.ts';
import { SCREENING_PART_INFO } from '../../activities/screening-part-info.ts';
import { runsQuery } from '../../api/game-runs.ts';
import { attemptsQuery } from '../../api/screening-attempts.ts';
import type { OutboxEntry } from '../../device/device-store.ts';
import { discard, entriesOf, onOutboxChange } from '../../device/results/outbox.ts';
import { useDeviceData } from '../../device/use-device-data.ts';
import { refusalSentence } from '../../http/problem-sentences.ts';
import { useSubmit } from '../../http/use-submit.ts';
import { Button } from '../../ui/controls/button.tsx';
import { useOpener } from '../../ui/focus/panels.ts';
import { CloudSlashIcon } from '../../ui/icons.ts';
import { Note, Stack } from '../../ui/layout/layout.tsx';
import { joinSentences } from '../../ui/words/join-sentences.ts';
import { firstNumberWord } from '../../ui/words/number-words.ts';
import css from '../report.module.css';

/** The results that have not been sent yet, and those that the server refused. */
export function WaitingNotes({ entries }: { entries: readonly OutboxEntry[] }) {
  const inState = (state: OutboxEntry['state']) => entries.filter((entry) => entry.state === state);
  const waitingFor = (code: ProblemCode) => inState('waiting').filter(({ reason }) => reason === code).length;
  const [tooEarly, attemptsTooEarly] = [waitingFor('run-too-early'), waitingFor('attempt-too-early')];
  const unknownKind = waitingFor('unknown-kind');
  const waiting = inState('waiting').length - tooEarly - attemptsTooEarly - unknownKind;
  const needSignIn = inState('needs-sign-in').length;
  if (entries.length === 0) return null;
  return (
    <Stack isWide>
      {waiting > 0 && (
        <Note tone="caution" icon={<CloudSlashIcon />}>
          {m['report.waiting.for_server']({ count: waiting, number: firstNumberWord(waiting) })}
        </Note>
      )}
      {tooEarly > 0 && (
        <Note tone="caution" icon={<CloudSlashIcon />}>
          {m['report.waiting.too_early']({ count: tooEarly, number: firstNumberWord(tooEarly) })}
        </Note>
      )}
      {attemptsTooEarly > 0 && (
        <Note tone="caution" icon={<CloudSlashIcon />}>
          {refusalSentence('attempt-too-early')}
        </Note>
      )}
      {unknownKind > 0 && (
        <Note tone="caution" icon={<CloudSlashIcon />}>
          {m['report.waiting.unknown_kind']({ count: unknownKind, number: firstNumberWord(unknownKind) })}
        </Note>
      )}
      {needSignIn > 0 && <LogInNote count={needSignIn} />}
      {inState('refused').map((refused) => (
        <RefusedNote key={refused.id} {...refused} />
      ))}
    </Stack>
  );
}

function LogInNote({ count }: { count: number }) {
  const logIn = useOpener('log-in');
  return (
    <Note tone="caution" icon={<CloudSlashIcon />}>
      <p>{m['report.waiting.for_log_in']({ count, number: firstNumberWord(count) })}</p>
      <div className={css.screenOnly}>
        <Button look="line" {...logIn}>
          {m['shared.log_in']()}
        </Button>
      </div>
    </Note>
  );
}

function RefusedNote({ id, kind, reason = '' }: OutboxEntry) {
  const { submit, problem } = useSubmit(() => discard(id), {
    sentence: () => m['report.waiting.remove_failed'](),
  });
  return (
    <Note tone="danger">
      <p>{joinSentences(refusedWords(kind), refusalSentence(reason))}</p>
      <div className={css.screenOnly}>
        <Button look="line" onPress={() => submit()}>
          {m['report.waiting.remove']()}
        </Button>
      </div>
      {problem && <p role="alert">{problem}</p>}
    </Note>
  );
}

function refusedWords(kind: string): string {
  const titles: Record<string, { title: () => string }> = { ...SCREENING_PART_INFO, ...GAME_INFO };
  const title = titles[kind]?.title();
  return title === undefined ? m['report.waiting.refused_unknown']() : m['report.waiting.refused']({ title });
}

/** The outbox entries of a learner or visitor; null until they are loaded. A delivery also refetches the report. */
export function useOutboxEntries(owner: string | null): readonly OutboxEntry[] | null {
  const queries = useQueryClient();
  const { data, isRefused } = useDeviceData(
    owner ?? '',
    () => entriesOf(owner),
    (listener) =>
      onOutboxChange(() => {
        listener();
        void queries.invalidateQueries(attemptsQuery(owner));
        void queries.invalidateQueries(runsQuery(owner));
      }),
  );
  // A browser that blocks storage has no entries.
  return isRefused ? [] : (data ?? null);
}

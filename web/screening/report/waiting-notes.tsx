import { useState } from 'react';
import { numberWord, sentenceCase } from '#rules/number-words.ts';
import type { OutboxEntry } from '../../api/device-store.ts';
import { discard } from '../../api/outbox.ts';
import { GAME_INFO } from '../../sitting/game-info.ts';
import { Button } from '../../ui/button.tsx';
import { CloudSlashIcon } from '../../ui/icons.ts';
import { Note } from '../../ui/note.tsx';
import { useOpener } from '../../ui/panels.ts';
import { PART_FACES } from './part-faces.ts';
import css from './report.module.css';

/** What has not reached the server yet, and what it did not take. */
export function WaitingNotes({ waiting }: { waiting: readonly OutboxEntry[] }) {
  const inState = (state: OutboxEntry['state']) => waiting.filter((entry) => entry.state === state);
  const [sentLater, needLogIn] = [inState('waiting').length, inState('needs-sign-in').length];
  if (waiting.length === 0) return null;
  return (
    <div className={css.notes}>
      {sentLater > 0 && (
        <Note tone="caution" icon={<CloudSlashIcon />}>
          {`${stillHere(sentLater)} and ${sentLater === 1 ? 'is' : 'are'} sent when the server answers.`}
        </Note>
      )}
      {needLogIn > 0 && <LogInNote count={needLogIn} />}
      {inState('refused').map((refused) => (
        <RefusedNote key={refused.id} {...refused} />
      ))}
    </div>
  );
}

function LogInNote({ count }: { count: number }) {
  const logIn = useOpener('log-in');
  return (
    <Note tone="caution" icon={<CloudSlashIcon />}>
      <p>{`${stillHere(count)}. Log in again and ${count === 1 ? 'it is' : 'they are'} sent.`}</p>
      <div className={css.screenOnly}>
        <Button look="line" {...logIn}>
          Log in
        </Button>
      </div>
    </Note>
  );
}

function RefusedNote({ id, kind, reason = '' }: OutboxEntry) {
  const [hasFailed, setHasFailed] = useState(false);
  const remove = () => {
    setHasFailed(false);
    discard(id).catch(() => setHasFailed(true));
  };
  return (
    <Note tone="danger">
      <p>{`The server did not take one result of ${titleOf(kind)}. ${reason}`}</p>
      <div className={css.screenOnly}>
        <Button look="line" onPress={remove}>
          Remove it from this device
        </Button>
      </div>
      {hasFailed && <p role="alert">It could not be removed. Try again.</p>}
    </Note>
  );
}

function titleOf(kind: string): string {
  const faces: Record<string, { title: string }> = { ...PART_FACES, ...GAME_INFO };
  return faces[kind]?.title ?? 'a test';
}

function stillHere(count: number): string {
  const results = count === 1 ? 'result is' : 'results are';
  return sentenceCase(`${numberWord(count)} ${results} still on this device`);
}

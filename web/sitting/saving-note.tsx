import { Button } from '../ui/button.tsx';
import { CheckIcon, CloudSlashIcon } from '../ui/icons.ts';
import { Note } from '../ui/note.tsx';
import { useOpener } from '../ui/panels.ts';
import css from './saving-note.module.css';
import type { Saving } from './use-saving.ts';

type SavingNoteProps = {
  saving: Saving<unknown>;
  onTryAgain: () => void;
  /** What was finished, as a sentence calls it. */
  thing?: 'result' | 'game';
  /** What is said once the server has it. */
  sentWords?: string;
};

/** Says in one plain sentence where a finished sitting is. */
export function SavingNote({ saving, onTryAgain, thing = 'result', sentWords = 'Saved.' }: SavingNoteProps) {
  switch (saving.state) {
    case 'idle':
      return null;
    case 'keeping':
      return <Line>{`Your ${thing} is being saved.`}</Line>;
    case 'kept':
      return <Line>Saved on this device. Now it is being sent.</Line>;
    case 'on-device':
      return saving.isUnkept ? (
        <Note tone="caution">Not sent. This browser keeps nothing, so your report cannot show it.</Note>
      ) : (
        <Line done>Saved on this device only. It is not sent.</Line>
      );
    case 'sent':
      return <Sent isNamed={saving.isNamed} isUnkept={saving.isUnkept} words={sentWords} />;
    case 'waiting':
      return (
        <Note tone="caution" icon={<CloudSlashIcon />}>
          <p>{`The server does not answer. Your ${thing} is kept on this device and is sent later.`}</p>
          <TryAgain onPress={onTryAgain} />
        </Note>
      );
    case 'needs-sign-in':
      return <LogInNote thing={thing} />;
    case 'refused':
      return <Note tone="danger">{`The server did not take this ${thing}. ${saving.reason}`}</Note>;
    case 'lost':
      return (
        <Note tone="danger">
          <p>{`This ${thing} could not be saved: the server does not answer, and this browser does not let us keep it.`}</p>
          <TryAgain onPress={onTryAgain} />
        </Note>
      );
  }
}

function Sent({ isNamed, isUnkept, words }: { isNamed: boolean; isUnkept: boolean; words: string }) {
  if (isUnkept) return <Note tone="caution">Sent. This browser keeps nothing, so your report cannot show it.</Note>;
  return <Line done>{isNamed ? words : 'Saved on this device, without a name.'}</Line>;
}

function LogInNote({ thing }: { thing: string }) {
  return (
    <Note tone="caution" icon={<CloudSlashIcon />}>
      <p>{`Your ${thing} is kept on this device. Log in again and it is sent.`}</p>
      <Button look="quiet" {...useOpener('log-in')}>
        Log in
      </Button>
    </Note>
  );
}

function TryAgain({ onPress }: { onPress: () => void }) {
  return (
    <Button look="quiet" onPress={onPress}>
      Try again
    </Button>
  );
}

function Line({ children, done = false }: { children: string; done?: boolean }) {
  return (
    <p className={css.line} role="status">
      {done && <CheckIcon />}
      {children}
    </p>
  );
}

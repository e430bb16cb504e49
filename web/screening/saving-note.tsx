import type { ScreeningPart } from '#rules/screening/screening-sequence.ts';
import { Button } from '../ui/button.tsx';
import { CheckIcon, CloudSlashIcon } from '../ui/icons.ts';
import { Note } from '../ui/note.tsx';
import { useOpener } from '../ui/panels.ts';
import css from './saving-note.module.css';
import type { Saving } from './use-save-attempt.ts';

type SavingNoteProps = { saving: Saving<ScreeningPart>; onTryAgain: () => void };

/** Says in one plain sentence where a finished sitting is. */
export function SavingNote({ saving, onTryAgain }: SavingNoteProps) {
  switch (saving.state) {
    case 'idle':
      return null;
    case 'keeping':
      return <Line>Your result is being saved.</Line>;
    case 'kept':
      return <Line>Saved on this device. Now it is being sent.</Line>;
    case 'sent':
      return <Sent {...saving} />;
    case 'waiting':
      return (
        <Note tone="caution" icon={<CloudSlashIcon />}>
          <p>The server does not answer. Your result is kept on this device and is sent later.</p>
          <TryAgain onPress={onTryAgain} />
        </Note>
      );
    case 'needs-sign-in':
      return <LogInNote />;
    case 'refused':
      return <Note tone="danger">{`The server did not take this result. ${saving.reason}`}</Note>;
    case 'lost':
      return (
        <Note tone="danger">
          <p>This result could not be saved: the server does not answer, and this browser does not let us keep it.</p>
          <TryAgain onPress={onTryAgain} />
        </Note>
      );
  }
}

function Sent({ isNamed, isUnkept }: { isNamed: boolean; isUnkept: boolean }) {
  if (isUnkept) return <Note tone="caution">Sent. This browser keeps nothing, so your report cannot show it.</Note>;
  return <Line done>{isNamed ? 'Saved.' : 'Saved on this device, without a name.'}</Line>;
}

function LogInNote() {
  return (
    <Note tone="caution" icon={<CloudSlashIcon />}>
      <p>Your result is kept on this device. Log in again and it is sent.</p>
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

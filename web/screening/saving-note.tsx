import type { ScreeningPart } from '#rules/screening/screening-sequence.ts';
import { Button } from '../ui/button.tsx';
import { CheckIcon, CloudSlashIcon } from '../ui/icons.ts';
import { Note } from '../ui/note.tsx';
import css from './saving-note.module.css';
import type { Saving } from './use-save-attempt.ts';

type SavingNoteProps = { saving: Saving<ScreeningPart>; signedIn: boolean; onTryAgain: () => void };

/** Says in one plain sentence where a finished sitting is. */
export function SavingNote({ saving, signedIn, onTryAgain }: SavingNoteProps) {
  switch (saving.state) {
    case 'idle':
      return null;
    case 'keeping':
    case 'kept':
      return <Line>Saved on this device. Now it is being sent.</Line>;
    case 'sent':
      return <Line done>{signedIn ? 'Saved.' : 'Saved on this device, without a name.'}</Line>;
    case 'waiting':
      return (
        <Note tone="caution" icon={<CloudSlashIcon />}>
          <p>The server does not answer. Your result is kept on this device and is sent later.</p>
          <Button look="quiet" onPress={onTryAgain}>
            Try again
          </Button>
        </Note>
      );
    case 'needs-sign-in':
      return (
        <Note tone="caution" icon={<CloudSlashIcon />}>
          Your result is kept on this device. Log in again and it is sent.
        </Note>
      );
    case 'refused':
      return <Note tone="danger">{`The server did not take this result. ${saving.reason}`}</Note>;
    case 'lost':
      return (
        <Note tone="danger">
          <p>
            This result could not be kept: the server does not answer, and this browser does not let us keep things.
          </p>
          <Button look="quiet" onPress={onTryAgain}>
            Try again
          </Button>
        </Note>
      );
  }
}

function Line({ children, done = false }: { children: string; done?: boolean }) {
  return (
    <p className={css.line} role="status">
      {done && <CheckIcon />}
      {children}
    </p>
  );
}

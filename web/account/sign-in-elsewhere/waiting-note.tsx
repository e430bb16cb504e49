import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { ArrowSquareOutIcon } from '../../ui/icons.ts';
import layout from '../../ui/layout.module.css';
import { Note } from '../../ui/note.tsx';
import type { SignInElsewhere } from './use-sign-in-elsewhere.ts';
import { wayName } from './way-names.ts';

type WaitingNoteProps = { elsewhere: SignInElsewhere; onCancel?: () => void };

/** Says where to go on while somebody signs in elsewhere; nothing is held up by it. */
export function WaitingNote({ elsewhere, onCancel }: WaitingNoteProps) {
  const { waitingFor, openAgain, cancel } = elsewhere;
  if (!waitingFor) return null;
  const stop = () => {
    cancel();
    onCancel?.();
  };
  return (
    <Note icon={<ArrowSquareOutIcon />}>
      <p>{goOnWords(waitingFor)}</p>
      <div className={classNames(layout.row, layout.rowQuiet)}>
        <Button look="line" onPress={openAgain}>
          Open it again
        </Button>
        <Button look="quiet" onPress={stop}>
          Cancel
        </Button>
      </div>
    </Note>
  );
}

export function goOnWords(waitingFor: NonNullable<SignInElsewhere['waitingFor']>): string {
  return `Go on in the window of ${wayName(waitingFor)}.`;
}

import { useState } from 'react';
import { POINTS_PER_RUN } from '#rules/points.ts';
import { useSession } from '../api/session.tsx';
import { Button } from '../ui/button.tsx';
import layout from '../ui/layout.module.css';
import { Note } from '../ui/note.tsx';
import { useOpener } from '../ui/panels.ts';
import { SavingNote } from './saving-note.tsx';
import type { SavedRun } from './use-save-run.ts';

/** Says where a finished run is and what became of its points. */
export function PointsNote({ saved: { saving, tryAgain, claim, leaveOut } }: { saved: SavedRun }) {
  const { session } = useSession();
  switch (saving.state) {
    case 'unclaimed':
      return session.learner ? (
        <ClaimNote onClaim={() => void claim()} onLeftOut={() => void leaveOut()} />
      ) : (
        <SignedOutNote />
      );
    case 'unkept':
      return (
        <Note tone="caution">
          You are not signed in, and this browser keeps nothing. This game is over and done, without points.
        </Note>
      );
    case 'sent':
      return (
        <SavingNote
          saving={saving}
          onTryAgain={() => void tryAgain()}
          sentWords={`Saved. ${POINTS_PER_RUN} points added. You have ${saving.answer.points} points.`}
        />
      );
    default:
      return <SavingNote saving={saving} onTryAgain={() => void tryAgain()} thing="game" />;
  }
}

function SignedOutNote() {
  return (
    <Note>
      <p>You are not signed in, so this game gives no points yet. It is kept on this device.</p>
      <p>Log in or sign up, and you can add it to your points.</p>
      <div className={layout.row}>
        <Button look="quiet" {...useOpener('log-in')}>
          Log in
        </Button>
        <Button look="quiet" {...useOpener('sign-up')}>
          Sign up
        </Button>
      </div>
    </Note>
  );
}

function ClaimNote({ onClaim, onLeftOut }: { onClaim: () => void; onLeftOut: () => void }) {
  const [isLeftOut, setIsLeftOut] = useState(false);
  const leaveOut = () => {
    setIsLeftOut(true);
    onLeftOut();
  };
  if (isLeftOut) return <Note>This game stays on this device, without points.</Note>;
  return (
    <Note>
      <p>This game was played before you signed in. Was it you?</p>
      <div className={layout.row}>
        <Button look="line" onPress={onClaim}>
          {`Yes, add ${POINTS_PER_RUN} points`}
        </Button>
        <Button look="quiet" onPress={leaveOut}>
          No, it was not me
        </Button>
      </div>
    </Note>
  );
}

import { useEffect, useRef, useState } from 'react';
import type { Learner } from '#contract/learner.ts';
import { POINTS_PER_RUN } from '#rules/points.ts';
import { useSession } from '../api/session.tsx';
import { Button } from '../ui/button.tsx';
import layout from '../ui/layout.module.css';
import { Note } from '../ui/note.tsx';
import { useOpener } from '../ui/panels.ts';
import css from './points-note.module.css';
import { SavingNote } from './saving-note.tsx';
import type { SavedRun } from './use-save-run.ts';

/** Says where a finished run is and what became of its points. */
export function PointsNote({ saved }: { saved: SavedRun }) {
  const { session } = useSession();
  const place = useRef<HTMLDivElement>(null);
  const { state } = saved.saving;
  // A button that was pressed here may be gone with its note: the focus must not fall back to the top of the page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another state is another note
  useEffect(() => {
    if (document.activeElement === document.body) place.current?.focus({ preventScroll: true });
  }, [state]);
  return (
    <div ref={place} tabIndex={-1} className={css.place}>
      <StateNote saved={saved} learner={session.learner} />
    </div>
  );
}

function StateNote({ saved, learner }: { saved: SavedRun; learner: Learner | null }) {
  const { saving, tryAgain, claim, leaveOut } = saved;
  switch (saving.state) {
    case 'unclaimed':
      return learner ? <ClaimNote onClaim={() => void claim()} onLeftOut={() => void leaveOut()} /> : <SignedOutNote />;
    case 'unkept':
      return (
        <Note tone="caution">
          You are not signed in, and this browser keeps nothing. This game is over and done, without points.
        </Note>
      );
    default:
      return (
        <SavingNote saving={saving} onTryAgain={() => void tryAgain()} thing="game" sentWords={addedWords(learner)} />
      );
  }
}

function addedWords(learner: Learner | null): string {
  const added = `Saved. ${POINTS_PER_RUN} points added.`;
  return learner ? `${added} You have ${learner.points} points.` : added;
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

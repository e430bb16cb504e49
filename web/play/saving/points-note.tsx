import { useEffect, useRef, useState } from 'react';
import type { Learner } from '#contract/people/learner.ts';
import { m } from '#messages';
import { useSession } from '../../api/session.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { useOpener } from '../../ui/focus/panels.ts';
import { Note, Row } from '../../ui/layout/layout.tsx';
import { useSettings } from '../../ui/settings/device-settings.ts';
import { joinSentences } from '../../ui/words/join-sentences.ts';
import css from './saving-note.module.css';
import { SavingNote } from './saving-note.tsx';
import type { SavedRun } from './use-save-run.ts';

/** The number of points, and whether sentences name it: not without points, and calm mode hides points. */
function usePoints({ points }: SavedRun): { points: number; shown: 'yes' | 'no' } {
  const { calm } = useSettings();
  return { points, shown: calm || points === 0 ? 'no' : 'yes' };
}

/** Says where a finished run is stored and whether its points are added. */
export function PointsNote({ saved }: { saved: SavedRun }) {
  const { session } = useSession();
  const place = useRef<HTMLDivElement>(null);
  const { state } = saved.saving;
  // The pressed button may have been removed with its note; the focus must not go back to the top of the page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each state has its own note
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
  const points = usePoints(saved);
  switch (saving.state) {
    case 'unclaimed':
      return learner ? (
        <ClaimNote points={points} onClaim={() => void claim()} onLeftOut={() => void leaveOut()} />
      ) : (
        <SignedOutNote points={points} />
      );
    case 'unstored':
      return <Note tone="caution">{m['play.points.unstored'](points)}</Note>;
    default:
      return (
        <SavingNote
          saving={saving}
          onTryAgain={tryAgain}
          thing="game"
          sentWords={points.shown === 'no' ? m['play.saving.sent']() : addedWords(saved, learner)}
        />
      );
  }
}

function addedWords({ points }: SavedRun, learner: Learner | null): string {
  const added = m['play.points.added']({ points });
  return joinSentences(added, learner && m['play.points.have']({ count: learner.points }));
}

type Points = ReturnType<typeof usePoints>;

function SignedOutNote({ points }: { points: Points }) {
  return (
    <Note>
      <p>{m['play.points.signed_out'](points)}</p>
      <p>{m['play.points.sign_in_to_add'](points)}</p>
      <Row>
        <Button look="quiet" {...useOpener('log-in')}>
          {m['shared.log_in']()}
        </Button>
        <Button look="quiet" {...useOpener('sign-up')}>
          {m['shared.sign_up']()}
        </Button>
      </Row>
    </Note>
  );
}

function ClaimNote({ points, onClaim, onLeftOut }: { points: Points; onClaim: () => void; onLeftOut: () => void }) {
  const [isLeftOut, setIsLeftOut] = useState(false);
  const leaveOut = () => {
    setIsLeftOut(true);
    onLeftOut();
  };
  if (isLeftOut) return <Note>{m['play.points.left_out'](points)}</Note>;
  return (
    <Note>
      <p>{m['play.points.was_it_you']()}</p>
      <Row>
        <Button look="line" onPress={onClaim}>
          {m['play.points.claim'](points)}
        </Button>
        <Button look="quiet" onPress={leaveOut}>
          {m['play.points.leave_out']()}
        </Button>
      </Row>
    </Note>
  );
}

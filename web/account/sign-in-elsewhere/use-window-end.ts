import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { SignInOutcome } from '#contract/sign-in.ts';
import { safeReturnPath } from '#rules/return-path.ts';
import { PATHS } from '../../app/paths.ts';
import { report } from './sign-in-channel.ts';
import { dropNote, type SignInNote } from './sign-in-note.ts';

export type WindowEnd = {
  /** A window is closed; a tab that came here itself goes back to where it was. */
  isWindow: boolean;
  /** Whether this window was to close by itself and is still here. */
  isOver: boolean;
  /** Says how it ended to the tab that waits, and stays. */
  tell: (outcome: SignInOutcome) => void;
  end: (outcome: SignInOutcome) => void;
};

/** How the window in which somebody signs in elsewhere comes to its end. */
export function useWindowEnd(nonce: string, note: SignInNote | null): WindowEnd {
  const navigate = useNavigate();
  const [isOver, setIsOver] = useState(false);
  const backTo = note?.backTo ?? null;
  const tell = (outcome: SignInOutcome) => report({ nonce, outcome });
  const end = (outcome: SignInOutcome) => {
    tell(outcome);
    dropNote(nonce);
    if (backTo !== null) return void navigate(safeReturnPath(backTo, Object.values(PATHS)), { replace: true });
    window.close();
    setIsOver(true);
  };
  return { isWindow: backTo === null, isOver, tell, end };
}

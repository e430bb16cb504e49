import type { Learner } from '#contract/learner.ts';
import { Button } from '../../../ui/button.tsx';
import { focus } from '../../../ui/focus.ts';
import { CheckIcon } from '../../../ui/icons.ts';
import layout from '../../../ui/layout.module.css';
import { Note } from '../../../ui/note.tsx';

type PasswordAtRestProps = {
  learner: Learner;
  hasPassword: boolean;
  /** What came of the form that stood here before, if there was one. */
  outcome: 'saved' | 'left' | null;
  onOpen: () => void;
};

/** Whether there is a password, and the way to another one. */
export function PasswordAtRest({ learner, hasPassword, outcome, onOpen }: PasswordAtRestProps) {
  if (!hasPassword && learner.email === '')
    return (
      <p>A password works only with an email address. This account has none, so it is opened from another site only.</p>
    );
  return (
    <>
      {hasPassword && outcome === 'saved' ? (
        <Note tone="positive" icon={<CheckIcon />}>
          Your password is saved. All your other browsers are signed out.
        </Note>
      ) : (
        <p>{hasPassword ? 'You can log in with your email and a password.' : 'You have no password here yet.'}</p>
      )}
      <div className={layout.row}>
        <Button look="line" onPress={onOpen} ref={outcome ? focus : null}>
          {hasPassword ? 'Change password' : 'Set a password'}
        </Button>
      </div>
    </>
  );
}

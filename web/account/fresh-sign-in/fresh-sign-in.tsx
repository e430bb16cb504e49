import type { Learner } from '#contract/learner.ts';
import { useSignInMethods } from '../../api/sign-in-methods.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import layout from '../../ui/layout.module.css';
import { Note } from '../../ui/note.tsx';
import { PasswordAgain } from './password-again.tsx';
import { WaysAgain } from './ways-again.tsx';

type FreshSignInProps = { learner: Learner; onDone: () => void; onCancel: () => void };

/** Lets a learner prove again who they are, before something that cannot be undone. */
export function FreshSignIn({ learner, onDone, onCancel }: FreshSignInProps) {
  const { ways: found, fault, askAgain } = useSignInMethods(learner.id);
  const ways = found?.map(({ way }) => way);
  const hasPassword = ways?.includes('password') === true;
  const elsewhere = ways?.filter((way) => way !== 'password') ?? [];
  return (
    <div className={classNames(layout.stack, layout.stackWide)}>
      <p>Sign in again first, so that we know it is you.</p>
      {fault && <Note tone="danger">{fault}</Note>}
      {fault && <Button onPress={askAgain}>Try again</Button>}
      {!fault && !ways && <p role="status">One moment.</p>}
      {hasPassword && <PasswordAgain learner={learner} onDone={onDone} />}
      {elsewhere.length > 0 && <WaysAgain ways={elsewhere} isFirst={!hasPassword} onDone={onDone} />}
      <div className={layout.row}>
        <Button look="quiet" onPress={onCancel}>
          Cancel
        </Button>
      </div>
    </div>
  );
}

import { useState } from 'react';
import type { LinkedSignInMethod } from '#contract/people/sign-in-methods.ts';
import { m } from '#messages';
import type { SignInMethod } from '#rules/people/sign-in-methods.ts';
import { providerName } from '../../learner/sign-in-again/sign-in-window.ts';
import { Button } from '../../ui/controls/button.tsx';
import { focus } from '../../ui/focus/focus.ts';
import { classNames } from '../../ui/layout/layout.tsx';
import layout from '../../ui/layout.module.css';
import rows from '../../ui/rows.module.css';
import { dayWords, isSameDay } from '../../ui/words/dates.ts';
import { ConfirmQuestion } from './confirm-question.tsx';
import css from './edit-profile.module.css';

type SignInMethodListProps = {
  methods: readonly LinkedSignInMethod[];
  /** The method that is being removed. */
  removing: SignInMethod | null;
  /** The method whose row gets the focus when the list is shown again. */
  focused: SignInMethod | null;
  onRemove: (method: SignInMethod) => void;
};

/** One row for each sign-in method. The last one cannot be removed. */
export function SignInMethodList({ methods, removing, focused, onRemove }: SignInMethodListProps) {
  const isOnly = methods.length === 1;
  return (
    <>
      <ul className={rows.rows}>
        {methods.map(({ way, addedAt }) => (
          <SignInMethodRow
            key={way}
            method={way}
            addedAt={addedAt}
            takesFocus={focused === way}
            isBusy={removing === way}
            onRemove={isOnly ? null : () => onRemove(way)}
          />
        ))}
      </ul>
      {isOnly && <p className={layout.soft}>{m['account.sign_in_methods.only_one']()}</p>}
    </>
  );
}

type SignInMethodRowProps = {
  method: SignInMethod;
  addedAt: string;
  takesFocus: boolean;
  isBusy: boolean;
  /** Null for a method that cannot be removed. */
  onRemove: (() => void) | null;
};

function SignInMethodRow({ method, addedAt, takesFocus, isBusy, onRemove }: SignInMethodRowProps) {
  const [step, setStep] = useState<'closed' | 'asking' | 'cancelled'>(takesFocus ? 'cancelled' : 'closed');
  return (
    <li className={rows.row}>
      <div className={rows.texts}>
        <p className={rows.name}>{signInMethodName(method)}</p>
        <p className={classNames(layout.soft, layout.small)}>{addedText(addedAt, new Date())}</p>
      </div>
      {onRemove && step !== 'asking' && (
        <Button
          look="line"
          ref={step === 'cancelled' ? focus : null}
          aria-label={m['account.sign_in_methods.remove_named']({ name: signInMethodName(method) })}
          onPress={() => setStep('asking')}
        >
          {m['account.sign_in_methods.remove']()}
        </Button>
      )}
      {onRemove && step === 'asking' && (
        <ConfirmQuestion
          className={css.question}
          question={m['account.sign_in_methods.remove_question']({ method, name: signInMethodName(method) })}
          confirm={m['account.sign_in_methods.remove_confirm']()}
          isBusy={isBusy}
          onConfirm={onRemove}
          onCancel={() => setStep('cancelled')}
        />
      )}
    </li>
  );
}

/** The name at the start of a sentence or alone. */
function signInMethodName(method: SignInMethod): string {
  return method === 'password' ? m['account.sign_in_methods.password']() : providerName(method);
}

export function removedText(method: SignInMethod): string {
  return m['account.sign_in_methods.removed']({ method, name: signInMethodName(method) });
}

function addedText(addedAt: string, now: Date): string {
  const when = isSameDay(new Date(addedAt), now) ? 'today' : 'earlier';
  return m['account.sign_in_methods.added']({ when, day: dayWords(addedAt, now) });
}

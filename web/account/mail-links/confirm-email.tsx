import { type FormEvent, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import layout from '../../ui/layout.module.css';
import { Note } from '../../ui/note.tsx';
import { AskForConfirmation } from './ask-for-confirmation.tsx';
import { GoOnFromHere } from './go-on-from-here.tsx';
import { LinkStatus } from './link-status.tsx';
import { SignUpPasswordField } from './sign-up-password-field.tsx';
import { useConfirmation } from './use-confirmation.ts';

const WORDS = {
  confirmed: 'Your email is confirmed.',
  'signed-up': 'Your account is ready and your email is confirmed. You are signed in.',
} as const;

/** Confirms at a press: programs that open every link of a mail confirm nothing. */
export function ConfirmEmail({ token }: { token: string }) {
  const form = useRef<HTMLFormElement>(null);
  const toField = () => form.current?.querySelector('input')?.focus();
  const { state, password, fieldFault, fault, type, confirm } = useConfirmation(token, toField);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void confirm();
  };
  if (state === 'not-usable') return <AskForConfirmation sentence={fault ?? ''} takesFocus />;
  const done = state === 'confirmed' || state === 'signed-up' ? WORDS[state] : null;
  return (
    <>
      <LinkStatus isBusy={state === 'busy'} done={done} />
      {done ? (
        <GoOnFromHere />
      ) : (
        <form
          ref={form}
          className={classNames(layout.stack, layout.stackWide, layout.stackM)}
          onSubmit={submit}
          noValidate
        >
          <p>
            Press the button to show that this email is yours. If you are new here, this also makes your account. Did
            you not sign up here? Then close this page.
          </p>
          {password !== null && <SignUpPasswordField value={password} error={fieldFault} onChange={type} />}
          {fault && <Note tone="danger">{fault}</Note>}
          <div className={layout.row}>
            <Button type="submit" size="l" isPending={state === 'busy'}>
              Confirm my email
            </Button>
          </div>
        </form>
      )}
    </>
  );
}

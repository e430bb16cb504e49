import { AskForConfirmation } from './ask-for-confirmation.tsx';
import { GoOnFromHere } from './go-on-from-here.tsx';
import { LinkForm } from './link-form.tsx';
import { LinkStatus } from './link-status.tsx';
import { SignUpPasswordField } from './sign-up-password-field.tsx';
import { useConfirmation } from './use-confirmation.ts';
import { useLinkForm } from './use-link-form.ts';

const WORDS = {
  confirmed: 'Your email is confirmed.',
  'signed-up': 'Your account is ready and your email is confirmed. You are signed in.',
} as const;

/** Confirms at a press: programs that open every link of a mail confirm nothing. */
export function ConfirmEmail({ token }: { token: string }) {
  const { form, toField } = useLinkForm();
  const { state, password, fieldFault, fault, type, confirm } = useConfirmation(token, toField);
  if (state === 'not-usable') return <AskForConfirmation sentence={fault ?? ''} takesFocus />;
  const [isBusy, done] = [state === 'busy', state === 'confirmed' || state === 'signed-up' ? WORDS[state] : null];
  return (
    <>
      <LinkStatus isBusy={isBusy} done={done} />
      {done ? (
        <GoOnFromHere />
      ) : (
        <LinkForm ref={form} button="Confirm my email" isBusy={isBusy} fault={fault} onSubmit={confirm}>
          <p>
            Press the button to show that this email is yours. If you are new here, this also makes your account. Did
            you not sign up here? Then close this page.
          </p>
          {password !== null && <SignUpPasswordField value={password} error={fieldFault} onChange={type} />}
        </LinkForm>
      )}
    </>
  );
}

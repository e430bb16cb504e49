import { NewPasswordField } from '../new-password-field.tsx';
import { AskForReset } from './ask-for-reset.tsx';
import { GoOnFromHere } from './go-on-from-here.tsx';
import { LinkForm } from './link-form.tsx';
import { LinkStatus } from './link-status.tsx';
import { useLinkForm } from './use-link-form.ts';
import { usePasswordReset } from './use-password-reset.ts';

const CHANGED = 'Your password is changed. You are signed out everywhere.';

/** Asks for the new password, once for each link. */
export function ResetPassword({ token }: { token: string }) {
  const { form, toField } = useLinkForm();
  const { password, fieldFault, fault, state, type, save } = usePasswordReset(token, toField);
  if (state === 'not-usable') return <AskForReset sentence={fault ?? ''} takesFocus />;
  const [isBusy, isChanged] = [state === 'busy', state === 'changed'];
  return (
    <>
      <LinkStatus isBusy={isBusy} done={isChanged ? CHANGED : null} />
      {isChanged ? (
        <GoOnFromHere />
      ) : (
        <LinkForm ref={form} button="Save password" isBusy={isBusy} fault={fault} onSubmit={save}>
          <NewPasswordField value={password} error={fieldFault} onChange={type} />
        </LinkForm>
      )}
    </>
  );
}

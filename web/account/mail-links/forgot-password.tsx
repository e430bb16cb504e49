import { requestPasswordReset } from '../../api/mail-links.ts';
import { serverSetupOfPage } from '../../api/server-setup.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { focus } from '../../ui/focus.ts';
import { ArrowLeftIcon } from '../../ui/icons.ts';
import layout from '../../ui/layout.module.css';
import { AskForMail } from './ask-for-mail.tsx';

export const RESET_ON_ITS_WAY =
  'If there is an account with this email, a mail is on its way. Open it and choose the link in it.';

/** Asks for a mail with a link to a new password; a step of the sign-in dialog. */
export function ForgotPassword({ email, onBack }: { email: string; onBack: () => void }) {
  const hasMail = serverSetupOfPage().mail !== 'none';
  return (
    <div className={classNames(layout.stack, layout.stackWide)}>
      {hasMail && <p>We send you a mail. The link in it lets you choose a new password.</p>}
      <AskForMail email={email} ask={requestPasswordReset} label="Send the mail" answer={RESET_ON_ITS_WAY} autoFocus />
      <div className={layout.row}>
        <Button look="quiet" ref={hasMail ? null : focus} onPress={onBack}>
          <ArrowLeftIcon />
          Back to log in
        </Button>
      </div>
    </div>
  );
}

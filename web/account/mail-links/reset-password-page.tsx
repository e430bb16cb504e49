import { useState } from 'react';
import { m } from '#messages';
import { useSession } from '../../api/session.tsx';
import { isRequestProblem, request } from '../../http/request.ts';
import { useSubmit } from '../../http/use-submit.ts';
import { pageMeta } from '../../ui/words/page-meta.ts';
import { isAboutNewPassword, NewPasswordField, newPasswordProblem } from '../credentials.tsx';
import { AskForReset } from './ask-for-mail.tsx';
import { LinkForm, LinkProblem, type LinkProblemProps, MailLinkPage } from './mail-link-page.tsx';

export const meta = pageMeta(m['sign_in.reset_password.page_title'], m['sign_in.reset_password.page_description']);

export default function ResetPasswordPage() {
  return <MailLinkPage title={m['sign_in.new_password.title']()} Form={ResetPassword} NoToken={AskForAnotherLink} />;
}

/** Sets a new password; each link can be used once. */
function ResetPassword({ token }: { token: string }) {
  const { session, refresh, logOut } = useSession();
  const [password, setPassword] = useState('');
  const [isChanged, setIsChanged] = useState(false);
  const [notUsable, setNotUsable] = useState<string | null>(null);

  const save = async () => {
    try {
      await request('POST /auth/reset-password', { body: { token, password } });
    } catch (error) {
      if (!isRequestProblem(error, 'link-not-usable')) throw error;
      return setNotUsable(error.message);
    }
    // Setting the password may have ended the session of this browser; the other tabs have to be informed.
    if (session.learner && !(await refresh()).learner) await logOut().catch(() => undefined);
    setIsChanged(true);
  };
  const { problems, forgetProblem, ...submission } = useSubmit(save, {
    check: () => ({ newPassword: newPasswordProblem(password) }),
    fieldOf: (error) => (isAboutNewPassword(error) ? 'newPassword' : null),
  });
  const type = (typed: string) => {
    setPassword(typed);
    forgetProblem('newPassword');
  };

  if (notUsable) return <AskForAnotherLink sentence={notUsable} takesFocus />;
  return (
    <LinkForm
      submission={submission}
      button={m['sign_in.reset_password.save']()}
      done={isChanged ? m['sign_in.reset_password.done']() : null}
    >
      <NewPasswordField value={password} error={problems.newPassword} onChange={type} />
    </LinkForm>
  );
}

/** Says why there is no usable link, and offers to send another mail. */
function AskForAnotherLink(problem: LinkProblemProps) {
  const email = useSession().session.learner?.email ?? '';
  return (
    <>
      <LinkProblem {...problem} />
      <AskForReset email={email} label={m['sign_in.mail.send_new']()} />
    </>
  );
}

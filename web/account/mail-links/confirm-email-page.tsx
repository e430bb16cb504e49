import { useState } from 'react';
import { m } from '#messages';
import { useSession } from '../../api/session.tsx';
import { rememberSharedComputer } from '../../device/shared-computer.ts';
import { isRequestProblem, request } from '../../http/request.ts';
import { useSubmit } from '../../http/use-submit.ts';
import { TextField } from '../../ui/controls/text-field.tsx';
import { CheckIcon } from '../../ui/icons.ts';
import { Note } from '../../ui/layout/layout.tsx';
import { pageMeta } from '../../ui/words/page-meta.ts';
import { SharedComputerSwitch } from '../shared-computer-switch.tsx';
import { UnlessCookiesBlocked } from '../unless-cookies-blocked.tsx';
import { AskForMail } from './ask-for-mail.tsx';
import { LinkForm, LinkProblem, type LinkProblemProps, MailLinkPage } from './mail-link-page.tsx';
import { resendConfirmation } from './send-mail-again.tsx';

export const meta = pageMeta(m['sign_in.confirm_email.page_title'], m['sign_in.confirm_email.page_description']);

export default function ConfirmEmailPage() {
  return (
    <MailLinkPage title={m['sign_in.confirm_email.title']()} Form={ConfirmEmailForm} NoToken={AskForConfirmation} />
  );
}

/** The link can also sign in. */
function ConfirmEmailForm({ token }: { token: string }) {
  return (
    <UnlessCookiesBlocked>
      <ConfirmEmail token={token} />
    </UnlessCookiesBlocked>
  );
}

/** Confirms only on a press, because some mail programs open every link of a mail. */
function ConfirmEmail({ token }: { token: string }) {
  const { setSignedIn, refresh } = useSession();
  /** Null until the server asks for it, as it does if the link creates an account. */
  const [password, setPassword] = useState<string | null>(null);
  const [isShared, setIsShared] = useState(false);
  const [done, setDone] = useState<string | null>(null);
  const [notUsable, setNotUsable] = useState<string | null>(null);

  const confirm = async () => {
    try {
      const { learner } = await request('POST /auth/confirm-email', {
        body: { token, password: password ?? undefined, isShared },
      });
      if (learner) rememberSharedComputer(isShared);
      const current = learner ?? (await refresh()).learner;
      if (current) setSignedIn(current);
      setDone(learner ? m['sign_in.confirm_email.signed_up']() : m['sign_in.confirm_email.done']());
    } catch (error) {
      if (isRequestProblem(error, 'link-not-usable')) setNotUsable(error.message);
      else if (isRequestProblem(error, 'sign-up-password-needed')) setPassword((typed) => typed ?? '');
      else throw error;
    }
  };
  const { problems, forgetProblem, ...submission } = useSubmit(confirm, {
    check: () => ({ password: password === '' ? m['sign_in.password.missing']() : undefined }),
    fieldOf: (error) => (isRequestProblem(error, 'sign-up-password-wrong') ? 'password' : null),
  });
  const type = (typed: string) => {
    setPassword(typed);
    forgetProblem('password');
  };

  if (notUsable) return <AskForConfirmation sentence={notUsable} takesFocus />;
  return (
    <LinkForm submission={submission} button={m['sign_in.confirm_email.confirm']()} done={done}>
      <p>{m['sign_in.confirm_email.lead']()}</p>
      {password !== null && (
        <TextField
          name="password"
          label={m['sign_in.password.label']()}
          type="password"
          hint={m['sign_in.confirm_email.password_hint']()}
          autoComplete="current-password"
          value={password}
          error={problems.password}
          onChange={type}
          autoFocus
          isRequired
        />
      )}
      {password !== null && <SharedComputerSwitch isSelected={isShared} onChange={setIsShared} />}
    </LinkForm>
  );
}

/** Says why there is no usable link, and offers to send another mail. */
function AskForConfirmation(problem: LinkProblemProps) {
  const { learner } = useSession().session;
  if (learner?.emailVerified)
    return (
      <Note tone="positive" icon={<CheckIcon />}>
        {m['sign_in.confirm_email.done_before']()}
      </Note>
    );
  return (
    <>
      <LinkProblem {...problem} />
      <AskForMail
        email={learner?.email ?? ''}
        ask={resendConfirmation}
        label={m['sign_in.mail.send_new']()}
        answer={m['sign_in.confirm_email.sent']()}
      />
    </>
  );
}

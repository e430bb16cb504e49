import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Learner } from '#contract/people/learner.ts';
import { m } from '#messages';
import { canLead, type Role } from '#rules/groups/groups.ts';
import { serverSetup } from '../../api/server-setup.ts';
import { useSession } from '../../api/session.tsx';
import { PATHS } from '../../paths.ts';
import { Button } from '../../ui/controls/button.tsx';
import { focus } from '../../ui/focus/focus.ts';
import { ArrowLeftIcon } from '../../ui/icons.ts';
import { Dialog } from '../../ui/layout/dialog.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import layout from '../../ui/layout.module.css';
import { isFrontPage } from '../front-page.ts';
import { AskForReset } from '../mail-links/ask-for-mail.tsx';
import { LocalMailLink, SendMailAgain } from '../mail-links/send-mail-again.tsx';
import { UnlessCookiesBlocked } from '../unless-cookies-blocked.tsx';
import { type SignUpGate, useSignUpGate } from '../use-sign-up-gate.ts';
import css from './auth-dialog.module.css';
import { SignInStep } from './sign-in-step.tsx';
import { AUTH_TEXTS, type AuthForm, type AuthMode, clearSavedDraft, useAuthForm } from './use-auth-form.ts';

/** `initialRole`: the preselected role; null: none is, so that an adult chooses. */
type AuthDialogProps = { initialMode: AuthMode; initialRole?: Role | null; remark?: string; onClose: () => void };

/** Sign-up and login. It closes when a learner is signed in, here or in another window or tab. */
export function AuthDialog(props: AuthDialogProps) {
  const gate = useSignUpGate();
  if (gate) return <KnownAuthDialog {...props} gate={gate} />;
  return (
    <Dialog title={AUTH_TEXTS[props.initialMode].title()} isOpen onOpenChange={props.onClose} isDismissable={false}>
      <p role="status">{m['shared.one_moment']()}</p>
    </Dialog>
  );
}

function KnownAuthDialog({ initialMode, initialRole, remark, onClose, gate }: AuthDialogProps & { gate: SignUpGate }) {
  const form = useAuthForm(initialMode, gate, initialRole);
  const { learner } = useSession().session;
  const goOn = useGoOn();
  const close = useEffectEvent((signedIn: Learner) => {
    clearSavedDraft();
    onClose();
    goOn(form.mode, signedIn);
  });
  useEffect(() => {
    if (learner) close(learner);
  }, [learner]);
  const { title, subtitle } = headOf(form);
  return (
    <Dialog title={title} sentence={subtitle} isOpen onOpenChange={onClose} isDismissable={false}>
      <UnlessCookiesBlocked>
        <AuthStepContent form={form} remark={remark} onClose={onClose} />
      </UnlessCookiesBlocked>
    </Dialog>
  );
}

/**
 * A log-in goes on with the dashboard. After a sign-up a parent or a teacher goes on with a family or a class; these two
 * pages keep a code that they were opened with.
 */
function useGoOn(): (mode: AuthMode, signedIn: Learner) => void {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const hasCode = pathname === PATHS.groups || pathname === PATHS.sharing;
  return (mode, { role }) => {
    if (mode === 'login' && isFrontPage(pathname)) void navigate(PATHS.dashboard);
    if (mode === 'signup' && canLead(role) && !hasCode) void navigate(PATHS.groups);
  };
}

type AuthStepContentProps = { form: AuthForm; remark: string | undefined; onClose: () => void };

function AuthStepContent({ form, remark, onClose }: AuthStepContentProps) {
  const { draft, goTo } = form;
  if (form.step === 'forgot-password') return <ForgotPassword email={draft.email} onBack={() => goTo('fields')} />;
  if (form.step === 'open-mail')
    return <OpenMail email={draft.email} onChangeEmail={() => goTo('fields', 'email')} onClose={onClose} />;
  return <SignInStep form={form} remark={remark} />;
}

function headOf({ step, mode, refusal }: AuthForm): { title: string; subtitle: string } {
  if (step === 'forgot-password') return { title: m['sign_in.forgot_password.title'](), subtitle: '' };
  if (step === 'open-mail') return { title: m['sign_in.open_mail.title'](), subtitle: '' };
  if (refusal !== null) return { title: m['sign_in.refused.title'](), subtitle: '' };
  const { title, subtitle } = AUTH_TEXTS[mode];
  return { title: title(), subtitle: subtitle() };
}

/** The step that requests a mail with a password reset link. */
function ForgotPassword({ email, onBack }: { email: string; onBack: () => void }) {
  const hasMail = serverSetup().mail !== 'none';
  return (
    <Stack isWide>
      {hasMail && <p>{m['sign_in.forgot_password.lead']()}</p>}
      {hasMail && <p>{m['sign_in.forgot_password.somebody_else']()}</p>}
      <AskForReset email={email} label={m['sign_in.forgot_password.send']()} autoFocus />
      <Row>
        <Button look="quiet" ref={hasMail ? null : focus} onPress={onBack}>
          <ArrowLeftIcon />
          {m['sign_in.forgot_password.back']()}
        </Button>
      </Row>
    </Stack>
  );
}

/** A mail takes a moment to arrive; a second request before that would only send a duplicate. */
const AGAIN_AFTER_MS = 30_000;

type OpenMailProps = { email: string; onChangeEmail: () => void; onClose: () => void };

/** The step after a sign-up: asks the user to open the confirmation mail. */
function OpenMail({ email, onChangeEmail, onClose }: OpenMailProps) {
  const [canAskAgain, setCanAskAgain] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setCanAskAgain(true), AGAIN_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Stack isWide>
      <p className={css.email}>{m['sign_in.open_mail.sent']({ email })}</p>
      <p className={layout.soft}>{m['sign_in.open_mail.wait']()}</p>
      <LocalMailLink />
      {canAskAgain ? (
        <SendMailAgain email={email} />
      ) : (
        <p className={layout.soft}>{m['sign_in.open_mail.ask_again_soon']()}</p>
      )}
      <Row>
        <Button ref={focus} onPress={onClose}>
          {m['shared.close']()}
        </Button>
        <Button look="quiet" onPress={onChangeEmail}>
          {m['sign_in.open_mail.change_email']()}
        </Button>
      </Row>
    </Stack>
  );
}

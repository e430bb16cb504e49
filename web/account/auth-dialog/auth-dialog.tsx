import { useEffect, useEffectEvent } from 'react';
import { m } from '#messages';
import type { Role } from '#rules/groups/groups.ts';
import { useSession } from '../../api/session.tsx';
import { Dialog } from '../../ui/layout/dialog.tsx';
import { UnlessCookiesBlocked } from '../unless-cookies-blocked.tsx';
import { AUTH_TEXTS, type AuthMode, clearSavedDraft } from './auth-draft.ts';
import { ForgotPassword } from './forgot-password.tsx';
import { OpenMail } from './open-mail.tsx';
import { SignInStep } from './sign-in-step.tsx';
import { type AuthForm, useAuthForm } from './use-auth-form.ts';

/** `initialRole`: the preselected role, from pages for parents or teachers. */
type AuthDialogProps = { initialMode: AuthMode; initialRole?: Role; remark?: string; onClose: () => void };

/** Sign-up and login. It closes when a learner is signed in, here or in another window or tab. */
export function AuthDialog({ initialMode, initialRole, remark, onClose }: AuthDialogProps) {
  const form = useAuthForm(initialMode, initialRole);
  const isSignedIn = useSession().session.learner !== null;
  const close = useEffectEvent(() => {
    clearSavedDraft();
    onClose();
  });
  useEffect(() => {
    if (isSignedIn) close();
  }, [isSignedIn]);
  const { title, subtitle } = headOf(form);
  return (
    <Dialog title={title} sentence={subtitle} isOpen onOpenChange={onClose} isDismissable={false}>
      <UnlessCookiesBlocked>
        <AuthStepContent form={form} remark={remark} onClose={onClose} />
      </UnlessCookiesBlocked>
    </Dialog>
  );
}

type AuthStepContentProps = { form: AuthForm; remark: string | undefined; onClose: () => void };

function AuthStepContent({ form, remark, onClose }: AuthStepContentProps) {
  const { draft, goTo } = form;
  if (form.step === 'forgot-password') return <ForgotPassword email={draft.email} onBack={() => goTo('fields')} />;
  if (form.step === 'open-mail')
    return <OpenMail email={draft.email} onChangeEmail={() => goTo('fields', 'email')} onClose={onClose} />;
  return <SignInStep form={form} remark={remark} />;
}

function headOf({ step, mode }: AuthForm): { title: string; subtitle: string } {
  if (step === 'forgot-password') return { title: m['sign_in.forgot_password.title'](), subtitle: '' };
  if (step === 'open-mail') return { title: m['sign_in.open_mail.title'](), subtitle: '' };
  const { title, subtitle } = AUTH_TEXTS[mode];
  return { title: title(), subtitle: subtitle() };
}

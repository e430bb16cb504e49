import { useEffect, useEffectEvent } from 'react';
import { useSession } from '../../api/session.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ForgotPassword } from '../mail-links/forgot-password.tsx';
import { OpenMail } from '../mail-links/open-mail.tsx';
import type { AuthMode } from './auth-draft.ts';
import { AUTH_WORDS } from './auth-words.ts';
import { dropDraft } from './kept-draft.ts';
import { SigningIn } from './signing-in.tsx';
import { type AuthForm, useAuthForm } from './use-auth-form.ts';

type AuthDialogProps = { initialMode: AuthMode; remark?: string; onClose: () => void };

/** Signing up and logging in. Opened and closed by whoever shows it; closes by itself once somebody is here. */
export function AuthDialog({ initialMode, remark, onClose }: AuthDialogProps) {
  const form = useAuthForm(initialMode);
  useOnceSomebodyIsHere(() => {
    dropDraft();
    onClose();
  });
  const { title, subtitle } = headOf(form);
  return (
    <Dialog title={title} sentence={subtitle} isOpen onOpenChange={onClose} isDismissable={false}>
      <AuthStepContent form={form} remark={remark} onClose={onClose} />
    </Dialog>
  );
}

type AuthStepContentProps = { form: AuthForm; remark: string | undefined; onClose: () => void };

function AuthStepContent({ form, remark, onClose }: AuthStepContentProps) {
  const { draft, goTo } = form;
  if (form.step === 'forgot-password') return <ForgotPassword email={draft.email} onBack={() => goTo('fields')} />;
  if (form.step === 'open-mail')
    return <OpenMail email={draft.email} onChangeEmail={() => goTo('fields', 'email')} onClose={onClose} />;
  return <SigningIn form={form} remark={remark} />;
}

function headOf({ step, mode }: AuthForm): { title: string; subtitle: string } {
  if (step === 'forgot-password') return { title: 'Forgot your password?', subtitle: '' };
  if (step === 'open-mail') return { title: 'Open your mail', subtitle: '' };
  return AUTH_WORDS[mode];
}

/** However they came: by what was typed here, in another window, or in another tab. */
function useOnceSomebodyIsHere(onHere: () => void): void {
  const isHere = useSession().session.learner !== null;
  const arrived = useEffectEvent(onHere);
  useEffect(() => {
    if (isHere) arrived();
  }, [isHere]);
}

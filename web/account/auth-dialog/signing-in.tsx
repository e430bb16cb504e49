import { useRef } from 'react';
import type { SocialProvider } from '#rules/sign-in-methods.ts';
import { focus } from '../../ui/focus.ts';
import layout from '../../ui/layout.module.css';
import { Note } from '../../ui/note.tsx';
import { goOnWords, WaitingNote } from '../sign-in-elsewhere/waiting-note.tsx';
import css from './auth-dialog.module.css';
import { AgeStep, LogInStep, SignUpStep } from './auth-form-steps.tsx';
import { AUTH_WORDS } from './auth-words.ts';
import { SocialButtons } from './social-buttons.tsx';
import type { AuthForm } from './use-auth-form.ts';

/** The ways that lead elsewhere until somebody types to sign up, and below them the form; each works while the other is on its way. */
export function SigningIn({ form, remark }: { form: AuthForm; remark: string | undefined }) {
  const { mode, step, isBusy, message, elsewhere } = form;
  const { waitingFor } = elsewhere;
  const offersElsewhere = step === 'age' || mode === 'login';
  const parts = useRef<HTMLDivElement>(null);
  const goOnHere = (way: SocialProvider | null) => {
    const button = parts.current?.querySelector<HTMLElement>(`[data-way="${way}"]`);
    focus(button ?? parts.current?.parentElement?.querySelector('form input') ?? null);
  };
  const words = AUTH_WORDS[mode];
  return (
    <>
      {remark && mode === 'signup' && <Note>{remark}</Note>}
      {(offersElsewhere || waitingFor) && (
        <div ref={parts} className={css.elsewhere}>
          {offersElsewhere && <SocialButtons onChoose={form.choose} />}
          <WaitingNote elsewhere={elsewhere} onCancel={() => goOnHere(waitingFor)} />
        </div>
      )}
      {offersElsewhere && <p className={css.or}>or</p>}
      {message && (
        <Note key={message.sentence} tone={message.tone}>
          {message.sentence}
        </Note>
      )}
      {step === 'age' && <AgeStep form={form} />}
      {step === 'fields' && (mode === 'signup' ? <SignUpStep form={form} /> : <LogInStep form={form} />)}
      <p className={layout.hidden} role="status">
        {isBusy && 'Processing...'}
        {!isBusy && waitingFor && goOnWords(waitingFor)}
        {!isBusy && !waitingFor && message?.tone === 'caution' && message.sentence}
      </p>
      <p>
        {words.question}{' '}
        <button type="button" className={css.switch} onClick={form.switchMode}>
          {words.switchTo}
        </button>
      </p>
    </>
  );
}

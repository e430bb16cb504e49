import { type FormEvent, useState } from 'react';
import { sentenceOf } from '../api/request.ts';
import { useSession } from '../api/session.tsx';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { Dialog } from '../ui/dialog.tsx';
import layout from '../ui/layout.module.css';
import { Note } from '../ui/note.tsx';
import css from './auth-dialog.module.css';
import { AuthFields } from './auth-fields.tsx';
import { type AuthMode, type Credentials, type Faults, faultsOf } from './credentials.ts';
import { SocialButtons } from './social-buttons.tsx';

const WORDS = {
  signup: {
    title: 'Create your account',
    subtitle: 'to continue to #thembstudy',
    submit: 'CONTINUE',
    question: 'Have an account?',
    switchTo: 'Sign In',
    other: 'login',
  },
  login: {
    title: 'Log in to your account',
    subtitle: 'to continue to your dashboard',
    submit: 'LOG IN',
    question: "Don't have an account?",
    switchTo: 'Sign Up',
    other: 'signup',
  },
} as const;

type Message = { tone: 'danger' | 'caution'; sentence: string };
type AuthDialogProps = { initialMode: AuthMode; remark?: string; onClose: () => void };

/** Signing up and logging in. Opened and closed by whoever shows it; closes by itself on success. */
export function AuthDialog({ initialMode, remark, onClose }: AuthDialogProps) {
  const { signUp, logIn } = useSession();
  const [mode, setMode] = useState<AuthMode>(initialMode);
  const [credentials, setCredentials] = useState<Credentials>({ name: '', email: '', password: '' });
  const [faults, setFaults] = useState<Faults>({});
  const [message, setMessage] = useState<Message | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const words = WORDS[mode];

  const change = (field: keyof Credentials, value: string) => {
    setCredentials({ ...credentials, [field]: value });
    setFaults({ ...faults, [field]: undefined });
  };

  const switchMode = () => {
    if (isBusy) return;
    setMode(words.other);
    setMessage(null);
    setFaults({});
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    setMessage(null);
    const found = faultsOf(mode, credentials);
    setFaults(found);
    const [firstFault] = Object.keys(found);
    if (firstFault) return event.currentTarget.querySelector<HTMLInputElement>(`[name="${firstFault}"]`)?.focus();
    setIsBusy(true);
    try {
      await (mode === 'signup'
        ? signUp(credentials)
        : logIn({ email: credentials.email, password: credentials.password }));
      onClose();
    } catch (error) {
      setMessage({ tone: 'danger', sentence: sentenceOf(error) });
    } finally {
      setIsBusy(false);
    }
  };

  return (
    <Dialog title={words.title} sentence={words.subtitle} isOpen onOpenChange={onClose} isDismissable={false}>
      {remark && mode === 'signup' && <Note>{remark}</Note>}
      <SocialButtons onChoose={(name) => setMessage({ tone: 'caution', sentence: notSetUp(name) })} />
      <p className={css.or}>or</p>
      {message && (
        <Note key={message.sentence} tone={message.tone}>
          {message.sentence}
        </Note>
      )}
      <form
        className={classNames(layout.stack, layout.stackWide, css.form)}
        onSubmit={(event) => void submit(event)}
        noValidate
      >
        <AuthFields mode={mode} credentials={credentials} faults={faults} onChange={change} />
        <Button type="submit" size="l" full isPending={isBusy}>
          {words.submit}
        </Button>
      </form>
      <p className={layout.hidden} role="status">
        {isBusy ? 'Processing...' : message?.tone === 'caution' && message.sentence}
      </p>
      <p>
        {words.question}{' '}
        <button type="button" className={css.switch} onClick={switchMode}>
          {words.switchTo}
        </button>
      </p>
    </Dialog>
  );
}

function notSetUp(provider: string): string {
  return `Signing in with ${provider} is not set up here. Use your email and a password.`;
}

import { type FormEvent, useState } from 'react';
import type { Role } from '#rules/groups/groups.ts';
import type { SocialProvider } from '#rules/people/sign-in-methods.ts';
import { useSession } from '../../api/session.tsx';
import { rememberSharedComputer } from '../../device/shared-computer.ts';
import { useSubmit } from '../../http/use-submit.ts';
import { signUpConsentIn } from '../sign-up-consent.tsx';
import type { Message } from '../social-sign-in/sign-in-messages.ts';
import { useSocialSignIn } from '../social-sign-in/use-social-sign-in.ts';
import {
  AUTH_TEXTS,
  type AuthDraft,
  type AuthMode,
  type AuthStep,
  problemsOf,
  saveDraft,
  savedDraft,
} from './auth-draft.ts';

const firstStepOf = (mode: AuthMode): AuthStep => (mode === 'signup' ? 'age' : 'fields');

/** The state of the sign-up and login form. The draft survives a change of step or mode, and closing the dialog. */
export function useAuthForm(initialMode: AuthMode, initialRole?: Role) {
  const { signUp, logIn } = useSession();
  const socialSignIn = useSocialSignIn();
  const [mode, setMode] = useState(initialMode);
  const [step, setStep] = useState(firstStepOf(initialMode));
  const [draft, setDraft] = useState(() => ({ ...savedDraft(), ...(initialRole && { role: initialRole }) }));
  /** The field to focus when a step opens; null in the first step of a mode. */
  const [focused, setFocused] = useState<'first' | 'email' | null>(null);

  const send = async () => {
    if (step === 'age') return goTo('fields');
    const { name, email, password, isShared } = draft;
    const consent = signUpConsentIn(draft);
    if (mode === 'login' || !consent) return logIn({ email, password, isShared });
    const { openMail } = await signUp({ name, email, password, isShared, ...consent });
    if (openMail) goTo('open-mail');
  };
  const submission = useSubmit(send, { check: () => problemsOf(mode, step, draft) });
  const { form, isBusy, problems, problem, forgetProblem, forgetAll } = submission;

  const submit = (event: FormEvent) => {
    if (!isBusy) socialSignIn.clearMessage();
    submission.submit(event);
  };
  const change = (part: Partial<AuthDraft>) => {
    const next = { ...draft, ...part };
    setDraft(next);
    saveDraft(next);
    for (const field of Object.keys(part)) forgetProblem(field as keyof AuthDraft);
  };
  const goTo = (next: AuthStep, at: 'first' | 'email' = 'first') => {
    setStep(next);
    setFocused(at);
    forgetAll();
    socialSignIn.clearMessage();
  };
  const switchMode = () => {
    if (isBusy) return;
    const { other } = AUTH_TEXTS[mode];
    goTo(firstStepOf(other));
    setMode(other);
    setFocused(null);
  };
  const chooseProvider = (provider: SocialProvider) => {
    forgetProblem();
    rememberSharedComputer(draft.isShared);
    socialSignIn.begin(provider, 'sign-in');
  };
  const message: Message | null = problem ? { tone: 'danger', sentence: problem } : socialSignIn.message;
  return {
    form,
    mode,
    step,
    draft,
    problems,
    isBusy,
    focused,
    message,
    socialSignIn,
    change,
    chooseProvider,
    goTo,
    switchMode,
    submit,
  };
}

export type AuthForm = ReturnType<typeof useAuthForm>;

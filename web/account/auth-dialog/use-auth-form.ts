import { type FormEvent, useState } from 'react';
import { m } from '#messages';
import type { Role } from '#rules/groups/groups.ts';
import type { SocialProvider } from '#rules/people/sign-in-methods.ts';
import { useSession } from '../../api/session.tsx';
import { rememberSharedComputer } from '../../device/shared-computer.ts';
import { forgetSignUpInvitation } from '../../device/sign-up-invitation.ts';
import { isRequestProblem } from '../../http/request.ts';
import { type FieldProblems, useSubmit } from '../../http/use-submit.ts';
import type { Message } from '../../learner/sign-in-again/sign-in-window.ts';
import { useSocialSignIn } from '../../learner/sign-in-again/use-social-sign-in.ts';
import { domainProblem, emailProblem, newPasswordProblem } from '../credentials.tsx';
import {
  ageProblemsOf,
  EMPTY_SIGN_UP_CONSENT,
  grownUpProblemsOf,
  type SignUpConsentDraft,
  signUpConsentIn,
} from '../sign-up-consent.tsx';
import type { SignUpGate } from '../use-sign-up-gate.ts';

export type AuthMode = 'signup' | 'login';
/** `age` comes before the fields of a sign-up. */
export type AuthStep = 'age' | 'fields' | 'forgot-password' | 'open-mail';

export type Credentials = { name: string; email: string; password: string };
export type AuthDraft = Credentials & SignUpConsentDraft & { isShared: boolean };
type AuthProblems = FieldProblems<keyof AuthDraft>;

export const AUTH_TEXTS = {
  signup: {
    title: m['sign_in.sign_up.title'],
    subtitle: m['sign_in.sign_up.subtitle'],
    question: m['sign_in.sign_up.question'],
    switchTo: m['sign_in.sign_up.to_log_in'],
    other: 'login',
  },
  login: {
    title: m['sign_in.log_in.title'],
    subtitle: m['sign_in.log_in.subtitle'],
    question: m['sign_in.log_in.question'],
    switchTo: m['sign_in.log_in.to_sign_up'],
    other: 'signup',
  },
} as const;

/** The problems of the fields of a step, in the order of the fields. */
export function problemsOf(mode: AuthMode, step: AuthStep, draft: AuthDraft): AuthProblems {
  if (step === 'age') return ageProblemsOf(draft);
  const { name, email, password } = draft;
  const noPassword = m['sign_in.password.missing']();
  if (mode === 'login') return { email: emailProblem(email), password: password === '' ? noPassword : undefined };
  return {
    name: name.trim() === '' ? m['sign_in.sign_up.name_missing']() : undefined,
    email: emailProblem(email) ?? domainProblem(email),
    password: newPasswordProblem(password, noPassword),
    ...grownUpProblemsOf(draft),
  };
}

const EMPTY_DRAFT: AuthDraft = { name: '', email: '', password: '', isShared: false, ...EMPTY_SIGN_UP_CONSENT };
let saved = EMPTY_DRAFT;

/** The draft of a closed dialog; it is lost when the page reloads or a learner signs in. */
export function savedDraft(): AuthDraft {
  return saved;
}

/** Does not save the password, nor the confirmation by an adult. */
export function saveDraft(draft: AuthDraft): void {
  saved = { ...draft, password: '', isGrownUp: false };
}

export function clearSavedDraft(): void {
  saved = EMPTY_DRAFT;
}

const firstStepOf = (mode: AuthMode): AuthStep => (mode === 'signup' ? 'age' : 'fields');

/** The state of the sign-up and login form. The draft survives a change of step or mode, and closing the dialog. */
export function useAuthForm(initialMode: AuthMode, gate: SignUpGate, initialRole?: Role | null) {
  const { signUp, logIn } = useSession();
  const socialSignIn = useSocialSignIn();
  const [mode, setMode] = useState(initialMode);
  const [step, setStep] = useState(firstStepOf(initialMode));
  const [draft, setDraft] = useState(() => {
    const role = gate.invitation?.role ?? (initialRole === undefined ? savedDraft().role : initialRole);
    return { ...savedDraft(), role: role === null || gate.roles.includes(role) ? role : 'learner' };
  });
  /** The field to focus when a step opens; null in the first step of a mode. */
  const [focused, setFocused] = useState<'first' | 'email' | null>(null);

  const send = async () => {
    if (step === 'age') return goTo('fields');
    const { name, email, password, isShared } = draft;
    const consent = signUpConsentIn(draft);
    if (mode === 'login' || !consent) return logIn({ email, password, isShared });
    const invitation = gate.invitation?.token;
    const { openMail } = await signUp({
      name,
      email,
      password,
      isShared,
      ...consent,
      ...(invitation && { invitation }),
    });
    forgetSignUpInvitation();
    if (openMail) goTo('open-mail');
  };
  const submission = useSubmit<keyof AuthDraft>(send, {
    check: () => problemsOf(mode, step, draft),
    fieldOf: (error) => (isRequestProblem(error, 'email-domain-not-allowed') ? 'email' : null),
  });
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
    gate,
    refusal: mode === 'signup' ? gate.refusal : null,
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

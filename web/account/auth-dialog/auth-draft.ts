import { m } from '#messages';
import type { FieldProblems } from '../../http/use-submit.ts';
import { emailProblem, newPasswordProblem } from '../credentials.tsx';
import {
  ageProblemsOf,
  EMPTY_SIGN_UP_CONSENT,
  grownUpProblemsOf,
  type SignUpConsentDraft,
} from '../sign-up-consent.tsx';

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
    email: emailProblem(email),
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

import { m } from '#messages';
import type { FieldFaults } from '../../http/use-submit.ts';
import { type AgreementDraft, ageFaultsOf, EMPTY_AGREEMENT, grownUpFaultsOf } from '../agreement.tsx';
import { emailFault, newPasswordFault } from '../credentials.tsx';

export type AuthMode = 'signup' | 'login';
/** `age` comes before the fields of a sign-up. */
export type AuthStep = 'age' | 'fields' | 'forgot-password' | 'open-mail';

export type Credentials = { name: string; email: string; password: string };
export type AuthDraft = Credentials & AgreementDraft & { isShared: boolean };
type AuthFaults = FieldFaults<keyof AuthDraft>;

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

/** What is wrong with the fields of a step, in their order. */
export function faultsOf(mode: AuthMode, step: AuthStep, draft: AuthDraft): AuthFaults {
  if (step === 'age') return ageFaultsOf(draft);
  const { name, email, password } = draft;
  const noPassword = m['sign_in.password.missing']();
  if (mode === 'login') return { email: emailFault(email), password: password === '' ? noPassword : undefined };
  return {
    name: name.trim() === '' ? m['sign_in.sign_up.name_missing']() : undefined,
    email: emailFault(email),
    password: newPasswordFault(password, noPassword),
    ...grownUpFaultsOf(draft),
  };
}

const EMPTY_DRAFT: AuthDraft = { name: '', email: '', password: '', isShared: false, ...EMPTY_AGREEMENT };
let saved = EMPTY_DRAFT;

/** The draft of a dialog that was closed, until the page is loaded again or a learner is signed in. */
export function savedDraft(): AuthDraft {
  return saved;
}

/** The password is not saved, and the grown-up has to confirm again. */
export function saveDraft(draft: AuthDraft): void {
  saved = { ...draft, password: '', isGrownUp: false };
}

export function clearSavedDraft(): void {
  saved = EMPTY_DRAFT;
}

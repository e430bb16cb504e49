import { PASSWORD } from '#contract/password.ts';
import {
  type AgreementDraft,
  type AgreementFaults,
  ageFaultsOf,
  EMPTY_AGREEMENT,
  grownUpFaultsOf,
} from '../agreement/agreement-draft.ts';
import { emailFault } from '../email-fault.ts';
import { SHORT_PASSWORD } from '../password-words.ts';

export type AuthMode = 'signup' | 'login';
/** `age` comes first to sign up; the two of mails come in the place of the fields. */
export type AuthStep = 'age' | 'fields' | 'forgot-password' | 'open-mail';

/** Where whoever comes from another step goes on: at what is asked first, or at their address. */
export type AuthEntry = 'first' | 'email';

export type Credentials = { name: string; email: string; password: string };
export type AuthDraft = Credentials & AgreementDraft;
export type AuthFaults = { [Field in keyof Credentials]?: string | undefined } & AgreementFaults;

export const EMPTY_DRAFT: AuthDraft = { name: '', email: '', password: '', ...EMPTY_AGREEMENT };

/** What a person has to change before it makes sense to go on; one sentence for each field, in their order. */
export function faultsOf(mode: AuthMode, step: AuthStep, draft: AuthDraft): AuthFaults {
  if (step === 'age') return ageFaultsOf(draft);
  return mode === 'signup' ? signUpFaultsOf(draft) : logInFaultsOf(draft);
}

function signUpFaultsOf(draft: AuthDraft): AuthFaults {
  const isShort = draft.password !== '' && draft.password.length < PASSWORD.shortest;
  return {
    ...(draft.name.trim() === '' && { name: 'Type your name. It can be a first name.' }),
    ...logInFaultsOf(draft),
    ...(isShort && { password: SHORT_PASSWORD }),
    ...grownUpFaultsOf(draft),
  };
}

function logInFaultsOf({ email, password }: AuthDraft): AuthFaults {
  const ofEmail = emailFault(email);
  return {
    ...(ofEmail && { email: ofEmail }),
    ...(password === '' && { password: 'Type your password.' }),
  };
}

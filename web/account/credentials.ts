import { PASSWORD } from '#contract/password.ts';
import { looksLikeEmail } from '#rules/email.ts';

export type AuthMode = 'signup' | 'login';
export type Credentials = { name: string; email: string; password: string };
export type Faults = { [Field in keyof Credentials]?: string | undefined };

/** What a person has to change before it makes sense to ask the server; one sentence for each field. */
export function faultsOf(mode: AuthMode, { name, email, password }: Credentials): Faults {
  const faults: Faults = {};
  if (mode === 'signup' && name.trim() === '') faults.name = 'Type your name. It can be a first name.';
  if (email.trim() === '') faults.email = 'Type your email address.';
  else if (!looksLikeEmail(email)) faults.email = 'An email address looks like name@example.org';
  if (password === '') faults.password = 'Type your password.';
  else if (mode === 'signup' && password.length < PASSWORD.shortest)
    faults.password = `Use at least ${PASSWORD.shortest} characters. Three short words work well.`;
  return faults;
}

import { PASSWORD } from '#contract/people/password.ts';
import { m } from '#messages';
import { looksLikeEmail } from '#rules/people/email.ts';
import { isAllowedEmail } from '#rules/people/sign-up.ts';
import { serverSetup } from '../api/server-setup.ts';
import { problemSentence } from '../http/problem-sentences.ts';
import { isRequestProblem } from '../http/request.ts';
import { TextField } from '../ui/controls/text-field.tsx';
import { joinWithOr } from '../ui/words/number-words.ts';

export function newPasswordHint(): string {
  return m['sign_in.new_password.hint']({ shortest: PASSWORD.shortest });
}

/** The problem of an email address; undefined when it is valid. */
export function emailProblem(email: string): string | undefined {
  if (email.trim() === '') return m['sign_in.email.missing']();
  return looksLikeEmail(email) ? undefined : m['sign_in.email.wrong_form']();
}

/** The problem of an address of another domain than those that can sign up; undefined when there is none. */
export function domainProblem(email: string): string | undefined {
  return isAllowedEmail(email.trim(), serverSetup().emailDomains)
    ? undefined
    : problemSentence('email-domain-not-allowed');
}

/** How an address ends that can sign up; undefined when every address can. */
export function domainHint(): string | undefined {
  const domains = serverSetup().emailDomains.map((domain) => `@${domain}`);
  return domains.length === 0 ? undefined : m['sign_in.email.domains']({ domains: joinWithOr(domains) });
}

/** The problem of a new password; undefined when it is valid. */
export function newPasswordProblem(password: string, empty = m['sign_in.new_password.missing']()): string | undefined {
  if (password === '') return empty;
  return password.length < PASSWORD.shortest
    ? m['sign_in.new_password.too_short']({ shortest: PASSWORD.shortest })
    : undefined;
}

/** Whether the server rejected the new password itself, so that the sentence belongs to its field. */
export function isAboutNewPassword(error: unknown): boolean {
  return isRequestProblem(error, 'weak-password', 'long-password', 'common-password');
}

type NewPasswordFieldProps = {
  value: string;
  error: string | undefined;
  autoFocus?: boolean;
  onChange: (value: string) => void;
};

export function NewPasswordField(props: NewPasswordFieldProps) {
  return (
    <TextField
      {...props}
      name="newPassword"
      label={m['sign_in.new_password.title']()}
      type="password"
      whichPassword="new"
      hint={newPasswordHint()}
      autoComplete="new-password"
      isRequired
    />
  );
}

import { PASSWORD } from '#contract/people/password.ts';
import { m } from '#messages';
import { looksLikeEmail } from '#rules/people/email.ts';
import { isRequestProblem } from '../http/request.ts';
import { TextField } from '../ui/controls/text-field.tsx';

export function newPasswordHint(): string {
  return m['sign_in.new_password.hint']({ shortest: PASSWORD.shortest });
}

/** The problem of an email address; undefined when it is valid. */
export function emailProblem(email: string): string | undefined {
  if (email.trim() === '') return m['sign_in.email.missing']();
  return looksLikeEmail(email) ? undefined : m['sign_in.email.wrong_form']();
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

import { PASSWORD } from '#contract/password.ts';
import { RequestProblem } from '../api/request.ts';
import { TextField } from '../ui/text-field.tsx';
import { NEW_PASSWORD_HINT, SHORT_PASSWORD } from './password-words.ts';

type NewPasswordFieldProps = {
  value: string;
  error: string | undefined;
  autoFocus?: boolean;
  onChange: (value: string) => void;
};

/** The box for a password that somebody makes up. */
export function NewPasswordField(props: NewPasswordFieldProps) {
  return (
    <TextField
      {...props}
      name="newPassword"
      label="New password"
      type="password"
      hint={NEW_PASSWORD_HINT}
      autoComplete="new-password"
      isRequired
    />
  );
}

/** What has to be changed about a new password before it makes sense to ask the server. */
export function newPasswordFault(password: string): string | undefined {
  if (password === '') return 'Type a new password.';
  return password.length < PASSWORD.shortest ? SHORT_PASSWORD : undefined;
}

/** Whether the server refused the new password itself, so that the sentence belongs to its field. */
export function isAboutNewPassword(error: unknown): error is RequestProblem {
  return error instanceof RequestProblem && ['weak-password', 'long-password', 'common-password'].includes(error.code);
}

import { TextField } from '../../ui/text-field.tsx';

type SignUpPasswordFieldProps = { value: string; error: string | undefined; onChange: (value: string) => void };

/** Asks for the password of a sign-up that waits, so that nobody finishes one that somebody else began. */
export function SignUpPasswordField(props: SignUpPasswordFieldProps) {
  return (
    <TextField
      {...props}
      name="password"
      label="Password"
      type="password"
      hint="Type the password that you chose when you signed up."
      autoComplete="current-password"
      // The server asked for it at a press: what is left to do stands here.
      autoFocus
      isRequired
    />
  );
}

import { TextField } from '../../ui/text-field.tsx';
import { NEW_PASSWORD_HINT } from '../password-words.ts';
import type { AuthDraft, AuthFaults, AuthMode, Credentials } from './auth-draft.ts';

type AuthFieldsProps = {
  mode: AuthMode;
  /** The name is that of a child, and the address that of the grown-up. */
  forChild: boolean;
  draft: AuthDraft;
  faults: AuthFaults;
  onChange: (part: Partial<AuthDraft>) => void;
};

/** What is typed: to sign up one field more than to log in. */
export function AuthFields({ mode, forChild, draft, faults, onChange }: AuthFieldsProps) {
  const isSignUp = mode === 'signup';
  const field = (name: keyof Credentials) => ({
    name,
    value: draft[name],
    error: faults[name],
    onChange: (value: string) => onChange({ [name]: value }),
    isRequired: true,
  });
  return (
    <>
      {isSignUp && (
        <TextField
          {...field('name')}
          label="Full Name"
          hint={forChild ? "The child's name. A first name is enough." : undefined}
          autoComplete={forChild ? 'off' : 'name'}
        />
      )}
      <TextField
        {...field('email')}
        label="Email Address"
        hint={forChild ? "The grown-up's address." : undefined}
        type="email"
        autoComplete="email"
      />
      <TextField
        {...field('password')}
        label="Password"
        type="password"
        hint={isSignUp ? NEW_PASSWORD_HINT : undefined}
        autoComplete={isSignUp ? 'new-password' : 'current-password'}
      />
    </>
  );
}

import { TextField } from '../ui/text-field.tsx';
import type { AuthMode, Credentials, Faults } from './credentials.ts';

type AuthFieldsProps = {
  mode: AuthMode;
  credentials: Credentials;
  faults: Faults;
  onChange: (field: keyof Credentials, value: string) => void;
};

/** What is asked for: to sign up one field more than to log in. */
export function AuthFields({ mode, credentials, faults, onChange }: AuthFieldsProps) {
  const isSignUp = mode === 'signup';
  const field = (name: keyof Credentials) => ({
    name,
    value: credentials[name],
    error: faults[name],
    onChange: (value: string) => onChange(name, value),
    isRequired: true,
  });
  return (
    <>
      {isSignUp && <TextField {...field('name')} label="Full Name" autoComplete="name" />}
      <TextField {...field('email')} label="Email Address" type="email" autoComplete="email" />
      <TextField
        {...field('password')}
        label="Password"
        type="password"
        hint={isSignUp ? 'At least 10 characters. Three short words work well.' : undefined}
        autoComplete={isSignUp ? 'new-password' : 'current-password'}
      />
    </>
  );
}

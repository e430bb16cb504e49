import type { AuthMode } from './auth-draft.ts';

/** What stands in the dialog in each of its modes. */
export const AUTH_WORDS = {
  signup: {
    title: 'Create your account',
    subtitle: 'to continue to #thembstudy',
    question: 'Have an account?',
    switchTo: 'Sign In',
    other: 'login',
  },
  login: {
    title: 'Log in to your account',
    subtitle: 'to continue to your dashboard',
    question: "Don't have an account?",
    switchTo: 'Sign Up',
    other: 'signup',
  },
} as const satisfies Record<AuthMode, Record<string, string>>;

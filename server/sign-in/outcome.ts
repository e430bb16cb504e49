import type { SignInOutcome } from '#contract/sign-in.ts';

/** Why a sign-in led to nobody. With a `fault` when the operator should hear of it. */
export type Failure = { outcome: SignInOutcome; fault?: Error };

/** What providers call it when somebody did not want to sign in after all. */
const DENIALS = new Set(['access_denied', 'user_cancelled_authorize', 'user_denied']);

/** Better Auth's words for what is no fault; everything else is. */
const OUTCOMES: Record<string, SignInOutcome> = {
  account_not_linked: 'account-not-linked',
  state_mismatch: 'expired',
  state_not_found: 'expired',
  state_invalid: 'expired',
};

/** What a provider's own word for a failure means. */
export function failureAtProvider(error: string): Failure {
  return DENIALS.has(error) ? { outcome: 'denied' } : failed('the provider answered', error);
}

/** What Better Auth's word for a failure means. */
export function failureOf(error: string): Failure {
  const outcome = OUTCOMES[error];
  return outcome ? { outcome } : failed('signing in elsewhere ended with', error);
}

/** Words that somebody else chose come into the log only if they are codes. */
function failed(what: string, error: string): Failure {
  const code = /^[a-z_]{1,60}$/.test(error) ? error : 'something that is no code';
  return { outcome: 'failed', fault: new Error(`${what} ${code}`) };
}

import type { SignInOutcome } from '#contract/people/sign-in.ts';
import { LoggableError } from '../../observability/safe-error.ts';

/** Why a sign-in failed. `fault` is set when it must be logged. */
export type Failure = { outcome: SignInOutcome; fault?: Error };

/** The error codes of providers for a sign-in that the user cancelled. */
const DENIALS = new Set(['access_denied', 'user_cancelled_authorize', 'user_denied']);

/** The Better Auth error codes of expected outcomes, which are not logged as errors. */
const OUTCOMES: Record<string, SignInOutcome> = {
  account_not_linked: 'account-not-linked',
  state_mismatch: 'expired',
  state_not_found: 'expired',
  state_invalid: 'expired',
};

/** The error codes of OAuth (RFC 6749, 4.1.2.1) and OpenID Connect (Core 1.0, 3.1.2.6). */
const CODES = new Set([
  'invalid_request',
  'unauthorized_client',
  'unsupported_response_type',
  'invalid_scope',
  'server_error',
  'temporarily_unavailable',
  'interaction_required',
  'login_required',
  'account_selection_required',
  'consent_required',
  'invalid_request_uri',
  'invalid_request_object',
  'request_not_supported',
  'request_uri_not_supported',
  'registration_not_supported',
]);

/** The failure for a provider's error code. Unknown codes are not logged, because they could hold personal data. */
export function failureFromProvider(error: string): Failure {
  if (DENIALS.has(error)) return { outcome: 'denied' };
  return failed('the provider answered', CODES.has(error) ? error : 'something that is no code');
}

/** The failure for a Better Auth error code. */
export function failureFromBetterAuth(error: string): Failure {
  const outcome = OUTCOMES[error];
  if (outcome) return { outcome };
  return failed('signing in elsewhere ended with', /^[a-z_]{1,60}$/.test(error) ? error : 'something that is no code');
}

function failed(what: string, code: string): Failure {
  return { outcome: 'failed', fault: new LoggableError(`${what} ${code}`) };
}

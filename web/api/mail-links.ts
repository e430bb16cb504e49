import type { ConfirmEmailAnswer } from '#contract/sign-in.ts';
import { request } from './request.ts';

/** Asks for a mail with a link to a new password. The answer never says whether there is an account with this email. */
export async function requestPasswordReset(email: string): Promise<void> {
  await request('/api/auth/request-password-reset', { method: 'POST', body: { email } });
}

/** Asks for another mail with a link that confirms the email. */
export async function resendConfirmation(email: string): Promise<void> {
  await request('/api/auth/resend-confirmation', { method: 'POST', body: { email } });
}

/**
 * Uses the link of a mail: confirms the email of an account, or makes the account that waited for it. Only the latter
 * needs the password, which the server then asks for.
 */
export function confirmEmail(token: string, password: string | undefined): Promise<ConfirmEmailAnswer> {
  return request<ConfirmEmailAnswer>('/api/auth/confirm-email', { method: 'POST', body: { token, password } });
}

/** Uses the link of a mail to set another password, which signs the learner out everywhere. */
export async function resetPassword(token: string, password: string): Promise<void> {
  await request('/api/auth/reset-password', { method: 'POST', body: { token, password } });
}

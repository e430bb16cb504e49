import { looksLikeEmail } from '#rules/email.ts';

/** What has to be changed about an address before it makes sense to ask the server. */
export function emailFault(email: string): string | undefined {
  if (email.trim() === '') return 'Type your email address.';
  return looksLikeEmail(email) ? undefined : 'An email address looks like name@example.org';
}

const DOMAIN = 'no-email.invalid';

/** The stored address of a learner whose provider sent none. It is never shown, mailed or exported. */
export function placeholderEmail(provider: string, accountId: string): string {
  return `${provider}-${accountId}@${DOMAIN}`.toLowerCase();
}

/** Whether an address is such a placeholder. */
export function isPlaceholder(email: string): boolean {
  return email.endsWith(`@${DOMAIN}`);
}

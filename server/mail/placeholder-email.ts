const DOMAIN = 'no-email.invalid';

/** What stands for the address of a learner whose sign-in elsewhere gave none. It is never shown, mailed or exported. */
export function placeholderEmail(way: string, accountId: string): string {
  return `${way}-${accountId}@${DOMAIN}`.toLowerCase();
}

/** Whether an address is no address. */
export function isPlaceholder(email: string): boolean {
  return email.endsWith(`@${DOMAIN}`);
}

import type { SignInOutcome } from '#contract/sign-in.ts';

const SIGN_IN_DONE = '/sign-in-done';

/** The fixed page on which every social sign-in ends. Only the nonce comes from a request. */
export function returnAddress(home: string, nonce: string | null, outcome?: SignInOutcome): string {
  const address = new URL(SIGN_IN_DONE, home);
  if (nonce !== null) address.searchParams.set('nonce', nonce);
  if (outcome !== undefined) address.searchParams.set('outcome', outcome);
  return address.href;
}

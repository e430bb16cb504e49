/** The age of a learner. Sign-up asks for the band only, not for the exact age. */
export const AGE_BANDS = ['under-13', '13-to-17', '18-or-older'] as const;
export type AgeBand = (typeof AGE_BANDS)[number];

/**
 * Whether a grown-up decides: creates the account with their own email address, and confirms each link, each share and each
 * new way to sign in. Null, for an account whose age is not known: no.
 */
export function needsGrownUp(ageBand: AgeBand | null): boolean {
  return ageBand === 'under-13';
}

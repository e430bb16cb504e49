/** The age of a learner. Sign-up asks for the band only, not for the exact age. */
export const AGE_BANDS = ['under-13', '13-to-17', '18-or-older'] as const;
export type AgeBand = (typeof AGE_BANDS)[number];

/** Whether a grown-up must create the account, with their own email address. */
export function needsGrownUp(ageBand: AgeBand): boolean {
  return ageBand === 'under-13';
}

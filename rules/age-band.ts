/** How old the person is who uses an account. Nothing more exact is asked. */
export const AGE_BANDS = ['under-13', '13-to-17', '18-or-older'] as const;
export type AgeBand = (typeof AGE_BANDS)[number];

/** Whether a grown-up has to make the account, under their own address. */
export function needsGrownUp(ageBand: AgeBand): boolean {
  return ageBand === 'under-13';
}

/** The subjects of consent: having an account, and storing screening results in it. */
export type ConsentKind = 'account' | 'results';

/** The person who gave consent: the learner, or the grown-up who created the account of a child. */
export type ConsentGiver = 'learner' | 'grown-up';

/** The current version of each consent text, named by the day it was written. */
export const CONSENT_VERSIONS: Record<ConsentKind, string> = { account: '2026-11-21', results: '2026-11-21' };

/** What consent is asked for: having an account, and storing screening results in it. */
export const CONSENT_KINDS = ['account', 'results'] as const;
export type ConsentKind = (typeof CONSENT_KINDS)[number];

/** Who answered: the learner, or the grown-up who created the account of a child. */
export const CONSENT_GIVERS = ['learner', 'grown-up'] as const;
export type ConsentGiver = (typeof CONSENT_GIVERS)[number];

/** The current version of each consent text, named by the day it was written. */
export const CONSENT_VERSIONS: Record<ConsentKind, string> = { account: '2026-11-21', results: '2026-11-21' };

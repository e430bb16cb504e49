/** What somebody says yes or no to: having an account, and keeping results of the screening in it. */
export const CONSENT_KINDS = ['account', 'results'] as const;
export type ConsentKind = (typeof CONSENT_KINDS)[number];

/** Who answered: the learner, or the grown-up who made the account of a child. */
export const CONSENT_GIVERS = ['learner', 'grown-up'] as const;
export type ConsentGiver = (typeof CONSENT_GIVERS)[number];

/** The text that is asked now, by the day on which it was written. A text that changes gets another day. */
export const CONSENT_VERSIONS: Record<ConsentKind, string> = { account: '2026-11-21', results: '2026-11-21' };

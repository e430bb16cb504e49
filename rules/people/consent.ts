import { type AgeBand, needsGrownUp } from './age-band.ts';

/** The subjects of consent: having an account, storing screening results in it, and giving results to researchers. */
export type ConsentKind = 'account' | 'results' | 'research';

/** The person who gave consent: the learner, or the grown-up who created the account of a child. */
export type ConsentGiver = 'learner' | 'grown-up';

/** The current version of each consent text, named by the day it was written. */
export const CONSENT_VERSIONS: Record<ConsentKind, string> = {
  account: '2026-11-21',
  results: '2026-11-21',
  research: '2026-11-27',
};

/** Whether a grown-up has to give this consent; for research also where the age is not known. */
export function needsGrownUpFor(kind: 'results' | 'research', ageBand: AgeBand | null): boolean {
  return ageBand === null ? kind === 'research' : needsGrownUp(ageBand);
}

/** What a link shows: the newest results of the test, or the page "My plan". */
export const SHOWN_BY_LINKS = ['report', 'plan'] as const;
export type ShownByLink = (typeof SHOWN_BY_LINKS)[number];

/** The links with which a learner shares a report or a plan. All numbers are our own. */
export const SHARE_LINK = {
  /** How many days a link can last. */
  days: [7, 30, 90],
  /** The largest number of open links of one learner. */
  mostOpen: 20,
  /** The largest number of links that one learner creates in `newDays` days, open or not. */
  mostNew: 40,
  newDays: 30,
  /** How long an expired link is stored, so that its page can say that it has expired. */
  keptDays: 90,
} as const;
export type ShareDays = (typeof SHARE_LINK.days)[number];

/** `revoked`: the learner revoked it. */
export type ShareLinkState = 'open' | 'revoked' | 'expired';

/** The state of a link at an instant. All instants are ISO texts in UTC. */
export function shareLinkState(link: { expiresAt: string; revokedAt: string | null }, now: string): ShareLinkState {
  if (link.revokedAt !== null) return 'revoked';
  return link.expiresAt <= now ? 'expired' : 'open';
}

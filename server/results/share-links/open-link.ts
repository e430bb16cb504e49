import type { Context } from 'hono';
import { shareTokenSchema } from '#contract/screening/share-links.ts';
import { can } from '#rules/access.ts';
import { type ShareLinkState, type ShownByLink, shareLinkState } from '#rules/groups/share-link.ts';
import type { MainDatabase } from '../../database/connect.ts';
import { inSharedCommit } from '../../database/transaction.ts';
import { Problem } from '../../http/answers/problems.ts';
import { findAccount } from '../../identity/accounts/account-queries.ts';
import { hashToken } from '../../identity/mail-links/mail-links.ts';
import { countOpening, findLinkByToken } from './share-link-queries.ts';

type Needs = { database: MainDatabase; now: () => Date };

/**
 * What the link with this token shows, with the first name of the learner and the end of the link; counts as opening it. A token
 * of a link that shows something else is unknown here.
 * @param read reads it for the learner
 * @throws Problem `not-found`, `share-link-expired` or `share-link-revoked`
 */
export async function openLink<Shown>(
  c: Context,
  { database, now }: Needs,
  { token, shows }: { token: string; shows: ShownByLink },
  read: (learnerId: string) => Promise<Shown>,
): Promise<Shown & { firstName: string; expiresAt: string }> {
  // Mail programs can truncate links, so a malformed token is treated as an unknown one.
  if (!shareTokenSchema.safeParse(token).success) throw new Problem('not-found');
  c.header('X-Robots-Tag', 'noindex');
  c.header('Referrer-Policy', 'no-referrer');
  const at = now().toISOString();
  const link = await findLinkByToken(database, hashToken(token));
  if (!link || link.shows !== shows) throw new Problem('not-found');
  const { linkId, learnerId, expiresAt } = link;
  const state = shareLinkState(link, at);
  const actor = { learnerId: null, link: { learnerId, state, shows } };
  if (!can(actor, `read-shared-${shows}`, learnerId)) throw new Problem(PROBLEM_OF[state]);
  const shown = await read(learnerId);
  const account = await findAccount(database, learnerId);
  // The link can be revoked or deleted while this is read.
  if (!(await inSharedCommit(database, (shared) => countOpening(shared, linkId, at))))
    throw new Problem((await findLinkByToken(database, hashToken(token))) ? 'share-link-revoked' : 'not-found');
  return { ...shown, firstName: account?.name.trim().split(/\s+/)[0] ?? '', expiresAt };
}

const PROBLEM_OF = {
  open: 'not-found',
  expired: 'share-link-expired',
  revoked: 'share-link-revoked',
} as const satisfies Record<ShareLinkState, string>;

import { randomBytes, randomUUID } from 'node:crypto';
import {
  type NewShareLink,
  newShareLinkSchema,
  type ShareLinks,
  shareLinkEndpoints,
} from '#contract/screening/share-links.ts';
import { SHARE_LINK, shareLinkState } from '#rules/groups/share-link.ts';
import { sharedReport } from '#rules/screening/report/shared-report.ts';
import { waitForRoom } from '#rules/wait-for-room.ts';
import type { MainDatabase } from '../../database/connect.ts';
import type { ScreeningDatabases } from '../../database/screening-databases.ts';
import { inLearnerTransaction, inSharedCommit } from '../../database/transaction.ts';
import { pathParam, type Route } from '../../http/answers/endpoint-routes.ts';
import { jsonBody } from '../../http/answers/json-body.ts';
import { Problem } from '../../http/answers/problems.ts';
import { type Counting, rateLimit } from '../../http/limits/rate-limit.ts';
import { findAnswer } from '../../identity/accounts/consent-queries.ts';
import { lacksParentConsent } from '../../identity/accounts/pupil-account-queries.ts';
import type { Auth } from '../../identity/auth.ts';
import { hashToken } from '../../identity/mail-links/mail-links.ts';
import { requireGrownUp } from '../../identity/passwords/grown-up.ts';
import {
  type CurrentSession,
  currentSession,
  requireFreshSignIn,
  requireSamePassword,
  requireSameSession,
} from '../../identity/passwords/own-password.ts';
import type { IdentityMail } from '../../identity/sign-in/identity-mails.ts';
import { queueChangeMail } from '../../identity/sign-in/sign-in-method-routes.ts';
import type { QueueMail } from '../../mail/mails.ts';
import { createScreeningAttempts } from '../attempts/attempts.ts';
import { openLink } from './open-link.ts';
import { findShareLinks, hasPlan, insertShareLink, revokeShareLink } from './share-link-queries.ts';

const TOKEN_BYTES = 32;
const DAY_MS = 24 * 60 * 60 * 1000;

type Needs = { auth: Auth; queueMail: QueueMail<IdentityMail> } & Counting & ScreeningDatabases;

/** The links with which learners share their newest results or their plan, and what those of results show. */
export function shareLinkRoutes(route: Route, needs: Needs) {
  const { database, now } = needs;
  const attempts = createScreeningAttempts(needs);

  route('GET /learners/:learnerId/share-links', (c) => list(c.get('learnerId')));

  route('POST /learners/:learnerId/share-links', async (c) => {
    const link = await jsonBody(c, newShareLinkSchema);
    const made = await create(currentSession(c), link);
    c.status(201);
    return made;
  });

  // Revoking a link again changes nothing.
  route('DELETE /learners/:learnerId/share-links/:linkId', async (c) => {
    const learnerId = c.get('learnerId');
    const link = { learnerId, linkId: pathParam(c, 'linkId'), at: now().toISOString() };
    if (!(await inSharedCommit(database, (shared) => revokeShareLink(shared, link)))) throw new Problem('not-found');
    return list(learnerId);
  });

  // A POST with the token in its body: no URL or log contains the token, and link scanners cannot open the report.
  route('POST /shared-reports', rateLimit('sharedReport', needs), async (c) => {
    const { token } = await jsonBody(c, shareLinkEndpoints['POST /shared-reports'].body);
    return openLink(c, needs, { token, shows: 'report' }, async (learnerId) => {
      // The parent of a pupil who agreed may not be linked any more.
      if (await lacksParentConsent(database, learnerId)) throw new Problem('share-link-revoked');
      return { parts: sharedReport(await attempts.list(learnerId)) };
    });
  });

  async function list(learnerId: string): Promise<ShareLinks> {
    return { links: await findShareLinks(database, learnerId) };
  }

  /**
   * Creates a link. Its token is returned here and stored as a hash only.
   * @throws Problem `parent-agreement-needed`, `results-not-wanted` when the account stores no results, `not-found` when it
   * keeps no plan, `too-many-share-links`, `too-many-new-share-links`; see also `requireGrownUp`
   */
  async function create(current: CurrentSession, { days, shows = 'report', password }: NewShareLink) {
    const { learnerId } = current;
    const verified = await requireGrownUp(needs, current, password);
    requireFreshSignIn(current, verified);
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    const at = now();
    await inLearnerTransaction(database, learnerId, async (transaction) => {
      await requireSameSession(transaction, current);
      if (verified !== undefined) await requireSamePassword(transaction, learnerId, verified);
      if (shows === 'report') await requireStoredResults(transaction, learnerId);
      else if (!(await hasPlan(transaction, learnerId))) throw new Problem('not-found');
      await refuseTooMany(transaction, learnerId, at);
      await insertShareLink(transaction, {
        linkId: randomUUID(),
        learnerId,
        shows,
        tokenHash: hashToken(token),
        createdAt: at.toISOString(),
        expiresAt: new Date(at.getTime() + days * DAY_MS).toISOString(),
      });
      await queueChangeMail(needs, transaction, learnerId, { added: `${shows}-link` });
    });
    return { token, ...(await list(learnerId)) };
  }
}

async function requireStoredResults(database: MainDatabase, learnerId: string): Promise<void> {
  if (await lacksParentConsent(database, learnerId)) throw new Problem('parent-agreement-needed');
  if (!(await findAnswer(database, learnerId, 'results'))) throw new Problem('results-not-wanted');
}

async function refuseTooMany(database: MainDatabase, learnerId: string, at: Date): Promise<void> {
  const links = await findShareLinks(database, learnerId);
  const limit = { most: SHARE_LINK.mostNew, windowMs: SHARE_LINK.newDays * DAY_MS };
  const created = links.map(({ createdAt }) => Date.parse(createdAt));
  const retryAfterMs = waitForRoom(created, limit, at.getTime());
  if (retryAfterMs > 0) throw new Problem('too-many-new-share-links', { retryAfterMs });
  const open = links.filter((link) => shareLinkState(link, at.toISOString()) === 'open');
  if (open.length >= SHARE_LINK.mostOpen) throw new Problem('too-many-share-links');
}

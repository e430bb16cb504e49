import type { Context } from 'hono';
import { parentEndpoints } from '#contract/groups/parents.ts';
import type { ScreeningDatabases } from '../../database/screening-databases.ts';
import { inLearnerTransaction } from '../../database/transaction.ts';
import { pathParam, type Route } from '../../http/answers/endpoint-routes.ts';
import { jsonBody } from '../../http/answers/json-body.ts';
import { Problem } from '../../http/answers/problems.ts';
import type { RequestContext } from '../../http/request-context.ts';
import { log } from '../../observability/logger.ts';
import { requireMember } from '../group-queries.ts';
import { agree, takeBack } from './parent-agreements.ts';
import { findLinkedParents, saveReport } from './parent-report-queries.ts';

const AGREEMENT = '/learners/:learnerId/groups/:groupId/members/:memberId/screening-agreement';
const PARENTS = '/learners/:learnerId/groups/:groupId/members/:memberId/parents';
type Place = { leaderId: string; groupId: string; memberId: string };

/** What linked parents agree to for a pupil, and what leaders of the class say about linked parents. */
export function parentRoutes(route: Route, needs: ScreeningDatabases & { now: () => Date }) {
  const { database, now } = needs;

  route(`PUT ${AGREEMENT}`, async (c) => {
    const { textVersion } = await jsonBody(c, parentEndpoints[`PUT ${AGREEMENT}` as const].body);
    return agree(needs, placeOf(c), textVersion);
  });

  route(`DELETE ${AGREEMENT}`, (c) => takeBack(needs, placeOf(c)));

  route(`GET ${PARENTS}`, async (c) => {
    const place = placeOf(c);
    await requireMember(database, place, place.memberId, 'report-parent');
    return { parents: await parentsOf(place) };
  });

  route(`PUT ${PARENTS}/:parentId/report`, async (c) => {
    const place = placeOf(c);
    await report(place, pathParam(c, 'parentId'));
    return { parents: await parentsOf(place) };
  });

  function parentsOf({ leaderId, memberId }: Place) {
    return findLinkedParents(database, memberId, { askedById: leaderId, now: now() });
  }

  /** Reports a linked parent; no effect while the parent is not `linked`. @throws Problem `not-found` */
  function report(place: Place, parentId: string): Promise<void> {
    const { leaderId, memberId: learnerId } = place;
    return inLearnerTransaction(database, learnerId, async (transaction) => {
      await requireMember(transaction, place, learnerId, 'report-parent');
      const parents = await findLinkedParents(transaction, learnerId, { askedById: leaderId, now: now() });
      const parent = parents.find((each) => each.parentId === parentId);
      if (!parent) throw new Problem('not-found');
      if (parent.state !== 'linked') return;
      await saveReport(transaction, { learnerId, parentId, reportedById: leaderId, reportedAt: now().toISOString() });
      // The operator lists reported parents with a command.
      log.info({ from: 'groups', kind: 'parent-reported' });
    });
  }
}

/** @throws Problem `not-found` */
function placeOf(c: Context<RequestContext, typeof AGREEMENT>): Place {
  return { leaderId: c.get('learnerId'), groupId: pathParam(c, 'groupId'), memberId: pathParam(c, 'memberId') };
}

import type { Context } from 'hono';
import { pupilEndpoints } from '#contract/groups/pupils.ts';
import { nameKey } from '#rules/groups/pupil-names.ts';
import type { ScreeningDatabases } from '../../database/screening-databases.ts';
import { inLearnerTransaction } from '../../database/transaction.ts';
import { pathParam, type Route } from '../../http/answers/endpoint-routes.ts';
import { jsonBody } from '../../http/answers/json-body.ts';
import { Problem } from '../../http/answers/problems.ts';
import { type Counting, rateLimit } from '../../http/limits/rate-limit.ts';
import type { RequestContext } from '../../http/request-context.ts';
import type { Auth, ReadLearner } from '../../identity/auth.ts';
import { browserOf } from '../../identity/sessions/browser.ts';
import { setCookies } from '../../identity/sessions/session-middleware.ts';
import { requireMember } from '../group-queries.ts';
import { makeChildAccount } from './child-accounts.ts';
import { createPictureSignIn } from './picture-sign-in.ts';
import { createPupilCards } from './pupil-cards.ts';
import { createPupilLists } from './pupil-list.ts';
import { renamePupil } from './pupil-queries.ts';

type Needs = { auth: Auth; readLearner: ReadLearner } & Counting & ScreeningDatabases;
/** The path of a member in a group of a leader. */
type Place = { leaderId: string; groupId: string; memberId: string };

/** Accounts that teachers and parents make, what these do with them, and signing in with pictures. */
export function pupilRoutes(route: Route, needs: Needs) {
  const { database, readLearner } = needs;
  const lists = createPupilLists(needs);
  const cards = createPupilCards(needs);
  const signIn = createPictureSignIn(needs);

  route('POST /learners/:learnerId/pupil-lists', rateLimit('pupilList', needs), async (c) => {
    const { rows, isPreview } = await jsonBody(c, pupilEndpoints['POST /learners/:learnerId/pupil-lists'].body);
    const leaderId = c.get('learnerId');
    return isPreview ? lists.preview(leaderId, rows) : lists.write(leaderId, rows);
  });

  route('GET /learners/:learnerId/groups/:groupId/cards', async (c) => ({ pupils: await cards.list(classOf(c)) }));

  route('POST /learners/:learnerId/groups/:groupId/cards', async (c) => {
    const { memberIds } = await jsonBody(c, pupilEndpoints['POST /learners/:learnerId/groups/:groupId/cards'].body);
    return { cards: await cards.print(classOf(c), memberIds) };
  });

  route('PUT /learners/:learnerId/groups/:groupId/pictures', async (c) => {
    const { memberIds } = await jsonBody(c, pupilEndpoints['PUT /learners/:learnerId/groups/:groupId/pictures'].body);
    return { cards: await cards.replace(classOf(c), memberIds) };
  });

  route('PUT /learners/:learnerId/groups/:groupId/members/:memberId/name', async (c) => {
    const { name } = await jsonBody(
      c,
      pupilEndpoints['PUT /learners/:learnerId/groups/:groupId/members/:memberId/name'].body,
    );
    return rename(placeOf(c), name);
  });

  route('POST /learners/:learnerId/groups/:groupId/children', rateLimit('pupilList', needs), async (c) => {
    const child = await jsonBody(c, pupilEndpoints['POST /learners/:learnerId/groups/:groupId/children'].body);
    await makeChildAccount(needs, classOf(c), child);
    c.status(201);
    return { pupils: await cards.list(classOf(c)) };
  });

  route('POST /learners/:learnerId/groups/:groupId/members/:memberId/device', async (c) => {
    const { leaderId, groupId, memberId } = placeOf(c);
    await requireMember(database, { leaderId, groupId }, memberId, 'hand-device');
    // The session of the parent ends with it.
    const { cookies } = await needs.auth.startPictureSession(memberId, browserOf(c, true), 'not-found');
    const learner = await readLearner(memberId, true);
    setCookies(c, cookies);
    return { learner };
  });

  route('POST /auth/picture-sign-in', async (c) => {
    const { learnerId, cookies } = await signIn(
      c,
      await jsonBody(c, pupilEndpoints['POST /auth/picture-sign-in'].body),
    );
    const learner = await readLearner(learnerId, true);
    setCookies(c, cookies);
    return { learner };
  });

  /** Changes the name of a pupil. @throws Problem `not-found`, `pupil-name-taken` */
  function rename(place: Place, name: string): Promise<{ name: string }> {
    const { groupId, memberId: learnerId } = place;
    return inLearnerTransaction(database, learnerId, async (transaction) => {
      await requireMember(transaction, place, learnerId, 'rename-pupil');
      if (!(await renamePupil(transaction, { learnerId, groupId }, { name, nameKey: nameKey(name) })))
        throw new Problem('pupil-name-taken');
      return { name };
    });
  }
}

/** @throws Problem `not-found` */
function placeOf(c: Context<RequestContext, '/learners/:learnerId/groups/:groupId/members/:memberId'>): Place {
  return { ...classOf(c), memberId: pathParam(c, 'memberId') };
}

/** @throws Problem `not-found` */
function classOf(c: Context<RequestContext, '/learners/:learnerId/groups/:groupId'>) {
  return { leaderId: c.get('learnerId'), groupId: pathParam(c, 'groupId') };
}

import type { Context } from 'hono';
import { pupilEndpoints } from '#contract/groups/pupils.ts';
import { nameKey } from '#rules/groups/pupil-names.ts';
import { CONSENT_VERSIONS } from '#rules/people/consent.ts';
import type { MainDatabase } from '../../database/connect.ts';
import { inBothDatabases, type ScreeningDatabases } from '../../database/screening-databases.ts';
import { inLearnerTransaction } from '../../database/transaction.ts';
import { pathParam, type Route } from '../../http/answers/endpoint-routes.ts';
import { jsonBody } from '../../http/answers/json-body.ts';
import { Problem } from '../../http/answers/problems.ts';
import { type Counting, rateLimit } from '../../http/limits/rate-limit.ts';
import type { RequestContext } from '../../http/request-context.ts';
import type { Auth, ReadLearner } from '../../identity/auth.ts';
import { setCookies } from '../../identity/sessions/session-middleware.ts';
import { addAnswer } from '../../learners/save-consent.ts';
import { deleteAttempts } from '../../results/attempts/attempt-queries.ts';
import { requireMember } from '../group-queries.ts';
import { createPictureSignIn } from './picture-sign-in.ts';
import { createPupilCards } from './pupil-cards.ts';
import { createPupilLists } from './pupil-list.ts';
import { hideScreening, renamePupil, saveParentConsent, showScreening } from './pupil-queries.ts';

type Needs = { auth: Auth; readLearner: ReadLearner } & Counting & ScreeningDatabases;
/** The path of a member in a group of a leader. */
type Place = { leaderId: string; groupId: string; memberId: string };

/** Accounts that a teacher creates for pupils, what teachers and linked parents do with them, and signing in with pictures. */
export function pupilRoutes(route: Route, needs: Needs) {
  const { now, database, readLearner } = needs;
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

  route('PUT /learners/:learnerId/groups/:groupId/members/:memberId/screening-agreement', (c) => agree(placeOf(c)));

  route('DELETE /learners/:learnerId/groups/:groupId/members/:memberId/screening-agreement', (c) =>
    takeBack(placeOf(c)),
  );

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

  /**
   * Stores the parent's consent to storing screening results, and shares them with
   * the parent. Results stored under the consent of a parent who is no longer
   * linked are deleted first, so that no parent sees what another one consented to.
   * @throws Problem `not-found`
   */
  function agree(place: Place): Promise<{ screeningAgreed: boolean }> {
    const { leaderId, groupId, memberId: learnerId } = place;
    return inBothDatabases(needs, learnerId, async (main, autism) => {
      const { pupil } = await requireMember(main, place, learnerId, 'agree-screening');
      if (pupil?.agreedById === leaderId) return { screeningAgreed: true };
      if (pupil?.agreedAt) await forget(main, () => deleteAttempts(main, autism, learnerId), learnerId);
      await saveParentConsent(main, learnerId, { agreedById: leaderId, agreedAt: now().toISOString() });
      await answerConsent(main, learnerId, 'yes');
      await showScreening(main, learnerId, groupId);
      return { screeningAgreed: true };
    });
  }

  /**
   * Withdraws the consent of the parent who gave it and deletes the
   * results; no effect for another parent. @throws Problem `not-found`
   */
  function takeBack(place: Place): Promise<{ screeningAgreed: boolean }> {
    const { leaderId, memberId: learnerId } = place;
    return inBothDatabases(needs, learnerId, async (main, autism) => {
      const { pupil } = await requireMember(main, place, learnerId, 'agree-screening');
      if (pupil?.agreedById !== leaderId) return { screeningAgreed: false };
      await forget(main, () => deleteAttempts(main, autism, learnerId), learnerId);
      await saveParentConsent(main, learnerId, { agreedById: null, agreedAt: null });
      await answerConsent(main, learnerId, 'no');
      return { screeningAgreed: false };
    });
  }

  async function forget(main: MainDatabase, deleteKept: () => Promise<void>, learnerId: string): Promise<void> {
    await deleteKept();
    await hideScreening(main, learnerId);
  }

  function answerConsent(main: MainDatabase, learnerId: string, answer: 'yes' | 'no'): Promise<void> {
    const given = { kind: 'results', textVersion: CONSENT_VERSIONS.results, givenBy: 'grown-up' } as const;
    return addAnswer(main, learnerId, { ...given, answer, at: now() });
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

import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import type { BodyOf } from '#contract/api.ts';
import { type PupilCard, pupilEndpoints } from '#contract/groups/pupils.ts';
import { can } from '#rules/access.ts';
import { typedGroupCode } from '#rules/groups/groups.ts';
import { nameKey, newPictures, waitAfterWrong, withWrong } from '#rules/groups/pupils.ts';
import { CONSENT_VERSIONS } from '#rules/people/consent.ts';
import type { MainDatabase } from '../../database/connect.ts';
import { inBothDatabases, type ScreeningDatabases } from '../../database/screening-databases.ts';
import { inLearnerTransaction } from '../../database/transaction.ts';
import { pathParam, type Route } from '../../http/answers/endpoint-routes.ts';
import { jsonBody } from '../../http/answers/json-body.ts';
import { Problem } from '../../http/answers/problems.ts';
import { type Counting, rateLimit, refuseWhen } from '../../http/limits/rate-limit.ts';
import type { RequestContext } from '../../http/request-context.ts';
import type { Auth, ReadLearner, SignedIn } from '../../identity/auth.ts';
import { type Browser, browserOf } from '../../identity/sessions/browser.ts';
import { setCookies } from '../../identity/sessions/session-middleware.ts';
import { endSessions } from '../../identity/sessions/session-queries.ts';
import { addResultsAnswer } from '../../learners/results-consent.ts';
import { deleteAttempts } from '../../results/attempts/attempt-queries.ts';
import { unguessable } from '../codes.ts';
import { findMembers } from '../group-queries.ts';
import { requireGroup } from '../leaders/leader-queries.ts';
import { createPupilLists } from './pupil-list.ts';
import {
  findPupilByCode,
  hideScreening,
  insertPictureChange,
  renamePupil,
  saveParentConsent,
  savePictures,
  saveWrongTries,
  showScreening,
} from './pupil-queries.ts';

type Needs = { auth: Auth; readLearner: ReadLearner } & Counting & ScreeningDatabases;
type Card = BodyOf<'POST /auth/picture-sign-in'>;
/** The path of a member in a group of a leader. */
type Place = { leaderId: string; groupId: string; memberId: string };

/** Accounts that a teacher creates for pupils, what teachers and linked parents do with them, and signing in with pictures. */
export function pupilRoutes(route: Route, needs: Needs) {
  const { auth, now, database, readLearner } = needs;
  const lists = createPupilLists(needs);

  route('POST /learners/:learnerId/pupil-lists', rateLimit('pupilList', needs), async (c) => {
    const { rows, isPreview } = await jsonBody(c, pupilEndpoints['POST /learners/:learnerId/pupil-lists'].body);
    const leaderId = c.get('learnerId');
    return isPreview ? lists.preview(leaderId, rows) : lists.write(leaderId, rows);
  });

  route('PUT /learners/:learnerId/groups/:groupId/members/:memberId/pictures', (c) => givePictures(placeOf(c)));

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

  route('POST /auth/picture-sign-in', rateLimit('pictureSignIn', needs), async (c) => {
    const card = await jsonBody(c, pupilEndpoints['POST /auth/picture-sign-in'].body);
    const { learnerId, cookies } = await signIn(card, browserOf(c, true));
    const learner = await readLearner(learnerId, true);
    setCookies(c, cookies);
    return { learner };
  });

  /**
   * The group and the member. @throws Problem `not-found` unless this leader may do `action` with the member's account
   */
  async function memberFor(
    action: 'give-pictures' | 'rename-pupil' | 'agree-screening',
    place: Place,
    inDatabase: MainDatabase,
  ) {
    const { leaderId, groupId, memberId } = place;
    const group = await requireGroup(inDatabase, { leaderId, groupId }, 'see-group');
    const member = (await findMembers(inDatabase, { leaderId, groupId })).find((each) => each.learnerId === memberId);
    if (!member || !can({ learnerId: leaderId, member: { ...group, ...member } }, action, memberId))
      throw new Problem('not-found');
    return { group, member };
  }

  /** Gives a pupil new pictures and ends all their sessions. The pupil sees the change. @throws Problem `not-found` */
  function givePictures(place: Place): Promise<PupilCard> {
    const { leaderId, memberId: learnerId } = place;
    return inLearnerTransaction(database, learnerId, async (transaction) => {
      const { group, member } = await memberFor('give-pictures', place, transaction);
      const changedAt = now().toISOString();
      const pictures = newPictures(unguessable);
      const pictureHash = auth.hashPictures(learnerId, pictures);
      await savePictures(transaction, learnerId, {
        ...{ pictureHash, picturesChangedAt: changedAt, classCode: group.pupilCode },
      });
      await endSessions(transaction, learnerId);
      await insertPictureChange(transaction, { changeId: randomUUID(), learnerId, leaderId, changedAt });
      const { name: className, pupilCode } = group;
      return { name: member.name, className, pupilCode: pupilCode ?? '', pictures: [...pictures] };
    });
  }

  /** Changes the name of a pupil. @throws Problem `not-found`, `pupil-name-taken` */
  function rename(place: Place, name: string): Promise<{ name: string }> {
    const { groupId, memberId: learnerId } = place;
    return inLearnerTransaction(database, learnerId, async (transaction) => {
      await memberFor('rename-pupil', place, transaction);
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
      const { pupil } = (await memberFor('agree-screening', place, main)).member;
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
      const { pupil } = (await memberFor('agree-screening', place, main)).member;
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
    return addResultsAnswer(main, learnerId, { ...given, answer, at: now() });
  }

  /**
   * Signs in the learner with this class, name and pictures. Tries
   * of one account run one after the other, so that all are counted.
   * @throws Problem `wrong-pictures`, which does not reveal what is wrong, or `too-many-tries`
   */
  async function signIn({ code, name, pictures }: Card, browser: Browser): Promise<SignedIn> {
    const pupilCode = typedGroupCode(code);
    const find = async (inDatabase: MainDatabase) =>
      pupilCode === null ? undefined : findPupilByCode(inDatabase, pupilCode, nameKey(name));
    const learnerId = (await find(database))?.learnerId;
    if (learnerId === undefined) throw new Problem('wrong-pictures');
    const at = now().getTime();
    const waitMs = await inLearnerTransaction(database, learnerId, async (transaction) => {
      const pupil = await find(transaction);
      if (pupil?.learnerId !== learnerId) return null;
      const wait = waitAfterWrong(pupil.tries, at);
      if (wait > 0) return wait;
      if (auth.verifyPictures(learnerId, pictures, pupil.pictureHash)) return 0;
      await saveWrongTries(transaction, learnerId, withWrong(pupil.tries, at));
      return null;
    });
    if (waitMs === null) throw new Problem('wrong-pictures');
    refuseWhen(waitMs);
    const signedIn = await auth.startPictureSession(learnerId, browser);
    // New pictures and a new password end all sessions, but can be set before this session is stored.
    const after = await find(database);
    if (after && auth.verifyPictures(learnerId, pictures, after.pictureHash)) return signedIn;
    await endSessions(database, learnerId);
    throw new Problem('wrong-pictures');
  }
}

/** @throws Problem `not-found` */
function placeOf(c: Context<RequestContext, '/learners/:learnerId/groups/:groupId/members/:memberId'>): Place {
  return { leaderId: c.get('learnerId'), groupId: pathParam(c, 'groupId'), memberId: pathParam(c, 'memberId') };
}

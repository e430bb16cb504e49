import type { Context } from 'hono';
import type { BodyOf } from '#contract/api.ts';
import { typedGroupCode } from '#rules/groups/groups.ts';
import { typedCardCode } from '#rules/groups/pupil-cards.ts';
import {
  mayTryElsewhere,
  WRONG_TRIES,
  waitAfterWrong,
  withWrong,
  withWrongElsewhere,
} from '#rules/groups/wrong-tries.ts';
import type { MainDatabase } from '../../database/connect.ts';
import { inLearnerTransaction } from '../../database/transaction.ts';
import { Problem } from '../../http/answers/problems.ts';
import { addressKey, type Counting, refuseWhen } from '../../http/limits/rate-limit.ts';
import { countTry, decrementTries } from '../../http/limits/rate-limit-queries.ts';
import type { RequestContext } from '../../http/request-context.ts';
import type { Auth, SignedIn } from '../../identity/auth.ts';
import { browserOf } from '../../identity/sessions/browser.ts';
import { endSessions } from '../../identity/sessions/session-queries.ts';
import { findPupilByCard, findPupilByName, type PictureAccount, saveWrongTries } from './pupil-queries.ts';

type Sent = BodyOf<'POST /auth/picture-sign-in'>;
/**
 * What makes guessing hard besides the pictures: the secret of the card, a device that a card or a teacher admitted, or a
 * lesson for which a teacher opened signing in; `elsewhere`: nothing.
 */
type Admission = 'card' | 'known device' | 'lesson' | 'elsewhere';
type Outcome = { isRight: boolean; waitMs: number; needsCard: boolean };

/** Signs pupils in with pictures. */
export function createPictureSignIn({ auth, ...counting }: { auth: Auth } & Counting) {
  const { database, now } = counting;
  const { verifyPictures, hashCardSecret } = auth.pupilSecrets;

  /** The account that is meant, if there is one. */
  async function find(sent: Sent, inDatabase: MainDatabase = database): Promise<PictureAccount | undefined> {
    if ('card' in sent) return findPupilByCard(inDatabase, 'cardHash', hashCardSecret(sent.card));
    const cardCode = typedCardCode(sent.code);
    if (cardCode !== null) return findPupilByCard(inDatabase, 'cardCode', cardCode);
    const pupilCode = typedGroupCode(sent.code);
    return pupilCode === null ? undefined : findPupilByName(inDatabase, pupilCode, sent.name ?? '');
  }

  function admissionOf(cookie: string, sent: Sent, account: PictureAccount): Admission {
    if ('card' in sent) return 'card';
    if (auth.pupilDevice.idFor(cookie, subjectOf(account)) !== undefined) return 'known device';
    return account.openUntil !== null && account.openUntil > now().toISOString() ? 'lesson' : 'elsewhere';
  }

  /** Tries of one account run one after the other, so that all are counted. */
  function attempt(sent: Sent, learnerId: string, admission: Admission): Promise<Outcome> {
    const [at, instant] = [now().getTime(), now().toISOString()];
    const outcome = (change: Partial<Outcome> = {}) => ({ isRight: false, waitMs: 0, needsCard: false, ...change });
    return inLearnerTransaction(database, learnerId, async (transaction) => {
      const account = await find(sent, transaction);
      if (account?.learnerId !== learnerId) return outcome();
      const isElsewhere = admission === 'elsewhere';
      if (isElsewhere && !mayTryElsewhere(account.elsewhere, instant)) return outcome({ needsCard: true });
      const waitMs = waitAfterWrong(account.tries, at);
      if (waitMs > 0) return outcome({ waitMs });
      if (verifyPictures(learnerId, sent.pictures, account.pictureHash)) return outcome({ isRight: true });
      const tries = withWrong(account.tries, at);
      const elsewhere = isElsewhere ? withWrongElsewhere(account.elsewhere, instant) : account.elsewhere;
      const isMany = tries.count >= WRONG_TRIES.many || (isElsewhere && !mayTryElsewhere(elsewhere, instant));
      await saveWrongTries(transaction, learnerId, { tries, elsewhere, manyWrongAt: isMany ? instant : null });
      return outcome();
    });
  }

  /**
   * Signs in the learner with these pictures. Only wrong tries that nothing admitted count for the address, so that a whole
   * school can sign in at once, and no pupil can lock its address by failing on purpose.
   * @throws Problem `wrong-pictures`, which does not reveal what is wrong, `card-needed` or `too-many-tries`
   */
  return async (c: Context<RequestContext>, sent: Sent): Promise<SignedIn> => {
    const { cookie = '' } = c.req.header();
    const account = await find(sent);
    const admission = account ? admissionOf(cookie, sent, account) : 'elsewhere';
    const key = addressKey('pictureSignIn', c, counting);
    if (admission === 'elsewhere') refuseWhen(await countTry(database, key, counting.limits.pictureSignIn, now()));
    if (!account) throw new Problem('wrong-pictures');
    const { learnerId } = account;
    const { isRight, waitMs, needsCard } = await attempt(sent, learnerId, admission);
    if (needsCard) throw new Problem('card-needed');
    refuseWhen(waitMs);
    if (!isRight) throw new Problem('wrong-pictures');
    if (admission === 'elsewhere') await decrementTries(database, key);
    const signedIn = await auth.startPictureSession(learnerId, browserOf(c, true));
    // New pictures and a new password end all sessions, but can be set before this session is stored.
    const after = await find(sent);
    if (after?.learnerId !== learnerId || !verifyPictures(learnerId, sent.pictures, after.pictureHash)) {
      await endSessions(database, learnerId);
      throw new Problem('wrong-pictures');
    }
    if (admission === 'elsewhere') return signedIn;
    return { ...signedIn, cookies: [...signedIn.cookies, auth.pupilDevice.remember(cookie, subjectOf(after))] };
  };
}

/** What a device remembers. New pictures make it another one. */
function subjectOf({ learnerId, pictureHash }: PictureAccount): string {
  return `${learnerId} ${pictureHash}`;
}

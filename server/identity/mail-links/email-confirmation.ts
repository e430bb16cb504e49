import type { z } from 'zod';
import type { confirmEmailSchema } from '#contract/people/sign-in.ts';
import type { MainDatabase } from '../../database/connect.ts';
import { inTransaction } from '../../database/transaction.ts';
import { Problem } from '../../http/answers/problems.ts';
import { setEmailVerified } from '../accounts/account-queries.ts';
import { createLearner } from '../accounts/create-learner.ts';
import type { Auth } from '../auth.ts';
import { limitedLogIn } from '../sign-in/log-in-limits.ts';
import { takeVerification } from '../sign-in/verification-queries.ts';
import { deleteLinksOf, hashToken, linkIdentifier } from './mail-links.ts';
import { deleteUnfinishedSignUps, listUnfinishedSignUps, type UnfinishedSignUp } from './unfinished-sign-up-queries.ts';

type Needs = { auth: Auth; database: MainDatabase; now: () => Date };
type Confirmation = z.infer<typeof confirmEmailSchema>;

/**
 * Uses the link of a confirmation mail: confirms the address of an account, or finishes a sign-up.
 * @returns the id of the new learner, or null when it confirmed the address of an existing one
 * @throws Problem `link-not-usable`; or `sign-up-password-needed` or `sign-up-password-wrong`, after which the link is
 * still valid
 */
export async function confirmEmail(needs: Needs, { token, password }: Confirmation): Promise<string | null> {
  if (await confirmAddress(needs, token)) return null;
  return finishSignUp(needs, hashToken(token), password);
}

async function confirmAddress({ database, now }: Needs, token: string): Promise<boolean> {
  return inTransaction(database, async (transaction) => {
    const learnerId = await takeVerification(transaction, linkIdentifier('confirm-email', token), now().toISOString());
    if (learnerId === undefined) return false;
    await setEmailVerified(transaction, learnerId);
    await deleteLinksOf(transaction, learnerId, 'confirm-email');
    return true;
  });
}

async function finishSignUp(needs: Needs, tokenHash: string, password?: string): Promise<string> {
  const { database, now } = needs;
  const signUps = await listUnfinishedSignUps(database, tokenHash, now().toISOString());
  const { name, email, passwordHash: hash, consent } = await findSignUpByPassword(needs, signUps, password);
  const learner = { name, email, emailVerified: true, signInMethod: { way: 'password' as const, hash }, consent };
  const forget = async (transaction: MainDatabase) => {
    // The sign-up can be finished, or deleted with its account, while the password is hashed.
    if (!(await deleteUnfinishedSignUps(transaction, email))) throw new Problem('link-not-usable');
  };
  try {
    return await createLearner(database, learner, now(), forget);
  } catch (error) {
    // The address was taken or the consent text changed since the sign-up.
    throw error instanceof Problem ? new Problem('link-not-usable') : error;
  }
}

/**
 * Several people can sign up with the same address. The password shows which sign-up belongs to the reader of the mail;
 * without it the new account could have the password of another person.
 */
async function findSignUpByPassword(
  needs: Needs,
  signUps: UnfinishedSignUp[],
  password: string | undefined,
): Promise<UnfinishedSignUp> {
  const [newest] = signUps;
  if (!newest) throw new Problem('link-not-usable');
  if (password === undefined) throw new Problem('sign-up-password-needed');
  const verify = async () => {
    for (const signUp of signUps)
      if (await needs.auth.verifyPassword({ hash: signUp.passwordHash, password })) return signUp;
    throw new Problem('sign-up-password-wrong');
  };
  return limitedLogIn(needs, { email: newest.email }, verify, 'wrongSignUpPassword');
}

import type { z } from 'zod';
import type { confirmEmailSchema } from '#contract/sign-in.ts';
import type { MainDatabase } from '../../database/connect.ts';
import { inTransaction } from '../../database/transaction.ts';
import { Problem } from '../../http/problems.ts';
import type { Auth } from '../auth.ts';
import { createLearner } from '../create-learner.ts';
import { setEmailVerified } from '../learner-queries.ts';
import { limitedLogIn } from '../log-in-limits.ts';
import { deleteLinksOf, takeLink } from './mail-link-queries.ts';
import { hashToken } from './mail-links.ts';
import { deleteUnfinishedSignUps, listUnfinishedSignUps, type UnfinishedSignUp } from './unfinished-sign-up-queries.ts';

type Needs = { auth: Auth; database: MainDatabase; now: () => Date };
type Confirmation = z.infer<typeof confirmEmailSchema>;

/**
 * Uses the link of a mail that only the reader of an address has.
 * @returns the learner whom it made, or null when it confirmed the address of one who was there.
 * @throws Problem when the link was used, is too old, or never was one; and, with nothing used up, when it makes an account
 * and the password is not that of the sign-up.
 */
export async function confirmEmail(needs: Needs, { token, password }: Confirmation): Promise<string | null> {
  const tokenHash = hashToken(token);
  if (await confirmAddress(needs, tokenHash)) return null;
  return finishSignUp(needs, tokenHash, password);
}

async function confirmAddress({ database, now }: Needs, tokenHash: string): Promise<boolean> {
  return inTransaction(database, async (transaction) => {
    const learnerId = await takeLink(transaction, { kind: 'confirm-email', tokenHash }, now().toISOString());
    if (learnerId === undefined) return false;
    await setEmailVerified(transaction, learnerId);
    await deleteLinksOf(transaction, learnerId, 'confirm-email');
    return true;
  });
}

async function finishSignUp(needs: Needs, tokenHash: string, password?: string): Promise<string> {
  const { database, now } = needs;
  const people = await listUnfinishedSignUps(database, tokenHash, now().toISOString());
  const { name, email, passwordHash: hash, agreement } = await provedPerson(needs, people, password);
  const learner = { name, email, emailVerified: true, signInMethod: { way: 'password' as const, hash }, agreement };
  const forget = (transaction: MainDatabase) => deleteUnfinishedSignUps(transaction, email);
  try {
    return await createLearner(database, learner, now(), forget);
  } catch (error) {
    // Somebody made an account with this address meanwhile, or the text that was agreed to is another one by now.
    throw error instanceof Problem ? new Problem('link-not-usable') : error;
  }
}

/**
 * The link proves the address, which anybody can sign up with. The password proves which of those sign-ups was theirs: else
 * the reader of the mail could make an account that somebody else has the password of.
 */
async function provedPerson(
  needs: Needs,
  people: UnfinishedSignUp[],
  password: string | undefined,
): Promise<UnfinishedSignUp> {
  const [newest] = people;
  if (!newest) throw new Problem('link-not-usable');
  if (password === undefined) throw new Problem('sign-up-password-needed');
  const prove = async () => {
    for (const person of people)
      if (await needs.auth.verifyPassword({ hash: person.passwordHash, password })) return person;
    throw new Problem('sign-up-password-wrong');
  };
  return limitedLogIn(needs, newest.email, prove, 'wrongSignUpPassword');
}

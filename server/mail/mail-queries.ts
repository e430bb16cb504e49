import { randomUUID } from 'node:crypto';
import { type ExpressionBuilder, sql } from 'kysely';
import { isLanguage, type Language } from '#rules/people/languages.ts';
import type { MainDatabase } from '../database/connect.ts';
import type { Instant, MainTables } from '../database/tables.ts';
import type { QueuedMail } from './mails.ts';

/** A mail to send now. `tries` includes this attempt. */
export type DueMail = { mailId: string; createdAt: Instant; tries: number; mail: QueuedMail };

/** Queues a mail that is due at `at`. */
export function insertMail(database: MainDatabase, mail: QueuedMail, at: Instant): Promise<void> {
  return insertMails(database, [mail], at);
}

/** The same for several mails, in one statement. */
export async function insertMails(database: MainDatabase, mails: readonly QueuedMail[], at: Instant): Promise<void> {
  if (mails.length === 0) return;
  const dates = { createdAt: at, waitsSince: at, nextTryAt: at };
  const rows = mails.map(({ kind, recipient, learnerId = null, details }) => ({
    ...{ mailId: randomUUID(), kind, recipient, learnerId, details: JSON.stringify(details) },
    ...{ ...dates, lastFault: null },
  }));
  await database.insertInto('mails').values(rows).execute();
}

/** The number of queued mails. */
export async function countMails(database: MainDatabase): Promise<number> {
  const count = database.selectFrom('mails').select(({ fn }) => fn.countAll<number>().as('mails'));
  return (await count.executeTakeFirstOrThrow()).mails;
}

/**
 * Claims the first due mail until the instant `until`, so that no other process sends it; undefined when none is due.
 * Daily reports come after all other mails.
 */
export async function claimDueMail(database: MainDatabase, now: Instant, until: Instant): Promise<DueMail | undefined> {
  const row = await database
    .updateTable('mails')
    .set((mail) => ({ tries: mail('tries', '+', 1), waitsSince: now, nextTryAt: until }))
    .where('mailId', '=', (mails) =>
      mails
        .selectFrom('mails')
        .select('mailId')
        .where((mail) => isDue(mail, now))
        .orderBy(sql`case when kind = 'daily-report' then 1 else 0 end`)
        .orderBy('nextTryAt')
        .limit(1),
    )
    // Checked again, because PostgreSQL may choose the row before another claim commits.
    .where((mail) => isDue(mail, now))
    .returning(['mailId', 'createdAt', 'tries', 'kind', 'recipient', 'learnerId', 'details'])
    .executeTakeFirst();
  if (!row) return undefined;
  const { mailId, createdAt, tries, details, ...rest } = row;
  return { mailId, createdAt, tries, mail: { ...rest, details: JSON.parse(details) } };
}

/** The language of a mail: what its learner chose in the settings, otherwise that of the request, otherwise English. */
export async function findLanguage(database: MainDatabase, { learnerId, details }: QueuedMail): Promise<Language> {
  const chosen = learnerId ? await findChosenLanguage(database, learnerId) : null;
  const requested: unknown = 'language' in details ? details.language : null;
  return chosen ?? (isLanguage(requested) ? requested : 'en');
}

async function findChosenLanguage(database: MainDatabase, learnerId: string): Promise<Language | null> {
  const row = await database
    .selectFrom('settings')
    .select('value')
    .where('learnerId', '=', learnerId)
    .where('name', '=', 'language')
    .executeTakeFirst();
  const chosen: unknown = row && JSON.parse(row.value);
  return isLanguage(chosen) ? chosen : null;
}

/** Delays a mail until the instant `until`, with the reason. */
export async function postponeMail(
  database: MainDatabase,
  mailId: string,
  wait: { since: Instant; until: Instant; fault: string },
): Promise<void> {
  const { since: waitsSince, until: nextTryAt, fault: lastFault } = wait;
  await database.updateTable('mails').set({ waitsSince, nextTryAt, lastFault }).where('mailId', '=', mailId).execute();
}

export async function deleteMail(database: MainDatabase, mailId: string): Promise<void> {
  await database.deleteFrom('mails').where('mailId', '=', mailId).execute();
}

/** Deletes the queued mails, unfinished sign-ups and mailed links of a learner. Call it in a transaction. */
export async function deleteMailsAndLinksOf(database: MainDatabase, learnerId: string, email: string): Promise<void> {
  await database
    .deleteFrom('mails')
    .where((mail) => isToLearner(mail, learnerId, email))
    .execute();
  await database.deleteFrom('unfinishedSignUps').where('email', '=', email).execute();
  await database.deleteFrom('verifications').where('value', '=', learnerId).execute();
}

/**
 * The condition that a queued mail is for a learner, by their id or email. Demo requests are for the operator, so they
 * do not match, even if the address is the learner's.
 */
export function isToLearner(mail: ExpressionBuilder<MainTables, 'mails'>, learnerId: string, email: string) {
  const isAddressed = mail.and([mail('recipient', '=', email), mail('kind', '!=', 'demo-request')]);
  return mail.or([mail('learnerId', '=', learnerId), isAddressed]);
}

function isDue(mail: ExpressionBuilder<MainTables, 'mails'>, now: Instant) {
  return mail.or([mail('nextTryAt', '<=', now), mail('waitsSince', '>', now)]);
}

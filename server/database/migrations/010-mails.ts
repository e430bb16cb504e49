import { type Kysely, sql } from 'kysely';
import { isFlag, isOneOf, strictTable } from './strict-table.ts';

const MAIL_KINDS = [
  'sign-up',
  'confirm-email',
  'resend-confirmation',
  'reset-password',
  'password-changed',
  'ways-in-changed',
  'demo-request',
  'daily-report',
];
const AGE_BANDS = ['under-13', '13-to-17', '18-or-older'];

/** The outbox, unfinished sign-ups, and the days whose reports are queued. */
export async function createMails(database: Kysely<unknown>): Promise<void> {
  await createOutbox(database);
  await createUnfinishedSignUps(database);
  await strictTable(database, 'dailyReportDays')
    .addColumn('day', 'text', (day) => day.primaryKey().notNull())
    .addColumn('queuedAt', 'text', (at) => at.notNull())
    .execute();
}

/** A mail is composed when it is sent, so that its link is new. */
async function createOutbox(database: Kysely<unknown>): Promise<void> {
  await strictTable(database, 'mails')
    .addColumn('mailId', 'text', (id) => id.primaryKey().notNull())
    .addColumn('kind', 'text', (kind) => kind.notNull().check(isOneOf('kind', MAIL_KINDS)))
    .addColumn('recipient', 'text', (address) => address.notNull())
    // Null when the mail must not reveal whether the address has an account.
    .addColumn('learnerId', 'text', (id) => id.references('learners.id').onDelete('cascade'))
    .addColumn('details', 'text', (json) => json.notNull())
    .addColumn('createdAt', 'text', (at) => at.notNull())
    .addColumn('tries', 'integer', (tries) => tries.notNull().defaultTo(0).check(sql`tries >= 0`))
    // A wait that begins in the future was written before the clock was moved back, and counts as over.
    .addColumn('waitsSince', 'text', (at) => at.notNull())
    .addColumn('nextTryAt', 'text', (at) => at.notNull())
    .addColumn('lastFault', 'text')
    .execute();
  await database.schema.createIndex('mailsByTry').on('mails').column('nextTryAt').execute();
  await database.schema.createIndex('mailsByRecipient').on('mails').column('recipient').execute();
  await database.schema.createIndex('mailsOfLearner').on('mails').column('learnerId').execute();
}

/** The account is created when the e-mail link is opened in time. */
async function createUnfinishedSignUps(database: Kysely<unknown>): Promise<void> {
  await strictTable(database, 'unfinishedSignUps')
    .addColumn('tokenHash', 'text', (hash) => hash.primaryKey().notNull())
    .addColumn('email', 'text', (email) => email.notNull())
    .addColumn('name', 'text', (name) => name.notNull())
    .addColumn('passwordHash', 'text', (hash) => hash.notNull())
    .addColumn('ageBand', 'text', (band) => band.notNull().check(isOneOf('ageBand', AGE_BANDS)))
    .addColumn('isGrownUp', 'integer', (flag) => flag.notNull().check(isFlag('isGrownUp')))
    .addColumn('consentVersion', 'text', (version) => version.notNull())
    .addColumn('createdAt', 'text', (at) => at.notNull())
    .addColumn('expiresAt', 'text', (at) => at.notNull())
    .execute();
  await database.schema.createIndex('unfinishedSignUpsByEmail').on('unfinishedSignUps').column('email').execute();
}

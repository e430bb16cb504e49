import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { columnsWith, everyRow } from '../server/testing/all-rows.ts';
import { emptyFolder } from '../server/testing/data-folder.ts';
import { lastingDatabaseAddress, onPostgres } from '../server/testing/databases.ts';
import { cookieOf, createTestApp, PASSWORD, type TestApp } from '../server/testing/test-app.ts';
import { createWholeLearner, WHOLE } from '../server/testing/whole-learner.ts';
import { runScript } from './run-script.ts';

const NEW_PASSWORD = 'four other short words';
const MAIL = { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'learn@example.org' };

let test: TestApp;
let settings: Record<string, string>;
let ada: { id: string; cookie: string };
beforeEach(async () => {
  const address = await lastingDatabaseAddress();
  test = await createTestApp({ databaseAddress: address });
  const DATABASE_URL = onPostgres() ? address : `sqlite:${address}`;
  settings = { DATA_DIR: await emptyFolder(), DATABASE_URL, PORT: '3000' };
  ada = await createWholeLearner(test);
});

const admin = (words: string[], more: Record<string, string> = {}) =>
  runScript('admin', words, { ...settings, ...more });

/** Runs a command that must succeed. Returns its output, and its only log line. */
async function adminWell(words: string[], more: Record<string, string> = {}) {
  const { status, stdout, stderr } = await admin(words, more);
  expect([status, stderr.split('\n').length]).toEqual([0, 2]);
  const { time: _, pid: __, ...logged } = JSON.parse(stderr);
  return { stdout, logged };
}
const logOf = (kind: string) => ({ level: 'warn', from: 'admin', kind, learnerId: ada.id });
const statusFor = async (cookie: string) => (await test.ask('GET', '/api/learner', { cookie })).status;

describe('list and find', () => {
  it('print who somebody is and no result, the newest first, and log no name', async () => {
    const { learner } = await test.signUp('borys@example.org');
    await test.database
      .updateTable('accounts')
      .set({ createdAt: '2030-01-01T00:00:00.000Z' })
      .where('id', '=', learner.id)
      .execute();
    const { stdout, logged } = await adminWell(['list']);
    const rows = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(rows.map(({ email }) => email)).toEqual(['borys@example.org', WHOLE.email]);
    expect(Object.keys(rows[1])).toEqual([
      'id',
      'name',
      'email',
      'emailVerified',
      'createdAt',
      'lastSignInAt',
      'nickname',
    ]);
    expect(rows[1]).toMatchObject({ ...WHOLE, id: ada.id, emailVerified: true });
    expect(logged).toEqual({ level: 'warn', from: 'admin', kind: 'list' });
    expect((await adminWell(['list', '--limit', '1'])).stdout.split('\n')).toHaveLength(2);
  });

  it.each([
    ['a part of the name', () => 'lind vET', true],
    ['a part of the email', () => 'ADALIND.', true],
    ['the nickname', () => 'quiet zebra', true],
    ['the id', () => ada.id, true],
    ['another text', () => 'nobody', false],
    ['a wildcard of SQL', () => '%', false],
  ])('find looks for %s', async (_what, text, isFound) => {
    const { stdout } = await adminWell(['find', text()]);
    expect(stdout.includes(ada.id)).toBe(isFound);
  });
});

it('classes prints each class with its leader and the number of its members, and no code', async () => {
  const { stdout, logged } = await adminWell(['classes']);
  expect(JSON.parse(stdout)).toMatchObject({
    ...{ kind: 'class', name: 'Meadow class', leaderId: ada.id, leaderName: WHOLE.name, memberCount: 1 },
  });
  expect(stdout).not.toContain('code');
  expect(logged).toEqual({ level: 'warn', from: 'admin', kind: 'classes' });
});

describe('make-educator', () => {
  const roleOf = async (id: string) =>
    (await test.database.selectFrom('learners').select('role').where('id', '=', id).executeTakeFirst())?.role;

  it('lets a grown-up lead classes', async () => {
    await test.database.updateTable('learners').set({ role: 'learner' }).where('id', '=', ada.id).execute();
    await adminWell(['make-educator', WHOLE.email]);
    expect(await roleOf(ada.id)).toBe('educator');
  });

  it('refuses a learner who has not said to be 18', async () => {
    const { learner } = await test.signUp('borys@example.org');
    await test.database.updateTable('learners').set({ ageBand: '13-to-17' }).where('id', '=', learner.id).execute();
    const { status, stderr } = await admin(['make-educator', learner.id]);
    expect([status, stderr]).toEqual([1, expect.stringContaining('has not said to be 18 or older')]);
    expect(await roleOf(learner.id)).toBe('learner');
  });
});

describe('reset-password', () => {
  const open = async (text: string) => {
    const token = /#([\w-]{43})(?![\w-])/.exec(text)?.[1];
    return test.ask('POST', '/api/auth/reset-password', { body: { token, password: NEW_PASSWORD } });
  };

  it('prints a link where no mail is sent; it works once, and sets the password that the learner chooses', async () => {
    await test.database.deleteFrom('mails').execute();
    const { stdout, logged } = await adminWell(['reset-password', WHOLE.email]);
    expect(stdout).toMatch(
      /^This link works once, for an hour\. .+\nhttp:\/\/127\.0\.0\.1:3000\/reset-password#[\w-]{43}\n$/,
    );
    expect(logged).toEqual(logOf('reset-password'));
    expect(await test.count('mails')).toBe(0);
    expect([(await open(stdout)).status, (await open(stdout)).status]).toEqual([200, 409]);
    expect((await test.logIn(WHOLE.email, PASSWORD)).status).toBe(401);
    expect((await test.logIn(WHOLE.email, NEW_PASSWORD)).status).toBe(200);
  });

  it('mails the link where mails are sent, and prints it when told so', async () => {
    await test.database.deleteFrom('mails').execute();
    const { stdout } = await adminWell(['reset-password', ada.id], MAIL);
    expect(stdout).toBe(`The server mails a link for a new password to the learner ${ada.id}.\n`);
    test.clock.now = new Date(Date.now() + 60_000);
    const [mail, ...others] = await test.sendMails();
    expect([mail?.recipient, others]).toEqual([WHOLE.email, []]);
    expect((await adminWell(['reset-password', ada.id, '--print'], MAIL)).stdout).toContain('/reset-password#');
    expect(await test.count('mails')).toBe(0);
  });

  it('refuses a learner without an email', async () => {
    const email = 'google-1@no-email.invalid';
    await test.database.updateTable('accounts').set({ email }).where('id', '=', ada.id).execute();
    const stderr = `The learner ${ada.id} has no email address, so there is no password to reset.\n`;
    expect(await admin(['reset-password', ada.id])).toEqual({ status: 1, stdout: '', stderr });
  });
});

it('sign-out-everywhere ends the sessions of this learner alone', async () => {
  const elsewhere = cookieOf(await test.logIn(WHOLE.email));
  const { cookie: other } = await test.signUp('borys@example.org');
  const { stdout, logged } = await adminWell(['sign-out-everywhere', WHOLE.email]);
  expect(stdout).toBe(`All sessions of the learner ${ada.id} are ended (2).\n`);
  expect(logged).toEqual(logOf('sign-out-everywhere'));
  expect([await statusFor(ada.cookie), await statusFor(elsewhere), await statusFor(other)]).toEqual([401, 401, 200]);
});

it('export writes what the learner can export, into a file that only its owner reads, and replaces none', async () => {
  const file = join(settings.DATA_DIR ?? '', 'exports', 'ada.json');
  const own = await test.ask('GET', `/api/learners/${ada.id}/export?as=json`, { cookie: ada.cookie });
  const { logged } = await adminWell(['export', ada.id, '--to', file]);
  expect(logged).toEqual(logOf('export'));
  const withoutDate = (text: string) => ({ ...JSON.parse(text), exportedAt: null });
  expect(withoutDate(await readFile(file, 'utf8'))).toEqual(withoutDate(await own.text()));
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  const stderr = `The file ${file} exists. Name a new one.\n`;
  expect(await admin(['export', ada.id, '--to', file])).toEqual({ status: 1, stdout: '', stderr });
  const { stdout } = await adminWell(['export', ada.id]);
  expect(stdout).toContain(`${join(settings.DATA_DIR ?? '', 'exports', `learner-${ada.id}`)}-`);
});

it('delete leaves no trace of the learner, and everything of another one', async () => {
  const { learner } = await test.signUp('borys@example.org');
  const { stdout, logged } = await adminWell(['delete', WHOLE.email]);
  expect(stdout).toBe(`The learner ${ada.id} is deleted. Backups hold them until those are deleted.\n`);
  expect(logged).toEqual(logOf('delete'));
  expect(await columnsWith(test.database, [ada.id, ...Object.values(WHOLE)])).toEqual([]);
  expect((await test.database.selectFrom('accounts').select('id').execute()).map(({ id }) => id)).toEqual([learner.id]);
  expect(await test.count('autismDeletions')).toBe(0);
});

it('leave-leaderboard takes the learner off it, and keeps their points', async () => {
  const shown = async () => JSON.stringify(await (await test.ask('GET', '/api/leaderboard')).json());
  const points = () => test.database.selectFrom('learners').select(['points', 'xp']).where('id', '=', ada.id).execute();
  const before = await points();
  await test.database.updateTable('learners').set({ xp: 9000 }).execute();
  expect(await shown()).toContain(WHOLE.nickname);
  await test.database
    .updateTable('learners')
    .set({ xp: before[0]?.xp ?? 0 })
    .execute();
  const { logged } = await adminWell(['leave-leaderboard', ada.id]);
  expect(logged).toEqual(logOf('leave-leaderboard'));
  expect([await shown(), await points()]).toEqual([expect.not.stringContaining(WHOLE.nickname), before]);
  const stderr = `The learner ${ada.id} is not on the leaderboard.\n`;
  expect(await admin(['leave-leaderboard', ada.id])).toEqual({ status: 1, stdout: '', stderr });
});

it.each([
  ['reset-password', 'print a link for a new password of the learner ID'],
  ['sign-out-everywhere', 'end all sessions of the learner ID (1)'],
  ['export', 'write everything that is stored about the learner ID into'],
  ['delete', 'delete the learner ID and everything that is stored about them'],
  ['leave-leaderboard', `take the learner ID, shown as ${WHOLE.nickname}, off the leaderboard`],
])('%s --dry-run says what it would do, changes nothing and logs nothing', async (command, would) => {
  const before = await everyRow(test.database);
  const { status, stdout, stderr } = await admin([command, WHOLE.email, '--dry-run']);
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).toContain(`Nothing was done. Without --dry-run the command would ${would.replace('ID', ada.id)}`);
  expect(await everyRow(test.database)).toEqual(before);
});

it('an unknown learner is named in a sentence, with exit code 1', async () => {
  const stderr =
    'There is no learner with the id or email nobody@example.org. Look for them with: npm run admin -- find TEXT\n';
  expect(await admin(['delete', 'nobody@example.org'])).toEqual({ status: 1, stdout: '', stderr });
});

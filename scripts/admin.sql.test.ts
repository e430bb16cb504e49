import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { IS_LONG_FORM } from '#rules/testing/long-form.ts';
import { readEnvironment } from '../server/environment/environment.ts';
import { createSignUpInvitation } from '../server/identity/accounts/sign-up-policy.ts';
import { compareSecret, noteSecret } from '../server/identity/installation/secret-fingerprint.ts';
import { columnsWith, everyRow } from '../server/testing/databases/all-rows.ts';
import { emptyFolder } from '../server/testing/databases/data-folder.ts';
import { lastingDatabaseAddress, onPostgres } from '../server/testing/databases/databases.ts';
import { codeOf, cookieOf, createTestApp, PASSWORD, type TestApp } from '../server/testing/test-app.ts';
import { createWholeLearner, WHOLE } from '../server/testing/whole-learner.ts';
import { ACTIONS } from './admin/actions.ts';
import { listGroups } from './admin/find-groups.ts';
import { listLearners, requireAccount, searchLearners } from './admin/find-learners.ts';
import type { Options } from './admin/plan.ts';
import { runScript } from './run-script.ts';

const NEW_PASSWORD = 'four other short words';
const MAIL = { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'learn@example.org' };

let test: TestApp;
let settings: Record<string, string>;
let ada: { id: string; cookie: string };
async function begin(databaseAddress?: string): Promise<void> {
  test = await createTestApp(databaseAddress === undefined ? {} : { databaseAddress });
  settings = { DATA_DIR: await emptyFolder(), PORT: '3000' };
  ada = await createWholeLearner(test);
}

const admin = (words: string[], more: Record<string, string> = {}) =>
  runScript('admin', words, { ...settings, ...more });
const statusFor = async (cookie: string) => (await test.ask('GET', '/api/learner', { cookie })).status;

/** What a command would do to somebody, without a process of its own. */
async function plan(
  command: keyof typeof ACTIONS,
  who: string,
  options: Options = {},
  more: Record<string, string> = {},
) {
  const environment = readEnvironment({ ...settings, ...more });
  const account = await requireAccount(test.database, who);
  return ACTIONS[command]({ databases: test, environment, options, now: test.clock.now }, account);
}
const act = async (...of: Parameters<typeof plan>) => (await plan(...of)).act();

// Each command is a process of its own. What a command does is tried on both engines below.
describe.runIf(IS_LONG_FORM || !onPostgres())('the command', () => {
  beforeEach(async () => {
    const address = await lastingDatabaseAddress();
    await begin(address);
    settings.DATABASE_URL = onPostgres() ? address : `sqlite:${address}`;
  });

  it('list prints who somebody is and no result, the newest first, and logs no name', async () => {
    const { learner } = await test.signUp('borys@example.org');
    await test.database
      .updateTable('accounts')
      .set({ createdAt: '2030-01-01T00:00:00.000Z' })
      .where('id', '=', learner.id)
      .execute();
    const { status, stdout, stderr } = await admin(['list']);
    const rows = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect([status, rows.map(({ email }) => email)]).toEqual([0, ['borys@example.org', WHOLE.email]]);
    const columns = ['id', 'name', 'email', 'emailVerified', 'createdAt', 'lastSignInAt', 'nickname'];
    expect(Object.keys(rows[1])).toEqual([...columns, 'role', 'madeBy', 'endsOn', 'groups']);
    expect(rows[1]).toMatchObject({ ...WHOLE, id: ada.id, emailVerified: true });
    const { time: _, pid: __, ...logged } = JSON.parse(stderr);
    expect(logged).toEqual({ level: 'warn', from: 'admin', kind: 'list' });
    expect(await listLearners(test.database, 1)).toHaveLength(1);
  });

  it('says what it did to a learner, and logs it; with --dry-run it does and logs nothing', async () => {
    const before = await everyRow(test.database);
    const dry = await admin(['sign-out-everywhere', WHOLE.email, '--dry-run']);
    expect(dry).toEqual({
      status: 0,
      stderr: '',
      stdout: expect.stringMatching(/^Nothing was done\. Without --dry-run/),
    });
    expect(await everyRow(test.database)).toEqual(before);
    const { status, stdout, stderr } = await admin(['sign-out-everywhere', WHOLE.email]);
    expect([status, stdout]).toEqual([0, `All sessions of the learner ${ada.id} are ended (1).\n`]);
    const { time: _, pid: __, ...logged } = JSON.parse(stderr);
    expect(logged).toEqual({ level: 'warn', from: 'admin', kind: 'sign-out-everywhere', learnerId: ada.id });
  });

  it('invite prints a link with which one person signs up, and logs no token', async () => {
    const dry = await admin(['invite', '--dry-run']);
    expect(dry).toMatchObject({ status: 0, stderr: '', stdout: expect.stringMatching(/^Nothing was done\./) });
    const { status, stdout, stderr } = await admin(['invite', '--role', 'educator']);
    const [, token = ''] = /^http:\/\/127\.0\.0\.1:3000\/#sign-up=([\w-]{43})$/m.exec(stdout) ?? [];
    expect([status, token]).toEqual([0, expect.stringMatching(/./)]);
    const { time: _, pid: __, ...logged } = JSON.parse(stderr);
    expect(logged).toEqual({ level: 'warn', from: 'admin', kind: 'invite' });
    const answer = await test.ask('POST', '/api/auth/invitation-previews', { body: { token } });
    expect(await answer.json()).toEqual({ role: 'educator' });
    const refused = { status: 1, stdout: '' };
    expect(await admin(['invite', '--role', 'king'])).toMatchObject({
      ...refused,
      stderr: expect.stringMatching(/^--role has to be/),
    });
    expect(await admin(['invite'], { SIGN_UP: 'closed' })).toMatchObject(refused);
  });

  it('invitations lists the open links by id, and take-back makes one of them useless', async () => {
    const [, token = ''] = /#sign-up=([\w-]{43})$/m.exec((await admin(['invite', '--role', 'parent'])).stdout) ?? [];
    await createSignUpInvitation(test.database, { leaderId: ada.id, role: null }, new Date());
    const rowsNow = async () => {
      const { stdout } = await admin(['invitations']);
      return stdout
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line));
    };
    const rows = await rowsNow();
    const operators = rows.find(({ madeBy }) => madeBy === null);
    expect(rows.find(({ madeBy }) => madeBy?.id === ada.id)).toMatchObject({ role: null, madeBy: { id: ada.id } });
    expect([operators.role, JSON.stringify(rows).includes(token)]).toEqual(['parent', false]);
    const dry = await admin(['take-back', operators.id, '--dry-run']);
    expect([dry.stdout.startsWith('Nothing was done.'), await rowsNow()]).toEqual([true, rows]);
    const { status, stdout } = await admin(['take-back', operators.id]);
    expect([status, stdout]).toEqual([0, expect.stringContaining('opens nothing any more')]);
    expect(await rowsNow()).toEqual(rows.filter((row) => row !== operators));
    const preview = test.ask('POST', '/api/auth/invitation-previews', { body: { token } });
    expect(await codeOf(preview)).toBe('invitation-not-usable');
    expect(await admin(['take-back', operators.id])).toMatchObject({
      ...{ status: 1, stdout: '', stderr: expect.stringContaining('There is no open invitation') },
    });
  });

  it('accept-secret takes another AUTH_SECRET for the one of the data', async () => {
    await noteSecret(test.database, 'the first secret');
    const AUTH_SECRET = 'another secret';
    const dry = await admin(['accept-secret', '--dry-run'], { AUTH_SECRET });
    expect([dry.status, await compareSecret(test.database, AUTH_SECRET)]).toEqual([0, 'another']);
    const { status, stdout } = await admin(['accept-secret'], { AUTH_SECRET });
    expect([status, stdout]).toEqual([0, expect.stringContaining('pictures of pupils from before stay wrong')]);
    expect(await compareSecret(test.database, AUTH_SECRET)).toBe('same');
    expect(await admin(['accept-secret'])).toMatchObject({ status: 1, stdout: '' });
  });

  it('show prints how somebody gets into an account and who sees its data; take-back says first what goes', async () => {
    const { status, stdout } = await admin(['show', WHOLE.email]);
    const rows = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect([status, new Set(rows.map(({ what }) => what))]).toEqual([
      0,
      new Set(['sign-in-method', 'session', 'link', 'group']),
    ]);
    const leaders = [{ leaderId: ada.id, name: WHOLE.name, role: 'leads', since: expect.any(String) }];
    expect(rows.at(-1)).toMatchObject({ kind: 'class', name: 'Meadow class', role: 'leads', leaders });
    const before = await everyRow(test.database);
    const dry = await admin(['take-back', WHOLE.email, '--since', '2026-01-01', '--dry-run']);
    expect([dry.status, dry.stdout]).toEqual([
      0,
      expect.stringMatching(/all sessions \(1\).+leads-class, Meadow class/s),
    ]);
    expect(await everyRow(test.database)).toEqual(before);
    expect(await admin(['take-back', WHOLE.email, '--since', 'May'])).toMatchObject({
      ...{ status: 1, stderr: expect.stringContaining('--since has to be a day of the past') },
    });
  });

  it('names an unknown learner in a sentence, with exit code 1', async () => {
    const stderr =
      'There is no learner with the id or email nobody@example.org. Look for them with: npm run admin -- find TEXT\n';
    expect(await admin(['delete', 'nobody@example.org'])).toEqual({ status: 1, stdout: '', stderr });
  });
});

describe('what the command does', () => {
  beforeEach(() => begin());

  it('find looks for a part of the name, the email or the nickname, or for the id', async () => {
    const found = async (text: string) => (await searchLearners(test.database, text, 9)).map(({ id }) => id);
    for (const text of ['lind vET', 'ADALIND.', 'quiet zebra', ada.id]) expect(await found(text)).toEqual([ada.id]);
    for (const text of ['nobody', '%']) expect(await found(text)).toEqual([]);
  });

  it('groups lists each class with its leaders and the number of its members, and no code', async () => {
    const [row, ...others] = await listGroups(test.database, 9);
    expect(row).toMatchObject({
      ...{ kind: 'class', name: 'Meadow class', memberCount: 1, endsOn: null },
      leaders: [{ leaderId: ada.id, name: WHOLE.name, role: 'leads', since: expect.any(String) }],
    });
    expect([others, Object.keys(row ?? {})]).toEqual([[], expect.not.arrayContaining(['code'])]);
  });

  it('make-educator lets a grown-up lead classes, and refuses a learner who has not said to be 18', async () => {
    const roleOf = async (id: string) =>
      (await test.database.selectFrom('learners').select('role').where('id', '=', id).executeTakeFirst())?.role;
    await test.change('learners', { role: 'learner' });
    await act('make-educator', WHOLE.email);
    expect(await roleOf(ada.id)).toBe('educator');
    const bo = await test.newPerson('learner', '13-to-17');
    await expect(act('make-educator', bo.id)).rejects.toThrow('has not said to be 18 or older');
    expect(await roleOf(bo.id)).toBe('learner');
  });

  describe('reset-password', () => {
    const open = async (text: string) => {
      const token = /#([\w-]{43})(?![\w-])/.exec(text)?.[1];
      return test.ask('POST', '/api/auth/reset-password', { body: { token, password: NEW_PASSWORD } });
    };

    it('prints a link where no mail is sent; it works once, and sets the password that the learner chooses', async () => {
      await test.database.deleteFrom('mails').execute();
      const text = await act('reset-password', WHOLE.email);
      expect(text).toMatch(
        /^This link works once, for an hour\. .+\nhttp:\/\/127\.0\.0\.1:3000\/reset-password#[\w-]{43}$/,
      );
      expect(await test.count('mails')).toBe(0);
      expect([(await open(text)).status, (await open(text)).status]).toEqual([200, 409]);
      expect((await test.logIn(WHOLE.email, PASSWORD)).status).toBe(401);
      expect((await test.logIn(WHOLE.email, NEW_PASSWORD)).status).toBe(200);
    });

    it('mails the link where mails are sent, and prints it when told so', async () => {
      await test.database.deleteFrom('mails').execute();
      const text = await act('reset-password', ada.id, {}, MAIL);
      expect(text).toBe(`The server mails a link for a new password to the learner ${ada.id}.`);
      const [mail, ...others] = await test.sendMails();
      expect([mail?.recipient, others]).toEqual([WHOLE.email, []]);
      expect(await act('reset-password', ada.id, { print: true }, MAIL)).toContain('/reset-password#');
      expect(await test.count('mails')).toBe(0);
    });

    it('refuses a learner without an email', async () => {
      await test.change('accounts', { email: 'google-1@no-email.invalid' });
      await expect(act('reset-password', ada.id)).rejects.toThrow(
        `The learner ${ada.id} has no email address, so there is no password to reset.`,
      );
    });
  });

  it('sign-out-everywhere ends the sessions of this learner alone', async () => {
    const elsewhere = cookieOf(await test.logIn(WHOLE.email));
    const { cookie: other } = await test.signUp('borys@example.org');
    await act('sign-out-everywhere', WHOLE.email);
    expect([await statusFor(ada.cookie), await statusFor(elsewhere), await statusFor(other)]).toEqual([401, 401, 200]);
  });

  it('export writes what the learner can export, into a file that only its owner reads, and replaces none', async () => {
    const file = join(settings.DATA_DIR ?? '', 'exports', 'ada.json');
    const own = await test.ask('GET', `/api/learners/${ada.id}/export?as=json`, { cookie: ada.cookie });
    await act('export', ada.id, { to: file });
    expect(JSON.parse(await readFile(file, 'utf8'))).toEqual(JSON.parse(await own.text()));
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    await expect(act('export', ada.id, { to: file })).rejects.toThrow(`The file ${file} exists. Name a new one.`);
    expect(await act('export', ada.id)).toContain(`${join(settings.DATA_DIR ?? '', 'exports', `learner-${ada.id}`)}-`);
  });

  it('delete takes the exported files of this learner along, and says so before and after', async () => {
    const { learner } = await test.signUp('borys@example.org');
    for (const id of [ada.id, learner.id]) await act('export', id);
    const folder = join(settings.DATA_DIR ?? '', 'exports');
    await writeFile(join(folder, `learner-${ada.id}-notes.txt`), 'not ours');
    const [file = ''] = (await readdir(folder)).filter((name) => name.startsWith(`learner-${ada.id}-2`));
    expect((await plan('delete', ada.id)).would).toContain(`stored about them, and ${join(folder, file)}`);
    expect(await act('delete', ada.id)).toBe(
      `The learner ${ada.id} is deleted. Deleted with it: ${join(folder, file)}. Backups hold them until those are deleted.`,
    );
    expect((await readdir(folder)).map((name) => name.replace(/-\d{4}-\d\d-\d\dT.*/, '')).sort()).toEqual(
      [`learner-${ada.id}-notes.txt`, `learner-${learner.id}`].sort(),
    );
  });

  it('delete leaves no trace of the learner, and everything of another one', async () => {
    const { learner } = await test.signUp('borys@example.org');
    const text = await act('delete', WHOLE.email);
    expect(text).toBe(`The learner ${ada.id} is deleted. Backups hold them until those are deleted.`);
    expect(await columnsWith(test.database, [ada.id, ...Object.values(WHOLE)])).toEqual([]);
    expect((await test.database.selectFrom('accounts').select('id').execute()).map(({ id }) => id)).toEqual([
      learner.id,
    ]);
    expect(await test.count('autismDeletions')).toBe(0);
  });

  it('leave-leaderboard takes the learner off it, and keeps their points', async () => {
    const shown = async () => JSON.stringify(await (await test.ask('GET', '/api/leaderboard')).json());
    const points = () =>
      test.database.selectFrom('learners').select(['points', 'xp']).where('id', '=', ada.id).execute();
    await test.change('learners', { xp: 9000 });
    const before = await points();
    expect(await shown()).toContain(WHOLE.nickname);
    await act('leave-leaderboard', ada.id);
    expect([await shown(), await points()]).toEqual([expect.not.stringContaining(WHOLE.nickname), before]);
    await expect(act('leave-leaderboard', ada.id)).rejects.toThrow(`The learner ${ada.id} is not on the leaderboard.`);
  });

  it('each plan says what it would do, and a plan alone changes nothing', async () => {
    const before = await everyRow(test.database);
    for (const [command, would] of [
      ['reset-password', 'print a link for a new password of the learner ID'],
      ['sign-out-everywhere', 'end all sessions of the learner ID (1)'],
      ['export', 'write everything that is stored about the learner ID into'],
      ['delete', 'delete the learner ID and everything that is stored about them'],
      ['leave-leaderboard', `take the learner ID, shown as ${WHOLE.nickname}, off the leaderboard`],
    ] as const)
      expect((await plan(command, WHOLE.email)).would).toContain(would.replace('ID', ada.id));
    expect(await everyRow(test.database)).toEqual(before);
  });
});

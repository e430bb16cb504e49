import type { ChildProcess } from 'node:child_process';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { CONSENT_VERSIONS } from '#rules/people/consent.ts';
import { openDatabase } from '../server/database/connect.ts';
import type { DatabaseKind } from '../server/database/migrations/index.ts';
import { JOB_POOL } from '../server/database/postgres.ts';
import { listBackups } from '../server/operations/backup.ts';
import { countLearners, databaseFile, emptyFolder, filledFolder } from '../server/testing/databases/data-folder.ts';
import { newDatabaseAddress, onPostgres } from '../server/testing/databases/databases.ts';
import { saveUpPlayTime } from '../server/testing/play-time.ts';
import { simonReport, traitsReport } from '../server/testing/runs/reports.ts';
import { PASSWORD, SIGN_UP_CONSENT } from '../server/testing/test-app.ts';
import { COMPILE_CACHE, runScript, runScriptWithRoomFor } from './run-script.ts';
import { AppServer } from './servers/app-server.ts';

const EMAIL = 'ada@example.org';
const ONE_SENTENCE = /^[^\n]+\.\n$/;

/** A machine with nothing on it, with a database file of its own for the questionnaire. */
async function newMachine() {
  const DATA_DIR = await emptyFolder();
  return {
    DATA_DIR,
    DATABASE_URL: `sqlite:${join(DATA_DIR, 'main.sqlite')}`,
    AUTISM_DATABASE_URL: `sqlite:${join(DATA_DIR, 'autism.sqlite')}`,
  };
}

/** Moves both databases of a machine to PostgreSQL, and gives the settings from then on. */
async function moveToPostgres({ DATA_DIR }: Awaited<ReturnType<typeof newMachine>>) {
  const moved = { DATA_DIR, DATABASE_URL: await newDatabaseAddress(), AUTISM_DATABASE_URL: await newDatabaseAddress() };
  for (const name of ['main', 'autism'])
    await runWell('move-data', ['--from', join(DATA_DIR, `${name}.sqlite`)], moved);
  return moved;
}

async function runWell(name: string, words: string[], settings: Record<string, string>) {
  expect(await runScript(name, words, settings)).toMatchObject({ status: 0, stderr: '' });
}

/** The server on that machine, for as long as the test runs. */
async function startOn({ DATA_DIR, ...settings }: Awaited<ReturnType<typeof newMachine>>) {
  const server = await AppServer.start({ ...COMPILE_CACHE, ...settings }, { dataDir: DATA_DIR });
  onTestFinished(() => server.kill());
  return server;
}

async function send(server: AppServer, method: string, path: string, body?: unknown, cookie = '') {
  const headers = { 'content-type': 'application/json', origin: server.address, cookie };
  const answer = await fetch(server.address + path, {
    method,
    headers,
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (!answer.ok) throw new Error(`${method} ${path} was answered with ${answer.status}`);
  const sent = answer.headers.getSetCookie().map((each) => each.split(';')[0]);
  return { cookie: sent.join('; '), json: (await answer.json()) as { learner: { id: string }; points: number } };
}

/** Signs Ada up, who keeps her results and fills in the questionnaire. */
async function signUpAda(server: AppServer) {
  const person = { name: 'Ada', email: EMAIL, password: PASSWORD, ...SIGN_UP_CONSENT };
  const { cookie, json } = await send(server, 'POST', '/api/auth/sign-up/email', person);
  const own = `/api/learners/${json.learner.id}`;
  const answer = { answer: true, consentVersion: CONSENT_VERSIONS.results };
  await send(server, 'PUT', `${own}/consents/results`, answer, cookie);
  const path = `${own}/attempts/traits-questionnaire/${crypto.randomUUID()}`;
  await send(server, 'PUT', path, traitsReport(5), cookie);
  return { own, cookie };
}

/** Lets Ada play on and on. */
async function saveUpPlayTimeOn({ DATABASE_URL }: { DATABASE_URL: string }) {
  const database = await openDatabase(DATABASE_URL.replace('sqlite:', ''), JOB_POOL);
  await saveUpPlayTime(database).finally(() => database.destroy());
}

/** Plays on and on, until the server is gone. */
async function playOn(server: AppServer, own: string, cookie: string, played: { runs: number }) {
  for (;;) {
    const path = `${own}/runs/simon/${crypto.randomUUID()}`;
    const isSaved = await send(server, 'PUT', path, simonReport(), cookie).then(
      () => true,
      () => false,
    );
    if (!isSaved) return;
    played.runs += 1;
  }
}

const newestBackup = async (dataDir: string, kind: DatabaseKind = 'main') =>
  (await listBackups(join(dataDir, 'backups'), kind))[0]?.file ?? '';

it('a backup taken under load brings everybody back after the machine is lost: log-in, session, results, points', async () => {
  const lost = await newMachine();
  const server = await startOn(lost);
  const { own, cookie } = await signUpAda(server);
  const attempts = (await send(server, 'GET', `${own}/attempts`, undefined, cookie)).json;
  await saveUpPlayTimeOn(lost);
  const played = { runs: 0 };
  const playing = playOn(server, own, cookie, played);
  while (played.runs < 20) await after(10);
  const before = played.runs;
  await runWell('backup', [], lost);
  expect(played.runs).toBeGreaterThan(before);
  await server.kill();
  await playing;

  const machine = await newMachine();
  for (const kind of ['main', 'autism'] as const)
    await runWell('restore', ['--from', await newestBackup(lost.DATA_DIR, kind)], machine);
  const found = onPostgres() ? await moveToPostgres(machine) : machine;
  const second = await startOn(found);
  const again = await send(second, 'POST', '/api/auth/sign-in/email', { email: EMAIL, password: PASSWORD });
  const exported = join(found.DATA_DIR, 'exported');
  await runWell('export', ['--to', exported], found);
  const [user = ''] = (await readFile(join(exported, 'Users.jsonl'), 'utf8')).split('\n');
  const { points } = JSON.parse(user);
  expect(points).toBeGreaterThanOrEqual(10 * before);
  expect(points).toBeLessThanOrEqual(10 * (played.runs + 1));
  for (const session of [again.cookie, cookie]) {
    const { json: learner } = await send(second, 'GET', '/api/learner', undefined, session);
    expect(learner).toMatchObject({ email: EMAIL, autism: 'borderline', points });
    expect((await send(second, 'GET', `${own}/attempts`, undefined, session)).json).toEqual(attempts);
  }
}, 120_000);

/** Ends a process the way a power cut would, some time after a file with such a name is there. */
const killAfter = (ms: number, folder: string, name: RegExp) => async (child: ChildProcess) => {
  const isThere = async () => (await readdir(folder).catch(() => [])).some((each) => name.test(each));
  while (!(await isThere()) && child.exitCode === null) await after(1);
  await after(ms);
  child.kill('SIGKILL');
};

const DRAFT = /^\.(restore-)?draft/;
const drafts = async (folder: string) => (await readdir(folder)).filter((name) => DRAFT.test(name));

describe.skipIf(onPostgres())('killed half-way', () => {
  it('a backup leaves nothing that looks like one, and the next one tidies up', async () => {
    const dataDir = await filledFolder(300, 40);
    const backups = join(dataDir, 'backups');
    const kill = () => runScript('backup', [], { DATA_DIR: dataDir }, killAfter(0, backups, DRAFT));
    // A busy machine may see the draft only when the backup is made.
    while ((await kill()).status !== null) await rm(backups, { recursive: true });
    expect(await drafts(backups)).not.toEqual([]);
    expect(await listBackups(backups, 'main')).toEqual([]);
    expect(await runScript('backup', [], { DATA_DIR: dataDir })).toMatchObject({ status: 0 });
    expect(await listBackups(backups, 'main')).toHaveLength(1);
    expect(await drafts(backups)).toEqual([]);
  });

  it('restoring leaves the database as it was, or brings all of the backup', async () => {
    const source = await filledFolder(300, 40);
    await runScript('backup', [], { DATA_DIR: source });
    const words = ['--from', await newestBackup(source)];
    let dataDir: string;
    let before: Buffer;
    const restoreKilledAfter = (ms: number) =>
      runScript('restore', words, { DATA_DIR: dataDir }, killAfter(ms, dataDir, DRAFT));
    do {
      dataDir = await filledFolder(3);
      before = await readFile(databaseFile(dataDir));
    } while ((await restoreKilledAfter(0)).status !== null);
    expect(await readFile(databaseFile(dataDir))).toEqual(before);
    await restoreKilledAfter(60);
    expect([3, 300]).toContain(await countLearners(dataDir));
    expect(await runScript('restore', words, { DATA_DIR: dataDir })).toMatchObject({ status: 0 });
    expect(await countLearners(dataDir)).toBe(300);
    expect(await drafts(dataDir)).toEqual([]);
  });
});

describe.skipIf(onPostgres())('without room on the disk', () => {
  it('there is no backup, nothing half-written, and the earlier one stays', async () => {
    const dataDir = await filledFolder(100, 100);
    const folder = join(dataDir, 'backups');
    expect(await runScript('backup', [], { DATA_DIR: dataDir })).toMatchObject({ status: 0 });
    const before = await readdir(folder);
    const full = await runScriptWithRoomFor(1024, 'backup', ['--keep', '1'], { DATA_DIR: dataDir });
    expect(full).toMatchObject({ status: 1, stdout: '', stderr: expect.stringMatching(ONE_SENTENCE) });
    expect(full.stderr).toContain('room');
    expect(await readdir(folder)).toEqual(before);
  });

  it('nothing is restored and nothing is exported', async () => {
    const dataDir = await filledFolder(2000, 3);
    await runScript('backup', [], { DATA_DIR: dataDir });
    const other = await filledFolder(3);
    for (const [name, words, DATA_DIR] of [
      ['restore', ['--from', await newestBackup(dataDir)], other],
      ['export', ['--to', join(dataDir, 'exported')], dataDir],
    ] as const) {
      const full = await runScriptWithRoomFor(128, name, [...words], { DATA_DIR });
      expect(full).toMatchObject({ status: 1, stdout: '', stderr: expect.stringMatching(ONE_SENTENCE) });
    }
    expect((await readdir(other)).sort()).toEqual(['.backup-lock', 'thembstudy.sqlite']);
    expect((await readdir(dataDir)).sort()).toEqual(['backups', 'thembstudy.sqlite']);
    expect(await countLearners(other)).toBe(3);
  });
});

describe.skipIf(onPostgres())('what cannot be done', () => {
  it('is told in one sentence, and changes nothing', async () => {
    const DATA_DIR = await emptyFolder();
    const nowhere = { DATA_DIR, DATABASE_URL: `sqlite:${join(DATA_DIR, 'nowhere.sqlite')}` };
    const names = ['backup', 'restore', 'export', 'move-data'];
    const told = await Promise.all([
      ...names.map((name) => runScript(name, ['--form', 'x'], nowhere)),
      runScript('export', [], nowhere),
    ]);
    for (const { status, stdout, stderr } of told)
      expect({ status, stdout, stderr }).toEqual({
        status: 1,
        stdout: '',
        stderr: expect.stringMatching(/^[^\n]+\n$/),
      });
    for (const { stderr } of told.slice(0, names.length)) expect(stderr).toMatch(/^Use it like this: npm run /);
    expect(await readdir(DATA_DIR)).toEqual([]);
  });

  it('is told where the data is in PostgreSQL, with what to use instead', async () => {
    const settings = { DATA_DIR: await emptyFolder(), DATABASE_URL: 'postgres://127.0.0.1:1/x' };
    const backup = await runScript('backup', [], settings);
    expect(backup).toEqual({ status: 1, stdout: '', stderr: expect.stringMatching(/^[^\n]+ pg_dump[^\n]+\.\n$/) });
    const restore = await runScript('restore', ['--from', 'x.sqlite'], settings);
    expect(restore).toEqual({ status: 1, stdout: '', stderr: expect.stringMatching(/^[^\n]+ move-data[^\n]+\.\n$/) });
  });

  it('is told without the password of a database', async () => {
    const DATA_DIR = await filledFolder(1);
    const [file, away] = [databaseFile(DATA_DIR), 'postgres://ada:s3cretword@127.0.0.1:1/x'];
    const told = await Promise.all([
      runScript('move-data', ['--from', file], { DATA_DIR, DATABASE_URL: away }),
      runScript('move-data', ['--from', file, '--to', 'postgres://ada:s3cretword@[/x'], { DATA_DIR }),
      runScript('export', [], { DATA_DIR, DATABASE_URL: away }),
    ]);
    for (const { status, stdout, stderr } of told) {
      expect([status, stderr]).toEqual([1, expect.stringMatching(/^[^\n]+\n$/)]);
      expect(stdout + stderr).not.toContain('s3cretword');
    }
  });
});

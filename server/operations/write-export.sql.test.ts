import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { GAMES } from '#rules/games/runs.ts';
import { openDatabase } from '../database/connect.ts';
import { migrate } from '../database/migrations/index.ts';
import { placeholderEmail } from '../mail/placeholder-email.ts';
import { addRows } from '../testing/databases/add-rows.ts';
import { databaseFile, emptyFolder, filledFolder, inDatabase } from '../testing/databases/data-folder.ts';
import { FLAGGED_REPORTS, letterQuizReport } from '../testing/runs/reports.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { createWholeLearner } from '../testing/whole-learner.ts';
import { writeExport } from './write-export.ts';

const AT = '2026-11-21T09:00:00.000Z';
let test: TestApp;
let folder: string;
beforeEach(async () => {
  test = await createTestApp();
  folder = join(await emptyFolder(), 'export');
});

const takeAllParts = async (to: string, cookie = '') => {
  for (const [part, body] of Object.entries(FLAGGED_REPORTS)) {
    const answer = await test.ask('PUT', `/api/${to}/attempts/${part}/${crypto.randomUUID()}`, { body, cookie });
    expect(answer.status).toBe(201);
  }
};
const exported = async () => {
  const { database } = test;
  await writeExport({ database, autismDatabase: database }, folder);
  return documents;
};
const documents = async (name: string) =>
  (await readFile(join(folder, `${name}.jsonl`), 'utf8'))
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));

it('uses the collection and field names of the specification', async () => {
  const { learner, cookie } = await test.signUp();
  await takeAllParts(`learners/${learner.id}`, cookie);
  const of = await exported();
  const specified = ['Users', 'adhd_result', 'autism_results', 'dyslexia_results'].map((name) => `${name}.jsonl`);
  expect(await readdir(folder)).toEqual(expect.arrayContaining(specified));
  expect(await of('Users')).toMatchObject([
    {
      ...{ name: 'Ada', email: 'ada@example.org', uid: learner.id, createdAt: expect.stringMatching(/Z$/) },
      ...{ points: 0, adhd: 'yes', dyslexia: 'yes', autism: 'possible' },
    },
  ]);
  expect((await of('Users')).map((user) => Object.keys(user).join())).toEqual([
    'email,name,uid,createdAt,points,adhd,dyslexia,autism,emailVerified,image,updatedAt,lastSignInAt,pointsReachedAt,ageBand,role,usesForSelf,lastUsedAt,resultsDeletedAfter,xp,xpReachedAt,xpAllowance,playTimeLeftMs,allowancesAt',
  ]);
  const [timestamp, userEmail] = ['2026-11-21T09:59:00.000Z', 'ada@example.org'];
  const focus = { focusedMoments: 20, totalChecks: 100, focusPercentage: 20, hasADHD: true, validity: null };
  expect(await of('adhd_result')).toMatchObject([{ timestamp, ...focus, userEmail }]);
  const letters = { correct: 3, total: 10, percentage: 30, hasDyslexia: true, validity: null };
  expect(await of('dyslexia_results')).toMatchObject([{ timestamp, ...letters, userEmail }]);
  expect(await of('autism_results')).toMatchObject([{ userEmail, score: 10, result: 'possible', timestamp }]);
});

it('says of an attempt that says little why', async () => {
  const { learner, cookie } = await test.signUp();
  const guessed = letterQuizReport(2);
  await test.ask('PUT', `/api/learners/${learner.id}/attempts/letter-quiz/${crypto.randomUUID()}`, {
    body: { ...guessed, isSoundConfirmed: true },
    cookie,
  });
  expect(await (await exported())('dyslexia_results')).toMatchObject([
    { correct: 2, hasDyslexia: true, isSoundConfirmed: true, validity: 'few-letters-right' },
  ]);
});

it('marks anonymous attempts, and has an empty email for a learner without one', async () => {
  const { learner, cookie } = await test.signUp();
  await takeAllParts(`learners/${learner.id}`, cookie);
  await test.change('accounts', { email: placeholderEmail('github', '7') });
  await takeAllParts('anonymous');
  const of = await exported();
  expect((await of('Users')).map(({ email }) => email)).toEqual(['']);
  for (const name of ['adhd_result', 'dyslexia_results', 'autism_results']) {
    const results = (await of(name)).map(({ userEmail, uid }) => ({ userEmail, uid }));
    expect(results, name).toHaveLength(2);
    expect(results, name).toContainEqual({ userEmail: '', uid: learner.id });
    expect(results, name).toContainEqual({ userEmail: 'anonymous', uid: null });
  }
});

it('has runs, what was read, classes and consents, with the id of the learner and without codes and secrets', async () => {
  const { id } = await createWholeLearner(test);
  await test.change('groups', { pupilCode: 'SECRET' });
  const of = await exported();
  expect((await of('game_runs')).map(({ uid, game }) => `${uid} ${game}`).sort()).toEqual(
    GAMES.map((game) => `${id} ${game}`).sort(),
  );
  expect((await of('game_runs')).find(({ game }) => game === 'reading-passage').report).toHaveProperty('passage');
  const [{ groupId }] = await of('groups');
  expect(await of('groups')).toMatchObject([{ kind: 'class', name: 'Meadow class' }]);
  expect(await of('group_leaders')).toMatchObject([{ uid: id, groupId, role: 'leads' }]);
  expect(await of('memberships')).toMatchObject([{ uid: id, groupId, activity: 1, progress: 1, screening: 1 }]);
  expect(await of('pupil_account')).toMatchObject([{ uid: id, groupId, schoolNumber: 'H801200001001' }]);
  expect(await of('texts_read')).toMatchObject([{ uid: id, textId: expect.any(String) }]);
  expect(await of('plan')).toMatchObject([{ uid: id, day: '2026-11-21', plan: { liked: { ticks: ['kind'] } } }]);
  expect(await of('plan_notes')).toMatchObject([{ uid: id, byUid: id, sentences: ['Ask for the short list.'] }]);
  expect((await of('consents')).map(({ uid, kind, answer }) => `${uid} ${kind} ${answer}`).sort()).toEqual([
    `${id} account yes`,
    `${id} results yes`,
  ]);
  const files = await readdir(folder);
  const text = (await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')))).join('');
  for (const secret of ['SECRET', 'hash of the pictures', `hash ${id}`, `code ${id}`, 'sealed card', 'reportHash'])
    expect(text).not.toContain(secret);
});

it('pages by all columns of a key', async () => {
  const dataDir = await filledFolder(1100, 1);
  await inDatabase(dataDir, async (database) => {
    const groups = ['one', 'two'].map((groupId) => ({ groupId, kind: 'class' as const, name: groupId, createdAt: AT }));
    await addRows(database, 'groups', ...groups);
    const learners = await database.selectFrom('learners').select('id').execute();
    const shares = { activity: 0, progress: 0, screening: 0, joinedAt: AT } as const;
    const members = learners.flatMap(({ id: learnerId }) =>
      groups.map(({ groupId }) => ({ learnerId, groupId, ...shares })),
    );
    await addRows(database, 'groupMembers', ...members);
    await writeExport({ database, autismDatabase: database }, folder);
    const written = (await documents('memberships')).map(({ uid, groupId }) => `${uid} ${groupId}`);
    expect([written.length, new Set(written).size]).toEqual([2200, 2200]);
  });
});

it('excludes rows of an unfinished deletion', async () => {
  const { learner, cookie } = await test.signUp();
  await takeAllParts(`learners/${learner.id}`, cookie);
  await test.database.deleteFrom('accounts').execute();
  expect(await test.count('traitsQuestionnaireAttempts')).toBe(1);
  const of = await exported();
  expect(await of('autism_results')).toEqual([]);
});

it('reads a separate questionnaire database', async () => {
  const { learner } = await test.signUp();
  const autismDatabase = await openDatabase(':memory:');
  await migrate(autismDatabase);
  await autismDatabase.insertInto('autismFlags').values({ learnerId: learner.id, autism: 'possible' }).execute();
  await writeExport({ database: test.database, autismDatabase }, folder);
  expect(await documents('Users')).toMatchObject([{ autism: 'possible' }]);
});

it('is readable by its owner only, refuses a non-empty folder, and leaves no partial files', async () => {
  await exported();
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
  expect((await stat(join(folder, 'Users.jsonl'))).mode & 0o777).toBe(0o600);
  await expect(exported()).rejects.toThrow(`The folder ${folder} is not empty. Name a new one.`);
  folder = join(folder, 'Users.jsonl', 'more');
  await expect(exported()).rejects.toThrow(/^The folder .+ cannot be written to \(ENOTDIR\)\.$/);
  folder = await emptyFolder();
  await exported();
});

it('is a consistent snapshot over many pages during writes', async () => {
  const dataDir = await filledFolder(2500, 1);
  await inDatabase(dataDir, async (database) => {
    const other = await openDatabase(databaseFile(dataDir));
    const reading = writeExport({ database, autismDatabase: database }, folder);
    for (let points = 0; points < 20; points += 1) await other.updateTable('learners').set({ points }).execute();
    expect(await reading).toMatchObject({ Users: 2500, autism_results: 2500 });
    await other.destroy();
  });
  const users = await documents('Users');
  expect(new Set(users.map(({ uid }) => uid)).size).toBe(2500);
  expect(new Set(users.map(({ points }) => points)).size).toBe(1);
});

import { strFromU8, unzipSync } from 'fflate';
import { beforeEach, describe, expect, it } from 'vitest';
import { COLLECTIONS, type Collection, type ExportedDocument, type MyData } from '#contract/people/my-data.ts';
import { GAMES } from '#rules/games/runs.ts';
import { POINTS_PER_RUN } from '#rules/rewards/points.ts';
import { columnsWith, learnerColumn, rowsOf, tablesOf } from '../testing/databases/all-rows.ts';
import { letterQuizReport } from '../testing/runs/reports.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { createWholeLearner, WHOLE } from '../testing/whole-learner.ts';
import { readMyData } from './read-my-data.ts';

/** The collection of each table's rows; null for none, with the reason. */
const COLLECTION_OF: Record<string, Collection | null> = {
  accounts: 'Users',
  learners: 'Users',
  focusGameAttempts: 'adhd_result',
  letterQuizAttempts: 'dyslexia_results',
  traitsQuestionnaireAttempts: 'autism_results',
  autismFlags: 'Users',
  gameRuns: 'game_runs',
  settings: 'settings',
  preferences: 'preferences',
  consents: 'consents',
  purchases: 'purchases',
  shareLinks: 'share_links',
  groupLeaders: 'groups',
  signUpInvitations: 'sign_up_invitations',
  assignmentMembers: 'set_for_learner',
  groupTexts: 'group_texts',
  textReadings: 'texts_read',
  planVersions: 'plan',
  planNotes: 'plan_notes',
  groupMembers: 'memberships',
  groupViewDays: 'group_views',
  pupilAccounts: 'pupil_account',
  parentAgreements: 'parent_agreements',
  parentReports: 'parent_reports',
  pictureChanges: 'picture_changes',
  signInMethods: 'ways_in',
  sessions: 'sessions',
  profilePictures: 'profile_picture',
  mails: 'mails',
  // It refers to deleted learners.
  autismDeletions: null,
};

/** Tables without a learner id, and why none of their rows is exported by it. */
const WITHOUT_LEARNER: Record<string, string> = {
  demoRequests: 'exported by verified email address as demo_requests',
  unfinishedSignUps: 'belongs to no account yet; deleted when there is one',
  verifications: 'links and sign-in windows that expire within a day; stored as hashes',
  rateLimits: 'counts under the hash of an address, for at most a day',
  dailyReportDays: 'days, without learners',
  clockReadings: 'the clock of the server',
  databasePairs: 'an id that two databases share',
  installation: 'a fingerprint of the secret of the server',
  groups: 'exported by groupLeaders',
  leaderInvitations: 'codes for other people; deleted when they are used or after 14 days',
  assignments: 'exported with the groups that the learner leads, as assignments',
  migrations: 'the schema version',
};

/** Columns that are not exported: secrets, and duplicates of other columns. */
const EXCLUDED: Record<string, readonly string[]> = {
  learners: ['leaderboardNickname', 'leaderboardNicknameKey', 'formerNickname'],
  signInMethods: ['password', 'accessToken', 'refreshToken', 'idToken', 'providerId'],
  sessions: ['token'],
  shareLinks: ['tokenHash'],
  signUpInvitations: ['tokenHash'],
  pupilAccounts: ['pictureHash', 'cardHash', 'cardCode', 'sealedCard', 'madeById'],
  parentAgreements: ['parentId'],
  parentReports: ['parentId', 'reportedById'],
  mails: ['details', 'lastFault'],
};
const EXCLUDED_EVERYWHERE = ['reportHash', 'learnerId', 'userId', 'leaderId'];

const BYTE_ORDER_MARK = [0xef, 0xbb, 0xbf];

let test: TestApp;
let id: string;
let cookie: string;
beforeEach(async () => {
  test = await createTestApp({ isAutismApart: true });
  ({ id, cookie } = await createWholeLearner(test));
});

const download = (as: string, who = cookie) => test.ask('GET', `/api/learners/${id}/export?as=${as}`, { cookie: who });
const json = async (): Promise<MyData> => (await download('json')).json();
const plain = (value: unknown) =>
  typeof value === 'object' && value !== null
    ? JSON.stringify(value)
    : String(typeof value === 'boolean' ? Number(value) : value);

/** Parses JSON columns; returns other text unchanged. */
function parsed(text: unknown): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    return text;
  }
}

/** Whether a document contains every value of a row except excluded columns. */
function holds(document: ExportedDocument, row: object, excluded: readonly string[]): boolean {
  const said = new Set(Object.values(document).map(plain));
  return Object.entries(row).every(
    ([column, value]) => excluded.includes(column) || said.has(plain(value)) || said.has(plain(parsed(value))),
  );
}

describe('the export', () => {
  it('contains every row of every table with a learner id', async () => {
    const data = await json();
    for (const database of [test.database, test.autismDatabase])
      for (const table of await tablesOf(database)) {
        const column = await learnerColumn(database, table);
        if (column === undefined) continue;
        const collection = COLLECTION_OF[table];
        expect(collection, `${table} has no collection in the export`).not.toBeUndefined();
        if (!collection) continue;
        const excluded = [...(EXCLUDED[table] ?? []), ...EXCLUDED_EVERYWHERE];
        for (const row of await rowsOf(database, table, column, id))
          expect(
            data[collection].some((document) => holds(document, row, excluded)),
            JSON.stringify(row),
          ).toBe(true);
      }
  });

  it('excludes no table without a reason', async () => {
    const without: string[] = [];
    for (const table of await tablesOf(test.database))
      if ((await learnerColumn(test.database, table)) === undefined) without.push(table);
    expect(without.sort()).toEqual(Object.keys(WITHOUT_LEARNER).sort());
    expect((await json()).demo_requests).toHaveLength(await test.count('demoRequests'));
  });

  it('is tested with a learner who has a row in every table', async () => {
    for (const [table, collection] of Object.entries(COLLECTION_OF)) {
      if (collection === null) continue;
      const isApart = ['traitsQuestionnaireAttempts', 'autismFlags'].includes(table);
      const database = isApart ? test.autismDatabase : test.database;
      const column = (await learnerColumn(database, table)) ?? '';
      expect(await rowsOf(database, table, column, id), table).not.toEqual([]);
    }
    for (const collection of COLLECTIONS) expect((await json())[collection], collection).not.toEqual([]);
  });

  // operations/write-export.sql.test.ts proves the fields of these documents.
  it('has the results with the email, the nickname and the sign-in methods', async () => {
    const data = await json();
    const userEmail = WHOLE.email;
    expect(data.Users).toMatchObject([
      {
        email: userEmail,
        name: WHOLE.name,
        uid: id,
        points: GAMES.length * POINTS_PER_RUN,
        adhd: 'no',
        dyslexia: 'yes',
        autism: 'possible',
      },
    ]);
    expect(data.adhd_result).toContainEqual(expect.objectContaining({ totalChecks: 20, hasADHD: null, userEmail }));
    expect(data.adhd_result).toContainEqual(expect.objectContaining({ totalChecks: 100, hasADHD: false, userEmail }));
    expect(data.dyslexia_results).toMatchObject([{ percentage: 60, hasDyslexia: true, userEmail }]);
    expect(data.autism_results).toMatchObject([{ score: 7, result: 'possible', userEmail }]);
    expect(data.leaderboard).toEqual([{ nickname: WHOLE.nickname }]);
    expect(data.ways_in.map(({ way }) => way).sort()).toEqual(['google', 'password']);
  });

  it('contains no password hash, token or mail details', async () => {
    const text = JSON.stringify(await json());
    const signInMethods = await test.database.selectFrom('signInMethods').select('password').execute();
    const sessions = await test.database.selectFrom('sessions').select('token').execute();
    const secrets = [...signInMethods.map(({ password }) => password), ...sessions.map(({ token }) => token)].filter(
      Boolean,
    );
    expect(secrets.length).toBeGreaterThan(1);
    for (const secret of secrets) expect(text).not.toContain(secret);
    expect(text).not.toMatch(/"(token|password|details)":/i);
  });

  it('contains no data of other learners and no anonymous attempts', async () => {
    const before = await json();
    await createWholeLearner(test, { name: 'Borys Quint', email: 'borys.quint@example.org', nickname: 'Calm Heron' });
    const path = `/api/anonymous/attempts/letter-quiz/${crypto.randomUUID()}`;
    expect((await test.ask('PUT', path, { body: letterQuizReport() })).status).toBe(201);
    expect(await json()).toEqual({ ...before, exportedAt: expect.any(String) });
  });

  it('never contains a placeholder email', async () => {
    const placeholder = 'google-12345@no-email.invalid';
    await test.database.updateTable('accounts').set({ email: placeholder }).where('id', '=', id).execute();
    const data = await json();
    expect(data.Users).toMatchObject([{ email: '' }]);
    expect(data.adhd_result[0]?.userEmail).toBe('');
    expect(JSON.stringify(data)).not.toContain('no-email.invalid');
    expect(await columnsWith(test.database, [placeholder])).not.toEqual([]);
  });

  it('is a named download that is not cached, in one of two formats', async () => {
    for (const [as, ending, type] of [
      ['json', 'json', 'application/json; charset=UTF-8'],
      ['csv', 'zip', 'application/zip'],
    ] as const) {
      const { headers } = await download(as);
      expect(headers.get('content-disposition')).toBe(`attachment; filename="thembstudy-my-data-2026-11-21.${ending}"`);
      expect([headers.get('content-type'), headers.get('cache-control')]).toEqual([type, 'no-store']);
    }
    for (const as of ['xml', '', 'json&more=1']) expect((await download(as)).status).toBe(422);
  });

  it('has one CSV line per document and the picture as a file', async () => {
    const files = unzipSync(new Uint8Array(await (await download('csv')).arrayBuffer()));
    const data = await json();
    expect(Object.keys(files).sort()).toEqual(
      [...COLLECTIONS.map((name) => `${name}.csv`), 'profile_picture.webp'].sort(),
    );
    for (const name of COLLECTIONS) {
      const text = strFromU8(files[`${name}.csv`] ?? new Uint8Array());
      expect([...(files[`${name}.csv`]?.subarray(0, 3) ?? [])]).toEqual(BYTE_ORDER_MARK);
      expect(text.split('\r\n').length - 2, name).toBe(data[name].length);
    }
    const picture = Buffer.from(files['profile_picture.webp'] ?? []);
    expect(picture.toString('base64')).toBe(data.profile_picture[0]?.base64);
    expect(strFromU8(files['Users.csv'] ?? new Uint8Array())).toContain(WHOLE.name);
  });

  it('is refused for an unknown learner', async () => {
    const { database, autismDatabase } = test;
    await expect(readMyData({ database, autismDatabase }, 'unknown')).rejects.toMatchObject({ code: 'not-signed-in' });
  });
});

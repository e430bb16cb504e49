import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openDatabase } from '../server/database/connect.ts';
import { migrate } from '../server/database/migrations/index.ts';
import { insertDemoRequest } from '../server/support/demo-request-routes.ts';

const newFolder = () => mkdtempSync(join(tmpdir(), 'requests-'));
const databaseIn = (folder: string) => openDatabase(join(folder, 'thembstudy.sqlite'));
const list = (folder: string) => {
  const env = { PATH: process.env.PATH, DATA_DIR: folder };
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/demo-requests.ts'], {
    env,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
};

it('lists all requests, the oldest first, one a line, while another process has the database open', async () => {
  const folder = newFolder();
  const database = await databaseIn(folder);
  await migrate(database);
  const request = { email: 'noor@example.org', visitorKind: 'parent', message: 'Two\nlines' } as const;
  await insertDemoRequest(database, { ...request, requestId: 'b', name: 'Bo', receivedAt: '2026-11-21T10:00:00.000Z' });
  await insertDemoRequest(database, {
    ...request,
    requestId: 'a',
    name: 'Ada',
    receivedAt: '2026-11-20T10:00:00.000Z',
  });
  const { status, stdout, stderr } = list(folder);
  await database.destroy();
  expect([status, stderr]).toEqual([0, '']);
  const lines = stdout.trimEnd().split('\n');
  expect(lines.map((line) => JSON.parse(line).name)).toEqual(['Ada', 'Bo']);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject(request);
});

it('prints nothing when there are no requests', async () => {
  const folder = newFolder();
  const database = await databaseIn(folder);
  await migrate(database);
  await database.destroy();
  expect(list(folder)).toEqual({ status: 0, stdout: '', stderr: '' });
});

it('prints one sentence when there is no database, and creates none', () => {
  const folder = newFolder();
  for (let attempt = 0; attempt < 2; attempt += 1)
    expect(list(folder)).toEqual({
      status: 1,
      stdout: '',
      stderr: `There is no database at ${join(folder, 'thembstudy.sqlite')}. DATA_DIR, or a setting of its own, says where it is.\n`,
    });
});

it('says what to do when the database is of an earlier version', async () => {
  const folder = newFolder();
  await (await databaseIn(folder)).destroy();
  expect(list(folder)).toEqual({
    status: 1,
    stdout: '',
    stderr: 'The database is of another version. Start this one once, then try again.\n',
  });
});

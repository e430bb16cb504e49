import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { problemSchema } from '#contract/platform/problem.ts';
import { silenceErrors } from '../../testing/console-errors.ts';
import { failOn } from '../../testing/databases/database-faults.ts';
import { excludeFromReuse } from '../../testing/databases/databases.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { READINESS } from './health-routes.ts';

let test: TestApp;
let isDraining: boolean;
beforeEach(async () => {
  silenceErrors();
  isDraining = false;
  test = await createTestApp({ isAutismApart: true, isDraining: () => isDraining });
});
const health = () => test.ask('GET', '/api/health');
afterEach(() => vi.useRealTimers());

const autismDatabase = () => test.autismDatabase as object as TestApp['database'];

async function fillAutismDisk(): Promise<void> {
  const database = autismDatabase();
  await database.insertInto('databasePairs').values({ id: 1, pairId: 'pair' }).execute();
  await failOn('update', 'databasePairs', database, '53100');
}

const ready = () => test.ask('GET', '/api/ready');

it('/api/health is ok as long as the process lives, whether or not its database does', async () => {
  isDraining = true;
  await test.database.destroy();
  const answer = await health();
  expect([answer.status, await answer.json()]).toEqual([200, { status: 'ok' }]);
});

describe('/api/ready', () => {
  const forget = (database: TestApp['database'], migration: string) => {
    excludeFromReuse(database);
    return sql`delete from kysely_migration where name = ${migration}`.execute(database);
  };

  it('says so when requests can be answered', async () => {
    const answer = await ready();
    expect([answer.status, await answer.json()]).toEqual([200, { status: 'ready' }]);
  });

  it.each([
    ['the process is about to end', () => (isDraining = true)],
    ['its database is away', () => test.database.destroy()],
    ['the database of the questionnaire is away', () => test.autismDatabase.destroy()],
    ['its disk is full', () => failOn('insert', 'rateLimits', test.database, '53100')],
    ['the disk of the questionnaire is full', () => fillAutismDisk()],
    ['a table is missing', () => forget(test.database, '010-mails')],
    ['one of the questionnaire is missing', () => forget(autismDatabase(), 'autism-002-traits-questionnaire')],
  ])('is 503 while %s', async (_what, makeUnready: () => unknown) => {
    await makeUnready();
    const answer = await ready();
    expect(answer.status).toBe(503);
    expect(problemSchema.parse(await answer.json()).code).toBe('not-ready');
  });

  it('says so again once the disk has room', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const removeTrigger = await failOn('insert', 'rateLimits', test.database, '53100');
    expect((await ready()).status).toBe(503);
    await removeTrigger();
    vi.advanceTimersByTime(READINESS.checkedAgainAfterMs - 1);
    expect((await ready()).status).toBe(503);
    vi.advanceTimersByTime(1);
    expect((await ready()).status).toBe(200);
  });

  it('stays so while a newer version brings tables of its own', async () => {
    excludeFromReuse(test.database);
    await sql`insert into kysely_migration values ('999-diary', '2030-01-01T00:00:00.000Z')`.execute(test.database);
    expect((await ready()).status).toBe(200);
  });
});

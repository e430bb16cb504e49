import { setImmediate as nextTurn } from 'node:timers/promises';
import { beforeAll, expect, it } from 'vitest';
import { inLongForm } from '#rules/testing/long-form.ts';
import { newLearner, prepare, type Words } from '../testing/bad-input/prepared-learner.ts';
import { columnsWith } from '../testing/databases/all-rows.ts';
import { onPostgres } from '../testing/databases/databases.ts';
import { filled, KNOWN_ROUTES, type KnownRoute } from '../testing/known-routes.ts';
import { createTestApp, NOTHING_SET_UP, type TestApp } from '../testing/test-app.ts';
import { deleteLearner, finishDeletions } from './delete-learner.ts';

/** How often each race is run. */
const TIMES = inLongForm(20, 3);
const HOUR_MS = 60 * 60 * 1000;
/** A request to PostgreSQL takes more turns of the event loop. */
const TURNS = onPostgres() ? 3 : 1;
/** The routes that need a session or make one, and store something; a look at a group is stored, too. */
const ROUTES = Object.entries(KNOWN_ROUTES)
  .filter(([name, { access }]) => access !== 'anyone' || /api\/auth\/(?!callback)/.test(name))
  .filter(([name]) => !name.startsWith('GET ') || name.endsWith('/groups/:groupId'));
/** The routes with an id of another person, or of their group. */
const ROUTES_WITH_OTHERS = ROUTES.filter(([, { requests }]) =>
  /:(memberId|madeMemberId|childId|ownChildId|joinedGroupId|groupCode|pupilCode)/.test(JSON.stringify(requests)),
);

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ setUp: { ...NOTHING_SET_UP, mail: 'local' }, isStoodIn: true });
});

type Prepared = { words: Words; ask: () => Promise<Response> };

async function prepared(name: string, { requests }: KnownRoute, time: number): Promise<Prepared> {
  const learner = await newLearner(test, `${crypto.randomUUID()}@example.org`);
  const words = await prepare(test, learner, JSON.stringify(requests));
  const { path, ...sent } = filled(requests[time % requests.length] as KnownRoute['requests'][0], words);
  const [method = ''] = name.split(' ');
  return { words, ask: () => test.ask(method, path, { cookie: words.cookie ?? '', ...sent }) };
}

/** Sends a request, and begins a deletion while it runs, each time some turns of the event loop later. */
async function beside(
  name: string,
  route: KnownRoute,
  deletion: (words: Words) => Promise<{ deletedId?: string | undefined; status: number }>,
): Promise<void> {
  const statuses: number[] = [];
  const deletedIds: string[] = [];
  test.wait(HOUR_MS);
  const all = await Promise.all(Array.from({ length: TIMES }, (_, time) => prepared(name, route, time)));
  for (const [time, { words, ask }] of all.entries()) {
    const asking = ask();
    for (let turn = 0; turn < TURNS * time; turn += 1) await nextTurn();
    const [{ status }, { deletedId, status: deletionStatus }] = await Promise.all([asking, deletion(words)]);
    statuses.push(status, deletionStatus);
    if (deletedId !== undefined) deletedIds.push(deletedId);
  }
  expect(statuses.filter((status) => status >= 500)).toEqual([]);
  expect(deletedIds.length).toBeGreaterThan(0);
  // The state of a started sign-in at a provider names the account; it is deleted when it has expired.
  expect((await columnsWith(test.database, deletedIds)).filter((column) => column !== 'verifications.value')).toEqual(
    [],
  );
}

it.each(ROUTES)('no request is answered 500 when its account is deleted meanwhile: %s', (name, route) =>
  beside(name, route, async ({ learnerId = '', cookie = '' }) => {
    const { status } = await test.ask('DELETE', `/api/learners/${learnerId}`, { cookie });
    // The learner leads a class alone, so that only an operator deletes the account.
    if (status === 409) return deleteAsOperator(learnerId);
    // The request can have ended the session before.
    return { deletedId: status === 200 ? learnerId : undefined, status };
  }),
);

it.each(ROUTES_WITH_OTHERS)(
  'no request is answered 500 when the other account is deleted meanwhile: %s',
  (name, route) =>
    beside(name, route, async (words) => {
      const deletedId =
        words.memberId ??
        words.madeMemberId ??
        words.childId ??
        words.ownChildId ??
        words.pupilId ??
        (await leaderIn(words));
      return deleteAsOperator(deletedId);
    }),
);

async function deleteAsOperator(deletedId: string) {
  await deleteLearner(test.database, deletedId, test.clock.now, { leavesClasses: true });
  await finishDeletions(test);
  return { deletedId, status: 200 };
}

async function leaderIn({ joinedGroupId = '', groupCode = '' }: Words): Promise<string> {
  const groups = test.database
    .selectFrom('groups')
    .innerJoin('groupLeaders', 'groupLeaders.groupId', 'groups.groupId')
    .select('leaderId');
  const group = groups.where((row) => row.or([row('groups.groupId', '=', joinedGroupId), row('code', '=', groupCode)]));
  return (await group.executeTakeFirstOrThrow()).leaderId;
}

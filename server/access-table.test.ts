import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import type { Groups, ShownGroup } from '#contract/groups/groups.ts';
import { NOTHING_SHARED, type Role, SHARES, type Shares } from '#rules/groups/groups.ts';
import { newLearner, prepare, type Words } from './testing/bad-input/prepared-learner.ts';
import { filled, KNOWN_ROUTES, type KnownRoute } from './testing/known-routes.ts';
import { createTestApp, type TestApp } from './testing/test-app.ts';

const ROUTES = Object.entries(KNOWN_ROUTES).filter(([name]) => name.includes(' /api/'));
/** The columns of the table. Every grown-up but the last three was shown everything by the learner. */
const SENDERS = [
  'the learner',
  'the learner, by pictures',
  'linked parent',
  'class educator',
  'former educator',
  'other educator',
  'other learner',
  'operator',
  'signed out',
] as const;
type Sender = (typeof SENDERS)[number];
type Person = { learnerId: string; email: string; cookie: string };

const OPERATOR = 'operator@example.org';
const EVERYTHING: Shares = { activity: true, progress: true, screening: true };

let test: TestApp;
let operator: Person;
beforeAll(async () => {
  test = await createTestApp({ operatorEmail: OPERATOR, isStoodIn: true });
  operator = await newLearner(test, OPERATOR);
});

const newPerson = () => newLearner(test, `${randomUUID()}@example.org`);

/** A grown-up with a group of their own. */
async function newLeader(role: Exclude<Role, 'learner'>) {
  const person = await newPerson();
  await test.database.updateTable('learners').set({ role }).where('id', '=', person.learnerId).execute();
  const body = { kind: role === 'parent' ? 'family' : 'class', name: '5a' };
  const path = `/api/learners/${person.learnerId}/groups`;
  const answer = await test.ask('POST', path, { cookie: person.cookie, body });
  const [group] = ((await answer.json()) as Groups).groups;
  return { ...person, path: `${path}/${group?.groupId}`, groupId: group?.groupId ?? '', code: group?.code ?? '' };
}
type Leader = Awaited<ReturnType<typeof newLeader>>;

async function join({ learnerId, cookie }: Person, { code }: Leader, shares: Shares) {
  const body = { code, shares };
  const { status } = await test.ask('POST', `/api/learners/${learnerId}/memberships`, { cookie, body });
  expect(status).toBe(201);
}

async function leave({ learnerId, cookie }: Person, { groupId }: Leader) {
  const path = `/api/learners/${learnerId}/memberships/${groupId}`;
  expect((await test.ask('DELETE', path, { cookie })).status).toBe(200);
}

/** Everybody but the learner who could ask for something of this learner. */
async function newStrangers(learner: Person): Promise<Partial<Record<Sender, string>>> {
  const parent = await newLeader('parent');
  const educator = await newLeader('educator');
  const former = await newLeader('educator');
  for (const leader of [parent, educator, former]) await join(learner, leader, EVERYTHING);
  await leave(learner, former);
  return {
    'linked parent': parent.cookie,
    'class educator': educator.cookie,
    'former educator': former.cookie,
    'other educator': (await newLeader('educator')).cookie,
    'other learner': (await newPerson()).cookie,
    operator: operator.cookie,
    'signed out': '',
  };
}

/** A further session of the learner, as one that was opened with pictures. */
async function withPictures({ learnerId }: Person): Promise<string> {
  const { cookies } = await test.auth.startPictureSession(learnerId);
  return cookies.map((cookie) => cookie.split(';')[0]).join('; ');
}

/** Whether access is what the answer is about: anything but "not signed in", "another session" and "not found". */
async function isLetIn(name: string, words: Words, cookie: string): Promise<boolean> {
  test.wait(60 * 60 * 1000);
  const [method = ''] = name.split(' ');
  const { path, body, headers } = filled((KNOWN_ROUTES[name] as KnownRoute).requests[0], words);
  const answer = await test.ask(method, path, { cookie, body, ...(headers && { headers }) });
  const text = answer.status === 401 || answer.status === 404 ? await answer.text() : '';
  return !/"code":"(not-signed-in|other-session|not-found)"/.test(text);
}

/**
 * Who is let in by a route, each with ids that exist. The learner asks last, for something new, because an earlier answer can
 * have deleted what was asked for.
 */
async function rowOf(name: string): Promise<string[]> {
  const request = JSON.stringify(KNOWN_ROUTES[name]);
  const learner = await newPerson();
  const words = await prepare(test, learner, request);
  const senders = { ...(await newStrangers(learner)), 'the learner, by pictures': await withPictures(learner) };
  const letIn: Partial<Record<Sender, boolean>> = {};
  for (const [sender, cookie] of Object.entries(senders)) letIn[sender as Sender] = await isLetIn(name, words, cookie);
  letIn['the learner'] = await isLetIn(name, await prepare(test, learner, request), learner.cookie);
  return [`\`${name}\``, ...SENDERS.map((sender) => (letIn[sender] ? 'yes' : 'no'))];
}

/** What leaders are shown of a member, who shares one thing with each of them, and what is left after it is taken back. */
async function shownRows(): Promise<string[][]> {
  const rows: string[][] = [];
  for (const share of SHARES) {
    const learner = await newPerson();
    const leaders = [await newLeader('parent'), await newLeader('educator'), await newLeader('educator')] as const;
    for (const leader of leaders) await join(learner, leader, { ...NOTHING_SHARED, [share]: true });
    await leave(learner, leaders[2]);
    const shownTo = async (leader: Leader) => {
      const answer = await test.ask('GET', leader.path, { cookie: leader.cookie });
      const [member] = ((await answer.json()) as ShownGroup).members;
      return member ? SHARES.filter((each) => member[each] !== null).join(', ') || 'nothing' : 'no member';
    };
    const shown = [];
    for (const leader of leaders) shown.push(await shownTo(leader));
    rows.push([share, ...shown]);
    for (const { groupId } of leaders.slice(0, 2))
      await test.ask('PUT', `/api/learners/${learner.learnerId}/memberships/${groupId}`, {
        cookie: learner.cookie,
        body: { shares: NOTHING_SHARED },
      });
    const left = [];
    for (const leader of leaders) left.push(await shownTo(leader));
    rows.push([`${share}, taken back`, ...left]);
  }
  return rows;
}

const table = (head: readonly string[], rows: readonly (readonly string[])[]) => {
  const all = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) => `| ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`;
  return [line(head), `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...rows.map(line)].join('\n');
};

it('docs/access-table.md says who is let in by each route, as the server answers', async () => {
  const rows: string[][] = [];
  for (const [name] of ROUTES) rows.push(await rowOf(name));
  const page = `# Access table

This page is made of real answers by \`server/access-table.test.ts\`, which fails when it is out of date and writes it with
\`npx vitest run server/access-table.test.ts --update\`. [rules/access.ts](../rules/access.ts) decides.

## Routes

Each sender asks for what belongs to one learner, by ids that exist. The learner has shown everything to the linked parent, the
class educator and, before leaving the class, the former educator. "yes": the route answers; "no": it says that nobody is signed
in, or that there is nothing at this address. "By pictures" is a pupil in a session that was opened with pictures. The operator
works with the commands of the server; over HTTP an operator's account is like that of any other learner.

A route below \`/api/learners/:learnerId\` lets only this learner in, grown-ups too: a grown-up sees a member of a group by the routes
below their own id.

${table(['Route', ...SENDERS], rows)}

## What a grown-up is shown of a member

The member shares one thing with each of them, and takes it back.

${table(['Shared', 'linked parent', 'class educator', 'former educator'], await shownRows())}
`;
  await expect(page).toMatchFileSnapshot('../docs/access-table.md');
}, 120_000);

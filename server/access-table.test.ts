import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import type { Assignments } from '#contract/groups/assignments.ts';
import type { Groups, ShownGroup } from '#contract/groups/groups.ts';
import type { MemberView } from '#contract/groups/member-view.ts';
import type { ProblemCode } from '#contract/platform/problem.ts';
import { LEARNER_ACTIONS } from '#rules/access.ts';
import { NOTHING_SHARED, type Role, SHARES, type Shares } from '#rules/groups/groups.ts';
import { PARENT_AGREEMENT_VERSION } from '#rules/people/parent-agreement.ts';
import { insertLeader } from './groups/leaders/leader-queries.ts';
import { decideAboutParent } from './groups/pupils/parent-agreements.ts';
import { insertText } from './groups/texts/group-text-queries.ts';
import { changedRows, rowReader } from './testing/bad-input/odd-client.ts';
import { newLearner, newPupil, prepare, type Words } from './testing/bad-input/prepared-learner.ts';
import { filled, KNOWN_ROUTES, type KnownRoute } from './testing/known-routes.ts';
import { simonReport } from './testing/runs/reports.ts';
import { codeOf, createTestApp, type TestApp } from './testing/test-app.ts';

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
const EVERYTHING: Shares = { activity: true, progress: true, screening: true, plan: true };

let test: TestApp;
let operatorId: string;
beforeAll(async () => {
  test = await createTestApp({ operatorEmail: OPERATOR, isStoodIn: true });
  ({ learnerId: operatorId } = await newLearner(test, OPERATOR));
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

/** Everybody who could ask for something of this learner, but the learner. */
async function newSenders(learner: Person): Promise<Partial<Record<Sender, string>>> {
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
    operator: cookieIn(await test.auth.startSession(operatorId)),
    'signed out': '',
    'the learner, by pictures': cookieIn(await test.auth.startPictureSession(learner.learnerId)),
  };
}

/** The cookie of a further session; a request may end those of before. */
const cookieIn = ({ cookies }: { cookies: readonly string[] }) =>
  cookies.map((cookie) => cookie.split(';')[0]).join('; ');

const REFUSALS: readonly ProblemCode[] = ['not-signed-in', 'other-session', 'not-found', 'text-not-set'];

/** What the answer says when access is what it is about; null when the sender is let in. */
async function refusalOf(name: string, words: Words, cookie: string): Promise<ProblemCode | null> {
  test.wait(60 * 60 * 1000);
  const [method = ''] = name.split(' ');
  const { path, body, headers } = filled((KNOWN_ROUTES[name] as KnownRoute).requests[0], words);
  const answer = await test.ask(method, path, { cookie, body, ...(headers && { headers }) });
  const code = answer.status < 400 ? null : await codeOf(answer);
  return REFUSALS.find((refusal) => refusal === code) ?? null;
}

/**
 * Who is let in by a route, each with ids that exist. A refusal says the same of a learner who does not exist, and changes
 * nothing. The learner asks last, for something new, because an earlier answer can have deleted what was asked for.
 */
async function rowOf(name: string): Promise<string[]> {
  const request = JSON.stringify(KNOWN_ROUTES[name]);
  const learner = await newPerson();
  const words = await prepare(test, learner, request);
  const senders = await newSenders(learner);
  const refused: Partial<Record<Sender, ProblemCode | null>> = {};
  const readRows = await rowReader(test.database);
  let rows = await readRows();
  for (const [sender, cookie] of Object.entries(senders) as [Sender, string][]) {
    const refusal = await refusalOf(name, words, cookie);
    refused[sender] = refusal;
    const rowsAfter = await readRows();
    if (refusal !== null) {
      const expected = { 'signed out': 'not-signed-in', 'the learner, by pictures': 'not-found' }[sender as string];
      expect([name, sender, refusal]).toEqual([name, sender, expected ?? 'other-session']);
      expect([name, sender, changedRows(rows, rowsAfter)]).toEqual([name, sender, []]);
    }
    rows = rowsAfter;
  }
  if (name.includes(':learnerId')) {
    const nobody = { ...words, learnerId: randomUUID() };
    expect([name, await refusalOf(name, nobody, senders['other learner'] ?? '')]).toEqual([name, 'other-session']);
  }
  refused['the learner'] = await refusalOf(name, await prepare(test, learner, request), learner.cookie);
  return [`\`${name}\``, ...SENDERS.map((sender) => (refused[sender] === null ? 'yes' : 'no'))];
}

/** Whether this person is let in to the report, or the plan, of a member of the group at `path`. */
async function askReport(
  { path, cookie }: { path: string; cookie: string },
  memberId: string,
  page: 'report' | 'plan' = 'report',
): Promise<'yes' | 'no'> {
  const answer = await test.ask('GET', `${path}/members/${memberId}/${page}`, { cookie });
  if (!answer.ok) expect(await codeOf(answer)).toBe('not-found');
  return answer.ok ? 'yes' : 'no';
}

/** Who may open the report of a learner who shares it with a class, each in a class of their own. */
async function reportRows(): Promise<string[][]> {
  const rows: string[][] = [];
  const situation = async (who: string, asks: (learner: Person, teacher: Leader) => Promise<'yes' | 'no'>) => {
    const [learner, teacher] = [await newPerson(), await newLeader('educator')];
    await join(learner, teacher, EVERYTHING);
    rows.push([who, await asks(learner, teacher)]);
  };
  const as = (role: 'leads' | 'helps', isOver: boolean) => async (learner: Person, teacher: Leader) => {
    const other = await newLeader('educator');
    const since = test.clock.now.toISOString();
    await insertLeader(test.database, { leaderId: other.learnerId, groupId: teacher.groupId, role, since });
    const ofClass = { ...other, path: other.path.replace(other.groupId, teacher.groupId) };
    if (isOver) await test.ask('DELETE', `${teacher.path}/leaders/${other.learnerId}`, teacher);
    return askReport(ofClass, learner.learnerId);
  };
  const shareOnly = (learner: Person, { groupId }: Leader, shares: Shares) =>
    test.ask('PUT', `/api/learners/${learner.learnerId}/memberships/${groupId}`, { ...learner, body: { shares } });
  await situation('leader of the class', ({ learnerId }, teacher) => askReport(teacher, learnerId));
  await situation('the same, while days and games alone are shared', async (learner, teacher) => {
    await shareOnly(learner, teacher, { ...EVERYTHING, screening: false });
    return askReport(teacher, learner.learnerId);
  });
  await situation('the same, after the learner left', async (learner, teacher) => {
    await leave(learner, teacher);
    return askReport(teacher, learner.learnerId);
  });
  await situation('second leader', as('leads', false));
  await situation('second leader who left', as('leads', true));
  await situation('helper', as('helps', false));
  await situation('leader of another class', async ({ learnerId }) =>
    askReport(await newLeader('educator'), learnerId),
  );
  await situation('other learner of the class', async ({ learnerId }, teacher) => {
    const other = await newPerson();
    await join(other, teacher, EVERYTHING);
    return askReport({ ...other, path: teacher.path.replace(teacher.learnerId, other.learnerId) }, learnerId);
  });
  return [...rows, ...(await pupilReportRows()), ...(await childReportRows())];
}

/** The same of a child whose account a parent made in a family, and who is in a class. */
async function childReportRows(): Promise<string[][]> {
  const parent = await newLeader('parent');
  const child = { name: 'Mia', ageBand: 'under-13', shares: { activity: true, progress: true } };
  expect((await test.ask('POST', `${parent.path}/children`, { cookie: parent.cookie, body: child })).status).toBe(201);
  const children = test.database.selectFrom('pupilAccounts').select('learnerId');
  const { learnerId } = await children.where('groupId', '=', parent.groupId).executeTakeFirstOrThrow();
  const teacher = await newLeader('educator');
  const cookie = cookieIn(await test.auth.startPictureSession(learnerId));
  await join({ ...parent, learnerId, cookie }, teacher, NOTHING_SHARED);
  const rows = [['parent who made the account, before they agreed', await askReport(parent, learnerId)]];
  const path = `${parent.path}/members/${learnerId}/screening-agreement`;
  await test.ask('PUT', path, { cookie: parent.cookie, body: { textVersion: PARENT_AGREEMENT_VERSION } });
  rows.push(['the same, after they agreed', await askReport(parent, learnerId)]);
  rows.push(['teacher of a class that this child is in', await askReport(teacher, learnerId)]);
  return rows;
}

/** The same of a pupil whose account a teacher made, and who is in a family. */
async function pupilReportRows(): Promise<string[][]> {
  const teacher = await newLeader('educator');
  const { groupId, pupilId } = await newPupil(test, teacher);
  const pupil = { ...teacher, learnerId: pupilId, cookie: cookieIn(await test.auth.startPictureSession(pupilId)) };
  const [parent, other] = [await newLeader('parent'), await newLeader('parent')];
  for (const family of [parent, other]) await join(pupil, family, NOTHING_SHARED);
  const agree = (method: 'PUT' | 'DELETE', of = parent) =>
    test.ask(method, `${of.path}/members/${pupilId}/screening-agreement`, {
      cookie: of.cookie,
      ...(method === 'PUT' && { body: { textVersion: PARENT_AGREEMENT_VERSION } }),
    });
  const share = (screening: boolean) =>
    test.ask('PUT', `/api/learners/${pupilId}/memberships/${parent.groupId}`, {
      cookie: pupil.cookie,
      body: { shares: { ...NOTHING_SHARED, screening } },
    });
  const ask = async (who: string, leader: { path: string; cookie: string }) => [who, await askReport(leader, pupilId)];
  const ofClass = { ...teacher, path: teacher.path.replace(teacher.groupId, groupId) };
  const rows = [await ask('parent of a pupil, before they agreed', parent)];
  await agree('PUT');
  rows.push(await ask('the same, after they agreed', parent));
  rows.push(await ask('other parent of this pupil', other));
  rows.push(await ask('teacher of this pupil', ofClass));
  await agree('PUT', other);
  rows.push(await ask('second parent, after they agreed too', other));
  await agree('DELETE', other);
  rows.push(await ask('second parent who took the agreement back', other));
  rows.push(await ask('first parent, after the second one took it back', parent));
  await agree('PUT', other);
  await test.ask('PUT', `${ofClass.path}/members/${pupilId}/parents/${parent.learnerId}/report`, teacher);
  rows.push(await ask('parent who agreed, while reported as no parent', parent));
  rows.push(await ask('second parent meanwhile', other));
  const decide = (decision: 'confirmed' | 'removed', { learnerId: parentId } = parent) =>
    decideAboutParent({ ...test, now: () => test.clock.now }, { learnerId: pupilId, parentId }, decision);
  await decide('confirmed');
  rows.push(await ask('reported parent whom the operator confirmed', parent));
  await test.ask('PUT', `${ofClass.path}/members/${pupilId}/parents/${other.learnerId}/report`, teacher);
  await decide('removed', other);
  await join(pupil, other, NOTHING_SHARED);
  rows.push(await ask('parent whom the operator removed, in the family again', other));
  await share(false);
  rows.push(await ask('parent who agreed, after the pupil took it back', parent));
  await share(true);
  await agree('DELETE');
  rows.push(await ask('parent who took the agreement back', parent));
  await agree('PUT');
  await leave(pupil, parent);
  rows.push(await ask('parent who agreed, after the pupil left the family', parent));
  return rows;
}

/**
 * What the page of one member shows a parent of a pupil whose account a teacher made: days, games and mix-ups, and whether it
 * leads to the report. The pupil's game, passage that the parent set, and letter quiz are all done.
 */
async function memberPageRows(): Promise<string[][]> {
  const teacher = await newLeader('educator');
  const { pupilId } = await newPupil(test, teacher);
  const pupil = { ...teacher, learnerId: pupilId, cookie: cookieIn(await test.auth.startPictureSession(pupilId)) };
  const [parent, other] = [await newLeader('parent'), await newLeader('parent')];
  for (const family of [parent, other]) await join(pupil, family, NOTHING_SHARED);
  await test.ask('POST', `${parent.path}/assignments`, {
    cookie: parent.cookie,
    body: { kind: 'game', target: 'simon', dueDay: null, note: null },
  });
  await test.ask('PUT', `/api/learners/${pupilId}/runs/simon/${randomUUID()}`, {
    cookie: pupil.cookie,
    body: simonReport(2, test.clock.now.toISOString()),
  });
  const share = (shares: Partial<Shares>) =>
    test.ask('PUT', `/api/learners/${pupilId}/memberships/${parent.groupId}`, {
      cookie: pupil.cookie,
      body: { shares: { ...NOTHING_SHARED, ...shares } },
    });
  const rows: string[][] = [];
  const look = async (situation: string, { path, cookie }: Leader) => {
    const answer = await test.ask('GET', `${path}/members/${pupilId}`, { cookie });
    if (!answer.ok) {
      expect(await codeOf(answer)).toBe('not-found');
      rows.push([situation, 'not found', 'not found', 'not found', 'not found']);
      return;
    }
    const { days, runs, mixUps, member } = (await answer.json()) as MemberView;
    expect([situation, member.activity === null, member.progress === null, mixUps === null]).toEqual([
      situation,
      days === null,
      runs === null,
      runs === null,
    ]);
    const shown = [days !== null, runs !== null, member.done.length > 0, member.sharesReport];
    rows.push([situation, ...shown.map((is) => (is ? 'yes' : 'no'))]);
  };
  await look('nothing is shared', parent);
  await share({ activity: true });
  await look('days are shared', parent);
  await share({ progress: true });
  await look('games and reading are shared', parent);
  await share({ activity: true, progress: true });
  await look('both are shared', parent);
  await look('the same, for the parent of another family', other);
  await test.ask('PUT', `${parent.path}/members/${pupilId}/screening-agreement`, parent);
  await share(EVERYTHING);
  await look('everything is shared, and the parent agreed to the test', parent);
  await share({});
  await look('everything was taken back', parent);
  await leave(pupil, parent);
  await look('the pupil left the family', parent);
  return rows;
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
      const report = await askReport(leader, learner.learnerId);
      expect([share, report]).toEqual([share, member?.sharesReport ? 'yes' : 'no']);
      const plan = await askReport(leader, learner.learnerId, 'plan');
      expect([share, plan]).toEqual([share, member?.sharesPlan ? 'yes' : 'no']);
      const { activity, progress } = member ?? {};
      const isShown = {
        activity: activity !== null,
        progress: progress !== null,
        screening: report === 'yes',
        plan: plan === 'yes',
      };
      return member ? SHARES.filter((each) => isShown[each]).join(', ') || 'nothing' : 'no member';
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

/** What each leader of a class asks for, and the answers that let them in. The last one deletes the class. */
const DEEDS = {
  'see the class': ['GET', ''],
  'see a pupil': ['GET', '/members/:pupil'],
  'set things': ['POST', '/assignments', { kind: 'game', target: 'simon', dueDay: null, note: null }],
  'add texts': ['POST', '/texts', { title: 'Owls', text: 'Owls see at night.' }],
  'read texts': ['GET', '/texts/:text'],
  'delete texts': ['DELETE', '/texts/:text'],
  'rename it': ['PATCH', '', { name: '5b' }],
  'replace the code': ['PUT', '/code'],
  'invite leaders': ['POST', '/invitations', { role: 'helps' }],
  'invite to sign up': ['POST', '/sign-up-invitations'],
  'see parents': ['GET', '/members/:pupil/parents'],
  'print cards': ['POST', '/cards', { memberIds: [':pupil'] }],
  'give pictures': ['PUT', '/pictures', { memberIds: [':pupil'] }],
  'open sign-in': ['PUT', '/sign-in-window'],
  'move pupils': ['POST', '/new-year', { name: '5b', to: null, moved: [], left: [], isPreview: false }],
  'remove a pupil': ['DELETE', '/members/:pupil'],
  'put them back': ['PUT', '/members/:pupil'],
  'delete it': ['DELETE', ''],
} as const satisfies Record<string, readonly [method: string, path: string, body?: unknown]>;

const CLASS_LEADERS = [
  'first leader',
  'second leader',
  'helper',
  'former helper',
  'leader of another class',
  'leader of the receiving class',
  'first leader, after a move',
  'leader without a class',
] as const;

/** Who may do what in a class, as the routes answer; each asks in a class of their own. */
async function classRows(): Promise<string[][]> {
  const rows: string[][] = [];
  for (const who of CLASS_LEADERS) {
    const teacher = await newLeader('educator');
    const { groupId, pupilId } = await newPupil(test, teacher);
    const other = who.startsWith('first leader') ? teacher : await newLeader('educator');
    const since = test.clock.now.toISOString();
    const role = ({ 'second leader': 'leads', helper: 'helps', 'former helper': 'helps' } as const)[who as 'helper'];
    if (role) await insertLeader(test.database, { leaderId: other.learnerId, groupId, role, since });
    const { learnerId, cookie } = teacher;
    let asked = groupId;
    if (who === 'leader without a class') await test.ask('DELETE', other.path, { cookie: other.cookie });
    if (who === 'leader of the receiving class' || who === 'first leader, after a move') {
      const receiving = who === 'leader of the receiving class' ? other : await newLeader('educator');
      const wish = { name: '5a', to: { code: receiving.code }, moved: [pupilId], left: [], isPreview: false };
      const answer = await test.ask('POST', `/api/learners/${learnerId}/groups/${groupId}/new-year`, {
        cookie,
        body: wish,
      });
      expect(answer.status).toBe(200);
      if (who === 'leader of the receiving class') asked = receiving.groupId;
    }
    if (who === 'former helper')
      await test.ask('DELETE', `/api/learners/${learnerId}/groups/${groupId}/leaders/${other.learnerId}`, { cookie });
    const text = { textId: randomUUID(), groupId: asked, leaderId: null, createdAt: since };
    await insertText(test.database, { ...text, title: 'Owls', paragraphs: '["Owls see."]', words: 2 });
    const answers: string[] = [];
    for (const [method, path, body] of Object.values(DEEDS) as [string, string, unknown][]) {
      const address = `/api/learners/${other.learnerId}/groups/${asked}${path.replace(':pupil', pupilId).replace(':text', text.textId)}`;
      const sent = body === undefined ? undefined : JSON.stringify(body).replace(':pupil', pupilId);
      const answer = await test.ask(method, address, { cookie: other.cookie, body: sent });
      if (!answer.ok) expect([who, method, path, await codeOf(answer)]).toEqual([who, method, path, 'not-found']);
      answers.push(answer.ok ? 'yes' : 'no');
    }
    rows.push([who, ...answers]);
  }
  return rows;
}

const READERS = [
  'pupil for whom it is set',
  'the same, by pictures',
  'the same, before its first day',
  'the same, after it was taken back',
  'former pupil',
  'other pupil of the class',
  'pupil of another class',
  'leader of the class',
] as const;

/** Who may read a text that is set for one pupil of a class, and say that it was read. */
async function textRows(): Promise<string[][]> {
  const rows: string[][] = [];
  for (const who of READERS) {
    const [teacher, other] = [await newLeader('educator'), await newLeader('educator')];
    const [pupil, classmate, stranger] = [await newPerson(), await newPerson(), await newPerson()];
    for (const each of [pupil, classmate]) await join(each, teacher, NOTHING_SHARED);
    await join(stranger, other, NOTHING_SHARED);
    const { cookie } = teacher;
    const createdAt = test.clock.now.toISOString();
    const text = { textId: randomUUID(), groupId: teacher.groupId, leaderId: null, createdAt };
    await insertText(test.database, { ...text, title: 'Owls', paragraphs: '["Owls see."]', words: 2 });
    const startDay = new Date(test.clock.now.getTime() + 3 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
    const task = { kind: 'text', target: text.textId, memberIds: [pupil.learnerId], dueDay: null, note: null };
    const body = { ...task, ...(who === 'the same, before its first day' && { startDay }) };
    const answer = await test.ask('POST', `${teacher.path}/assignments`, { cookie, body });
    const { assignments } = (await answer.json()) as Assignments;
    if (who === 'the same, after it was taken back')
      await test.ask('DELETE', `${teacher.path}/assignments/${assignments[0]?.assignmentId}`, { cookie });
    if (who === 'former pupil') await leave(pupil, teacher);
    const senders: Partial<Record<typeof who, Person>> = {
      'the same, by pictures': { ...pupil, cookie: cookieIn(await test.auth.startPictureSession(pupil.learnerId)) },
      'other pupil of the class': classmate,
      'pupil of another class': stranger,
      'leader of the class': teacher,
    };
    const sender = senders[who] ?? pupil;
    const path = `/api/learners/${sender.learnerId}/set-texts/${text.textId}`;
    const read = await test.ask('GET', path, sender);
    const said = await test.ask('PUT', `${path}/reading`, { ...sender, body: { finishedAt: createdAt } });
    for (const refused of [read, said].filter(({ ok }) => !ok)) expect(await codeOf(refused)).toBe('text-not-set');
    rows.push([who, ...[read, said].map(({ ok }) => (ok ? 'yes' : 'no'))]);
  }
  return rows;
}

const table = (head: readonly string[], rows: readonly (readonly string[])[]) => {
  const all = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) => `| ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`;
  return [line(head), `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...rows.map(line)].join('\n');
};

it('a route of one learner stands at an address with the learner, and there is one for each action', () => {
  const paths = new Map(ROUTES.map(([name, { access }]) => [access, name]));
  expect(LEARNER_ACTIONS.filter((action) => !paths.get(action)?.includes('/:learnerId'))).toEqual([]);
});

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

## Who may open the report

A learner shares everything with a class. The pupil has an account that a teacher made, and is in the families of two parents.

${table(['Reader', 'open the report'], await reportRows())}

## What a parent sees on the page of one pupil

The pupil has an account that a teacher made, is in the families of two parents, and did what one of them set. The page has nothing
of the test; "report" is a link to the page above.

${table(['Situation', 'days', 'games and reading', 'what was set', 'report'], await memberPageRows())}

## What a leader may do in a class

The class has a pupil whose account the first leader made. A helper sees no report. The leader of the receiving class asks in their
own class, to which the first leader moved the pupil.

${table(['Leader', ...Object.keys(DEEDS)], await classRows())}

## Who may read a text that a leader set

The text is set for one pupil of the class.

${table(['Reader', 'read it', 'say that it was read'], await textRows())}
`;
  await expect(page).toMatchFileSnapshot('../docs/access-table.md');
}, 120_000);

import { beforeEach, expect, it } from 'vitest';
import type { Group } from '#contract/groups/groups.ts';
import { NOTHING_SHARED } from '#rules/groups/groups.ts';
import type { TestsMode } from '#rules/screening/test-offer.ts';
import { FLAGGED_REPORTS } from '../../testing/runs/reports.ts';
import { codeOf, createTestApp, NOTHING_SET_UP, type Person, type TestApp } from '../../testing/test-app.ts';

const PARTS = Object.entries(FLAGGED_REPORTS);
const ALL_STORED = [null, null, null];
const ALL_REFUSED = ['tests-off', 'tests-off', 'tests-off'];

let test: TestApp;
let ada: Person;

async function serverWith(tests: TestsMode): Promise<void> {
  test = await createTestApp({ setUp: { ...NOTHING_SET_UP, tests } });
  ada = await test.newPerson();
}

beforeEach(() => serverWith('everyone'));

/** The codes of attempts of all parts; null where an attempt was stored. */
async function refusals(owner: Person | null): Promise<(string | null)[]> {
  const codes: (string | null)[] = [];
  for (const [part, body] of PARTS) {
    const path = `attempts/${part}/${crypto.randomUUID()}`;
    const sent = owner ? test.askAs(owner, 'PUT', path, body) : test.ask('PUT', `/api/anonymous/${path}`, { body });
    const answer = await sent;
    codes.push(answer.status === 201 ? null : await codeOf(answer));
  }
  return codes;
}

const noTests = async () => (await test.learnerOf(ada.cookie)).noTests;
const sayNo = () => test.answerResults(ada.id, ada.cookie, false);

it('where everyone is offered the test, visitors and learners send attempts', async () => {
  expect([await noTests(), await refusals(ada), await refusals(null)]).toEqual([null, ALL_STORED, ALL_STORED]);
});

it('where an agreement is needed, visitors and learners who said no send none', async () => {
  await serverWith('with-agreement');
  expect([await noTests(), await refusals(ada), await refusals(null)]).toEqual([null, ALL_STORED, ALL_REFUSED]);
  await sayNo();
  expect([await noTests(), await refusals(ada)]).toEqual(['no-agreement', ALL_REFUSED]);
});

it('where the test is off, nobody sends one, and the setup says so', async () => {
  await serverWith('off');
  expect([await noTests(), await refusals(ada), await refusals(null)]).toEqual(['off-here', ALL_REFUSED, ALL_REFUSED]);
  expect(await (await test.ask('GET', '/api/server-setup')).json()).toMatchObject({ tests: 'off' });
});

it('a class without tests refuses the attempts of its members, while they are members', async () => {
  const teacher = await test.newPerson('educator');
  const change = async (method: string, path: string, body: object) => {
    const [group] = ((await (await test.askAs(teacher, method, path, body)).json()) as { groups: Group[] }).groups;
    return group as Group;
  };
  const { groupId, code, offersTests } = await change('POST', 'groups', { kind: 'class', name: '4b' });
  const joined = await test.askAs(ada, 'POST', 'memberships', { code, shares: NOTHING_SHARED });
  expect(joined.status).toBe(201);
  expect([offersTests, await refusals(ada)]).toEqual([true, ALL_STORED]);

  expect((await change('PATCH', `groups/${groupId}`, { offersTests: false })).offersTests).toBe(false);
  expect([await noTests(), await refusals(ada)]).toEqual(['off-in-class', ALL_REFUSED]);
  const days = { startDay: null, dueDay: null };
  const task = { kind: 'sequence', target: null, ...days, level: null, note: null, memberIds: null };
  expect(await codeOf(test.askAs(teacher, 'POST', `groups/${groupId}/assignments`, task))).toBe('tests-off');

  await test.askAs(ada, 'DELETE', `memberships/${groupId}`);
  expect([await noTests(), await refusals(ada)]).toEqual([null, ALL_STORED]);
});

it('an attempt that was stored before is answered as it was', async () => {
  await serverWith('with-agreement');
  const [[part, body] = ['', {}]] = PARTS;
  const path = `attempts/${part}/${crypto.randomUUID()}`;
  const first = await test.askAs(ada, 'PUT', path, body);
  await sayNo();
  expect([first.status, (await test.askAs(ada, 'PUT', path, body)).status]).toEqual([201, 200]);
});

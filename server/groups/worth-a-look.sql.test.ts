import { beforeEach, describe, expect, it } from 'vitest';
import type { Groups, MemberLook } from '#contract/groups/groups.ts';
import type { Memberships } from '#contract/groups/memberships.ts';
import type { Game } from '#rules/games/runs.ts';
import { NOTHING_SHARED, type Shares } from '#rules/groups/groups.ts';
import { addRows } from '../testing/databases/add-rows.ts';
import { sameOnBoth } from '../testing/databases/databases.ts';
import { createTestApp, type Person, type TestApp } from '../testing/test-app.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

let test: TestApp;
let teacher: Person;
let leo: Person;
let groupId: string;
let code: string;

const ask: TestApp['askAs'] = (...asked) => test.askAs(...asked);
const join = (who: Person, shares: Partial<Shares>) =>
  ask(who, 'POST', 'memberships', { code, shares: { ...NOTHING_SHARED, ...shares } });
const share = (who: Person, shares: Partial<Shares>) =>
  ask(who, 'PUT', `memberships/${groupId}`, { shares: { ...NOTHING_SHARED, ...shares } });
const looks = async (who = teacher) =>
  ((await (await ask(who, 'GET', `groups/${groupId}/worth-a-look`)).json()) as { looks: MemberLook[] }).looks;
const viewsOf = async (who: Person) =>
  ((await (await ask(who, 'GET', 'memberships')).json()) as Memberships).views.length;

/** Stores one valid run for each score, on days that are four apart; the last one was yesterday. */
async function played(who: Person, scores: readonly number[], game: Game = 'letter-round') {
  const last = test.clock.now.getTime() - DAY_MS;
  const rows = scores.map((score, at) => {
    const timestamp = new Date(last - (scores.length - 1 - at) * 4 * DAY_MS).toISOString();
    return {
      ...{ runId: crypto.randomUUID(), learnerId: who.id, game, timestamp, receivedAt: timestamp, reportHash: '' },
      ...{ durationMs: 60_000, choice: '', score, level: null, validity: null, report: '{}' },
    };
  });
  await addRows(test.database, 'gameRuns', ...rows);
}

beforeEach(async () => {
  test = await createTestApp();
  teacher = await test.newPerson('educator');
  leo = await test.newPerson('learner', '13-to-17');
  const answer = await ask(teacher, 'POST', 'groups', { kind: 'class', name: '5a' });
  const [group] = ((await answer.json()) as Groups).groups;
  groupId = group?.groupId ?? '';
  code = group?.code ?? '';
});

describe.runIf(sameOnBoth)('whose work is worth a look', () => {
  it('names who finds a game harder lately, and tells them that the leader looked', async () => {
    await join(leo, { progress: true });
    const ada = await test.newPerson('learner', '13-to-17');
    await join(ada, { progress: true });
    await played(leo, [20, 16, 14, 11, 9, 8]);
    await played(ada, [16, 15, 17, 16, 15, 17]);
    expect(await looks()).toEqual([
      { memberId: leo.id, name: expect.any(String), reason: 'harder', game: 'letter-round' },
    ]);
    expect([await viewsOf(leo), await viewsOf(ada)]).toEqual([1, 0]);
  });

  it('never names who shares neither activity nor progress, whatever they did and did not do', async () => {
    await join(leo, { screening: true });
    await played(leo, [20, 16, 14, 11, 9, 8]);
    await ask(teacher, 'POST', `groups/${groupId}/assignments`, {
      kind: 'game',
      target: 'simon',
      dueDay: null,
      note: null,
    });
    test.wait(8 * DAY_MS);
    expect(await looks()).toEqual([]);
    expect(await viewsOf(leo)).toBe(0);
  });

  it('says nothing of results to a leader who is shown the days only, and nothing of days with progress only', async () => {
    await join(leo, { activity: true });
    await played(leo, [20, 16, 14, 11, 9, 8]);
    expect(await looks()).toEqual([]);
    test.wait(13 * DAY_MS);
    expect(await looks()).toMatchObject([{ memberId: leo.id, reason: 'stopped', game: null }]);
    await share(leo, { progress: true });
    expect(await looks()).toMatchObject([{ reason: 'harder' }]);
    test.wait(20 * DAY_MS);
    expect(await looks()).toEqual([]);
  });

  it('names who has not begun what was set a week ago, until it is done or no longer open', async () => {
    await join(leo, { activity: true });
    const dueDay = new Date(test.clock.now.getTime() + 10 * DAY_MS).toISOString().slice(0, 10);
    await ask(teacher, 'POST', `groups/${groupId}/assignments`, { kind: 'game', target: 'simon', dueDay, note: null });
    test.wait(6 * DAY_MS);
    expect(await looks()).toEqual([]);
    test.wait(DAY_MS);
    expect(await looks()).toMatchObject([{ reason: 'not-begun' }]);
    test.wait(11 * DAY_MS);
    expect(await looks()).toEqual([]);
  });

  it('forgets runs that are older than six weeks', async () => {
    await join(leo, { progress: true });
    await played(leo, [20, 16, 14, 11, 9, 8]);
    test.wait(20 * DAY_MS);
    expect(await looks()).toMatchObject([{ reason: 'harder' }]);
    test.wait(DAY_MS);
    expect(await looks()).toEqual([]);
  });

  it('is found by who leads or helps in the group alone', async () => {
    const stranger = await test.newPerson('educator');
    expect((await ask(stranger, 'GET', `groups/${groupId}/worth-a-look`)).status).toBe(404);
  });
});

import { beforeEach, describe, expect, it } from 'vitest';
import { readEnvironment } from '../../server/environment/environment.ts';
import { everyRow } from '../../server/testing/databases/all-rows.ts';
import {
  CLOSED,
  createAccountWithClass,
  daysAgo,
  type LedGroup,
  OPEN,
  OWNER,
  reportIn,
  steal,
  tryWays,
} from '../../server/testing/stolen-account.ts';
import type { Person, TestApp } from '../../server/testing/test-app.ts';
import { requireAccount } from './find-learners.ts';
import type { Options } from './plan.ts';
import { planTakeBack } from './take-back.ts';

const NEW_PASSWORD = 'another three words';
let test: TestApp;
let owner: Person;
let oldClass: LedGroup;
beforeEach(async () => {
  ({ test, owner, oldClass } = await createAccountWithClass());
});

async function plan(options: Options = {}, who = OWNER) {
  const environment = readEnvironment({ DATA_DIR: '/nowhere' });
  const needs = { databases: test, environment, options, now: test.clock.now };
  return planTakeBack(needs, await requireAccount(test.database, who));
}

describe('take-back', () => {
  it('closes every way of a thief; the older class stays, and the printed link sets a new password', async () => {
    const ways = await steal(test, owner.id);
    const before = await everyRow(test.database);
    const { would, act } = await plan();
    expect(would).toMatch(/joined-family, Ours, Firefox on Linux/);
    expect(await everyRow(test.database)).toEqual(before);
    const said = await act();
    expect(said).toMatch(/provider, google, Firefox on Linux/);
    expect(await tryWays(test, ways, owner.id)).toEqual(CLOSED);
    expect(await reportIn(test, oldClass, owner.id)).toBe(200);
    const [, token] = /\/reset-password#([\w-]{43})$/.exec(said) ?? [];
    const reset = { token, password: NEW_PASSWORD };
    expect((await test.ask('POST', '/api/auth/reset-password', { body: reset })).status).toBe(200);
    expect((await test.logIn(OWNER, NEW_PASSWORD)).status).toBe(200);
  });

  it('goes back to the day of --since', async () => {
    const ways = await steal(test, owner.id);
    await test.change('shareLinks', { createdAt: daysAgo(3) });
    await (await plan({ since: daysAgo(1).slice(0, 10) })).act();
    expect(await tryWays(test, ways, owner.id)).toEqual({ ...CLOSED, link: 200 });
    await (await plan({ since: daysAgo(60).slice(0, 10) })).act();
    expect(await reportIn(test, oldClass, owner.id)).toBe(404);
    for (const since of ['yesterday', '2999-01-01', '2026-02-31x'])
      await expect(plan({ since })).rejects.toThrow('--since has to be a day of the past');
  });

  it('with --link only prints the link of the page of the learner', async () => {
    const ways = await steal(test, owner.id);
    expect(await (await plan({ link: true })).act()).toMatch(/\/take-back#[\w-]{43}$/);
    expect(await tryWays(test, ways, owner.id)).toEqual(OPEN);
  });
});

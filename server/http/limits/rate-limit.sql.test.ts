import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createPasswords } from '../../identity/passwords/passwords.ts';
import { sameOnBoth } from '../../testing/databases/databases.ts';
import { letterQuizReport } from '../../testing/runs/reports.ts';
import { createTestApp, PASSWORD, SIGN_UP_CONSENT, type TestApp } from '../../testing/test-app.ts';
import { ADDRESS_LIMITS } from './rate-limit.ts';

const MINUTE_MS = 60_000;
let test: TestApp;
beforeEach(async () => {
  test = await createTestApp();
});

const signUps = ADDRESS_LIMITS.signUp;

const knock = (headers: Record<string, string> = {}, address?: string) =>
  test.ask('POST', '/api/auth/sign-up/email', { body: {}, headers, ...(address && { address }) });

async function knockOften(times: number, headers: Record<string, string> = {}) {
  const answers = [];
  for (let time = 0; time < times; time += 1) answers.push((await knock(headers)).status);
  return answers;
}

/** Starts the app anew, and returns how many passwords it has hashed since then. */
async function countHashes(): Promise<() => number> {
  const passwords = createPasswords({ memoryKiB: 64, passes: 1, lanes: 1 });
  const spies = [vi.spyOn(passwords, 'hash'), vi.spyOn(passwords, 'verify')];
  test = await createTestApp({ passwords });
  return () => spies.reduce((count, spy) => count + spy.mock.calls.length, 0);
}

describe.runIf(sameOnBoth)('sign-ups from one address', () => {
  it('are 60 in a minute: a whole class', async () => {
    expect(await knockOften(signUps.most)).not.toContain(429);
    expect((await knock()).status).toBe(422);
    const slowed = await knock();
    expect(slowed.status).toBe(429);
    expect(slowed.headers.get('retry-after')).toBe('1');
    expect(await slowed.json()).toEqual({ code: 'too-many-tries' });
  });

  it('are let through one after each pause above that; the pauses grow to ten seconds, so it is never closed', async () => {
    await knockOften(signUps.most);
    for (const [more, seconds] of [
      [0, 1],
      [signUps.most, 2],
      [signUps.most, 3],
      [10 * signUps.most, 10],
    ] as const) {
      await knockOften(more);
      test.wait(3000);
      expect((await knock()).status).toBe(422);
      expect((await knock()).headers.get('retry-after')).toBe(String(seconds));
    }
  });

  it('let a class of 30 sign up, and log in again, all at the same time', async () => {
    const emails = Array.from({ length: 30 }, (_, number) => `learner-${number}@example.org`);
    await Promise.all(emails.map((email) => test.signUp(email)));
    const answers = await Promise.all(emails.map((email) => test.logIn(email)));
    expect(answers.map(({ status }) => status)).toEqual(emails.map(() => 200));
  });

  it('begin anew when the minute is over', async () => {
    await knockOften(signUps.most + 2);
    test.wait(MINUTE_MS);
    expect(await knockOften(signUps.most)).not.toContain(429);
  });

  it('are not slowed because another address tried often', async () => {
    await knockOften(signUps.most + 2);
    expect((await knock({}, '192.0.2.2')).status).not.toBe(429);
  });

  it('cannot hide behind forged headers', async () => {
    await knockOften(signUps.most + 1);
    for (const name of ['x-forwarded-for', 'forwarded', 'x-real-ip', 'cf-connecting-ip', 'x-client-ip'])
      expect((await knock({ [name]: '198.51.100.7' })).status).toBe(429);
  });

  it('are told apart behind a trusted proxy', async () => {
    test = await createTestApp({ trustedProxies: ['192.0.2.1'] });
    expect(await knockOften(signUps.most + 2, { 'x-forwarded-for': '198.51.100.7' })).toContain(429);
    expect((await knock({ 'x-forwarded-for': '198.51.100.8' })).status).not.toBe(429);
  });

  it('are not slowed after the clock is moved back', async () => {
    await knockOften(signUps.most + 2);
    test.wait(-24 * 60 * MINUTE_MS);
    expect((await knock()).status).not.toBe(429);
  });

  it('all count when the clocks of several processes are some seconds apart', async () => {
    for (let time = 1; time <= signUps.most + 1; time += 1) {
      test.wait(time % 2 ? 5000 : -5000);
      expect((await knock()).status).not.toBe(429);
    }
    test.wait(-5000);
    expect((await knock()).status).toBe(429);
  });
});

describe('wrong log-ins from one address', () => {
  const WRONG = 'three wrong words';
  const most = ADDRESS_LIMITS.failedLogIn.most;
  const failAt = (number: number) => test.logIn(`guess-${number}@example.org`, WRONG);

  it('that are 1,000 in a minute do not hold up a device from which the learner has logged in before', async () => {
    const known = await test.signUp();
    const device = { headers: { cookie: known.cookie } };
    const answers = [];
    for (let number = 1; number <= 1000; number += 1) {
      // To other accounts, and to this one.
      answers.push((await (number % 2 ? failAt(number) : test.logIn('ada@example.org', WRONG))).status);
      test.wait(59);
    }
    expect(answers.filter((status) => status === 429).length).toBeGreaterThan(800);
    expect((await test.logIn('ada@example.org', PASSWORD, device)).status).toBe(200);
  }, 60_000);

  it.runIf(sameOnBoth)('slow down a device that is not known, and do not close the address for it', async () => {
    const hashes = await countHashes();
    await test.signUp();
    for (let number = 1; number <= most; number += 1) expect((await failAt(number)).status).toBe(401);
    expect((await failAt(0)).status).toBe(401);
    const before = hashes();
    const slowed = await test.logIn();
    expect(slowed.status).toBe(429);
    expect(slowed.headers.get('retry-after')).toBe('1');
    expect(hashes()).toBe(before);
    test.wait(1000);
    expect((await test.logIn()).status).toBe(200);
    expect(hashes()).toBe(before + 1);
  });

  it.runIf(sameOnBoth)('do not slow down sign-up or sign-in with a provider', async () => {
    for (let number = 0; number <= most; number += 1) await failAt(number);
    expect((await failAt(0)).status).toBe(429);
    expect((await knock()).status).toBe(422);
    const body = { provider: 'google', nonce: 'n'.repeat(22) };
    expect((await test.ask('POST', '/api/auth/sign-in/social', { body })).status).not.toBe(429);
  });

  it.runIf(sameOnBoth)('do not count without a password, nor when the right one comes', async () => {
    await test.signUp();
    for (let time = 1; time <= 2 * most; time += 1) {
      expect((await test.logIn('ada@example.org', '')).status).toBe(401);
      expect((await test.logIn()).status).toBe(200);
    }
  });
});

describe.runIf(sameOnBoth)('sign-ups with an email that is taken', () => {
  const signUp = async (email: string, address = '198.51.100.1') => {
    const body = { name: 'Eve', email, password: PASSWORD, ...SIGN_UP_CONSENT };
    const answer = await test.ask('POST', '/api/auth/sign-up/email', { body, address });
    return ((await answer.json()) as { code?: string }).code ?? 'done';
  };

  it('are 60 in an hour from one client, then slowed; those that come to their end do not count', async () => {
    await test.signUp();
    for (let time = 1; time <= 59; time += 1) {
      expect(await signUp('ada@example.org')).toBe('email-taken');
      test.wait(MINUTE_MS / 2);
    }
    expect(await signUp('bo@example.org')).toBe('done');
    for (let time = 1; time <= 2; time += 1) expect(await signUp('ada@example.org')).toBe('email-taken');
    expect(await signUp('ada@example.org')).toBe('too-many-tries');
    expect(await signUp('ada@example.org', '198.51.100.2')).toBe('email-taken');
    test.wait(1000);
    expect(await signUp('cy@example.org')).toBe('done');
  });
});

describe('failed log-ins to one account', () => {
  const fail = (address: string) => test.logIn('ada@example.org', 'three wrong words', { address });

  it.runIf(sameOnBoth)('are ten in 15 minutes, wherever they come from', async () => {
    await test.signUp();
    for (let time = 1; time <= 10; time += 1) expect((await fail(`198.51.100.${time}`)).status).toBe(401);
    const refused = await test.logIn();
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('900');
    test.wait(15 * MINUTE_MS);
    expect((await test.logIn()).status).toBe(200);
  });

  it.runIf(sameOnBoth)('are refused above that before a password is hashed, be it the right one', async () => {
    const hashes = await countHashes();
    await test.signUp();
    expect(hashes()).toBe(1);
    for (let time = 1; time <= 10; time += 1) await fail(`198.51.100.${time}`);
    expect(hashes()).toBe(11);
    expect((await test.logIn()).status).toBe(429);
    expect(hashes()).toBe(11);
  });

  it.runIf(sameOnBoth)('are forgotten when the right password comes', async () => {
    await test.signUp();
    for (let time = 1; time <= 9; time += 1) await fail(`198.51.100.${time}`);
    expect((await test.logIn()).status).toBe(200);
    expect((await fail('198.51.100.1')).status).toBe(401);
    expect((await test.logIn()).status).toBe(200);
  });

  it('count when they are sent at the same time', async () => {
    await test.signUp();
    const answers = await Promise.all(Array.from({ length: 15 }, (_, index) => fail(`198.51.100.${index}`)));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
  });

  it.runIf(sameOnBoth)(
    'count for emails without an account too, so that the limit does not show which have one',
    async () => {
      for (let time = 1; time <= 10; time += 1) expect((await fail(`198.51.100.${time}`)).status).toBe(401);
      expect((await fail('198.51.100.11')).status).toBe(429);
    },
  );

  it('are kept without the email', async () => {
    await fail('198.51.100.1');
    const rows = await test.database.selectFrom('rateLimits').select('key').execute();
    expect(rows).toHaveLength(2);
    expect(JSON.stringify(rows)).not.toContain('ada');
  });
});

it.runIf(sameOnBoth)('lets one address add 120 attempts a minute without a learner', async () => {
  const send = () =>
    test.ask('PUT', `/api/anonymous/attempts/letter-quiz/${crypto.randomUUID()}`, { body: letterQuizReport() });
  for (let time = 1; time <= ADDRESS_LIMITS.anonymousAttempt.most; time += 1) expect((await send()).status).toBe(201);
  expect((await send()).status).toBe(429);
  expect(await test.count('letterQuizAttempts')).toBe(120);
});

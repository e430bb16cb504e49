import { beforeEach, describe, expect, it } from 'vitest';
import { sameOnBoth } from '../../testing/databases/databases.ts';
import {
  cookieOf,
  createTestApp,
  NOTHING_SET_UP,
  PASSWORD,
  SIGN_UP_CONSENT,
  type TestApp,
} from '../../testing/test-app.ts';
import { ownDeviceCookie } from './known-device.ts';

const WINDOW_MS = 15 * 60_000;
const NAME = 'thembstudy_device';

let test: TestApp;
beforeEach(async () => {
  test = await createTestApp();
});

/** The cookie of the device alone, as a browser keeps it after a log-out. */
const deviceOf = (cookie: string) => cookie.split('; ').find((pair) => pair.startsWith(`${NAME}=`)) ?? '';
const signUp = async (email?: string) => deviceOf((await test.signUp(email)).cookie);
const guess = async (cookie = '', email = 'ada@example.org') =>
  (await test.logIn(email, 'three wrong words', { cookie })).status;
const logIn = async (cookie = '', email = 'ada@example.org') => (await test.logIn(email, PASSWORD, { cookie })).status;

async function lock(cookie = '', email?: string): Promise<void> {
  for (let time = 1; time <= 10; time += 1) expect(await guess(cookie, email)).toBe(401);
  expect(await guess(cookie, email)).toBe(429);
}

describe.runIf(sameOnBoth)('the cookie of the device', () => {
  it('is set by a sign-up and a log-in, for a year, and not by a wrong password', async () => {
    const form = new RegExp(`^${NAME}=[\\w-]{22}\\.[\\w-]{43}; Max-Age=31536000; Path=/; HttpOnly; SameSite=Lax$`);
    const body = { name: 'Ada', email: 'ada@example.org', password: PASSWORD, ...SIGN_UP_CONSENT };
    const signedUp = await test.ask('POST', '/api/auth/sign-up/email', { body });
    expect(signedUp.headers.getSetCookie()).toEqual([expect.any(String), expect.stringMatching(form)]);
    expect((await test.logIn()).headers.getSetCookie()[1]).toMatch(form);
    expect((await test.logIn('ada@example.org', 'three wrong words')).headers.getSetCookie()).toEqual([]);
  });

  it('belongs to the host alone over HTTPS, and is not taken for a session', async () => {
    test = await createTestApp({ publicUrl: 'https://learn.example.org' });
    const { cookie } = await test.signUp();
    const answer = await test.logIn();
    expect(answer.headers.getSetCookie()[1]).toMatch(
      /^__Host-thembstudy_device=[^;]+; Max-Age=31536000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    const [, device = ''] = cookie.split('; ');
    expect((await test.ask('GET', '/api/learner', { cookie })).status).toBe(200);
    expect((await test.ask('GET', '/api/learner', { cookie: device })).status).toBe(401);
  });

  it('stays when the learner logs out', async () => {
    const { cookie } = await test.signUp();
    const answer = await test.ask('POST', '/api/auth/sign-out', { body: {}, cookie });
    expect(answer.headers.getSetCookie().join()).not.toContain(NAME);
  });
});

describe.runIf(sameOnBoth)('while wrong passwords elsewhere lock an account', () => {
  it('its own device logs in, and still does so on the next day', async () => {
    const device = await signUp();
    await lock();
    expect(await logIn()).toBe(429);
    const answer = await test.logIn('ADA@example.org', PASSWORD, { cookie: device });
    expect(answer.status).toBe(200);
    test.wait(24 * 60 * 60_000);
    await lock();
    expect(await logIn(deviceOf(cookieOf(answer)))).toBe(200);
  });

  it('a log-in on its own device does not unlock it elsewhere', async () => {
    const device = await signUp();
    await lock();
    expect(await logIn(device)).toBe(200);
    expect([await guess(), await logIn()]).toEqual([429, 429]);
  });

  it('the password is changed on its own device', async () => {
    const { learner, cookie } = await test.signUp();
    await lock();
    const body = { currentPassword: PASSWORD, newPassword: 'other short words' };
    expect((await test.ask('POST', `/api/learners/${learner.id}/password`, { body, cookie })).status).toBe(200);
  });

  it('no device is known any more once the password is another one, but that of the change', async () => {
    const { learner, cookie } = await test.signUp();
    const body = { currentPassword: PASSWORD, newPassword: 'other short words' };
    const changed = await test.ask('POST', `/api/learners/${learner.id}/password`, { body, cookie });
    await lock();
    const logInFrom = async (device: string) =>
      (await test.logIn('ada@example.org', 'other short words', { cookie: device })).status;
    expect([await logInFrom(deviceOf(cookie)), await logInFrom(deviceOf(cookieOf(changed)))]).toEqual([429, 200]);
  });

  it('a device that knows several accounts logs in to each of them', async () => {
    const first = (await test.signUp()).cookie;
    await signUp('bo@example.org');
    const both = deviceOf(cookieOf(await test.logIn('bo@example.org', PASSWORD, { cookie: deviceOf(first) })));
    expect(both).toMatch(new RegExp(`^${deviceOf(first).split('.')[0]}(\\.[\\w-]{43}){2}$`));
    await lock();
    await lock('', 'bo@example.org');
    expect([await logIn(both), await logIn(both, 'bo@example.org')]).toEqual([200, 200]);
  });

  it('a device forgets the account that logged in longest ago when there are more than four', async () => {
    let device = await signUp();
    for (const name of ['bo', 'cy', 'di', 'ed']) {
      await signUp(`${name}@example.org`);
      device = deviceOf(cookieOf(await test.logIn(`${name}@example.org`, PASSWORD, { cookie: device })));
    }
    await lock();
    await lock('', 'bo@example.org');
    expect([await logIn(device), await logIn(device, 'bo@example.org')]).toEqual([429, 200]);
  });

  it('no cookie counts that is of another account or device, forged, cut or too long', async () => {
    const { learner, cookie } = await test.signUp();
    const [own, other] = [deviceOf(cookie), await signUp('bo@example.org')];
    const [id, proof] = own.split('.');
    const forger = ownDeviceCookie({ publicUrl: 'http://127.0.0.1:3000', secret: 'a secret of somebody else' });
    const forged = [
      ...[other, `${id}.${'A'.repeat(43)}`, `${other.split('.')[0]}.${proof}`, id, own.slice(0, -1), `${own}A`],
      ...[`${own}${`.${'A'.repeat(43)}`.repeat(4)}`, `${NAME}=`, forger.remember('', learner.id).split(';')[0]],
    ];
    await lock();
    for (const theirs of forged) expect([theirs, await logIn(theirs)]).toEqual([theirs, 429]);
    expect(await logIn(own)).toBe(200);
  });

  it('a link by mail sets a new password, with which the learner logs in at once on any device', async () => {
    test = await createTestApp({ setUp: { ...NOTHING_SET_UP, mail: 'local' } });
    const device = await signUp();
    await lock();
    await lock(device);
    await test.ask('POST', '/api/auth/request-password-reset', { body: { email: 'ada@example.org' } });
    const token = (await test.sendMails()).flatMap(({ tokens }) => tokens).at(-1);
    const body = { token, password: 'other short words' };
    expect((await test.ask('POST', '/api/auth/reset-password', { body })).status).toBe(200);
    for (const cookie of ['', device])
      expect((await test.logIn('ada@example.org', 'other short words', { cookie })).status).toBe(200);
  });
});

describe('wrong passwords on an own device', () => {
  it.runIf(sameOnBoth)('are ten in 15 minutes, then this device is locked, and no other one', async () => {
    const device = await signUp();
    const elsewhere = deviceOf(cookieOf(await test.logIn()));
    await lock(device);
    expect(await logIn(device)).toBe(429);
    expect([await logIn(elsewhere), await logIn()]).toEqual([200, 200]);
    test.wait(WINDOW_MS);
    expect(await logIn(device)).toBe(200);
  });

  it('count when they are sent at the same time', async () => {
    const device = await signUp();
    const answers = await Promise.all(Array.from({ length: 15 }, () => guess(device)));
    expect(answers.filter((status) => status === 401)).toHaveLength(10);
  });

  it.runIf(sameOnBoth)('count together with those for a change of the password', async () => {
    const { learner, cookie } = await test.signUp();
    for (let time = 1; time <= 10; time += 1) expect(await guess(deviceOf(cookie))).toBe(401);
    const body = { currentPassword: PASSWORD, newPassword: 'other short words' };
    expect((await test.ask('POST', `/api/learners/${learner.id}/password`, { body, cookie })).status).toBe(429);
  });

  it.runIf(sameOnBoth)('are counted without the email and the id of the device', async () => {
    const device = await signUp();
    await guess(device);
    const keys = JSON.stringify(await test.database.selectFrom('rateLimits').select('key').execute());
    expect(keys).toContain('failedLogIn');
    for (const secret of ['ada', device.slice(NAME.length + 1).split('.')[0] ?? '']) expect(keys).not.toContain(secret);
  });
});

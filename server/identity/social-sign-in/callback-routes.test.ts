import { beforeEach, describe, expect, it } from 'vitest';
import { silenceErrors } from '../../testing/console-errors.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestBrowser, finish, type TestBrowser, untilCallback } from '../../testing/test-browser.ts';

const HOME = 'http://127.0.0.1:3000';
let test: TestApp;
let browser: TestBrowser;
let errors: ReturnType<typeof silenceErrors>;
beforeEach(async () => {
  errors = silenceErrors();
  test = await createTestApp({ isStoodIn: true });
  browser = createTestBrowser(test);
});

const describeOutcome = async (answer: Response | Promise<Response>) => {
  const { status, headers } = await answer;
  expect(status).toBe(302);
  const address = new URL(headers.get('location') ?? '');
  expect(`${address.origin}${address.pathname}`).toBe(`${HOME}/sign-in-done`);
  return address.searchParams.get('outcome');
};
const isSignedOut = async (one: TestBrowser) => {
  expect((await one.ask('/api/learner')).status).toBe(401);
  expect((await finish(one)).code).toBe('sign-up-expired');
};

function changeState({ searchParams }: URL): void {
  const state = searchParams.get('state') ?? '';
  searchParams.set('state', `${state.startsWith('x') ? 'y' : 'x'}${state.slice(1)}`);
}

describe('an answer of a provider', () => {
  it('counts once', async () => {
    const { callback } = await untilCallback(browser);
    const cookie = browser.cookie();
    expect(await describeOutcome(browser.ask(callback))).toBe('age-band-needed');
    await finish(browser);
    expect(await describeOutcome(browser.ask(callback))).toBe('expired');

    const thief = createTestBrowser(test);
    for (const pair of cookie.split('; ')) thief.keep(pair);
    expect(await describeOutcome(thief.ask(callback))).toBe('expired');
    await isSignedOut(thief);
    expect(await test.count('sessions')).toBe(1);
  });

  it('is worth nothing in another browser, whether or not a sign-in began there', async () => {
    const { callback } = await untilCallback(browser);
    const other = createTestBrowser(test);
    expect(await describeOutcome(other.ask(callback))).toBe('expired');
    const theirs = await untilCallback(other);
    expect(await describeOutcome(other.ask(callback))).toBe('expired');
    await isSignedOut(other);
    for (const [one, own] of [
      [other, theirs.callback],
      [browser, callback],
    ] as const)
      expect(await describeOutcome(one.ask(own))).toBe('age-band-needed');
  });

  it('is worth nothing with the state of another browser', async () => {
    const other = createTestBrowser(test);
    const [ours, theirs] = [await untilCallback(browser), await untilCallback(other)];
    const mixed = new URL(theirs.callback);
    mixed.searchParams.set('state', new URL(ours.callback).searchParams.get('state') ?? '');
    // PKCE: the code was given out for another verifier.
    expect(await describeOutcome(browser.ask(mixed.href))).toBe('failed');
    await isSignedOut(browser);
  });

  it('is worth nothing at the callback of another provider', async () => {
    const { callback } = await untilCallback(browser, 'google');
    expect(await describeOutcome(browser.ask(callback.replace('/google?', '/github?')))).toBe('expired');
    await isSignedOut(browser);
  });

  it.each([
    ['a state with one other character', changeState],
    ['no state', (url: URL) => url.searchParams.delete('state')],
    ['an empty state', (url: URL) => url.searchParams.set('state', '')],
    ['a very long state', (url: URL) => url.searchParams.set('state', 'x'.repeat(60_000))],
  ])('is worth nothing with %s', async (_what, change) => {
    const { callback } = await untilCallback(browser);
    const url = new URL(callback);
    change(url);
    expect(await describeOutcome(browser.ask(url.href))).toBe('expired');
    await isSignedOut(browser);
  });

  it.each([
    ['another code', (url: URL) => url.searchParams.set('code', 'x'.repeat(43))],
    ['no code', (url: URL) => url.searchParams.delete('code')],
    ['another issuer', (url: URL) => url.searchParams.set('iss', 'https://evil.example')],
    ['an error of its own', (url: URL) => url.searchParams.set('error', 'server_error')],
    ['an error that looks like one of ours', (url: URL) => url.searchParams.set('error', 'account_not_linked')],
  ])('signs no learner in with %s, and says so to the page that waits', async (_what, change) => {
    const { callback, nonce } = await untilCallback(browser);
    const url = new URL(callback);
    change(url);
    const answer = await browser.ask(url.href);
    expect(new URL(answer.headers.get('location') ?? '').searchParams.get('nonce')).toBe(nonce);
    expect(await describeOutcome(answer)).toBe('failed');
    await isSignedOut(browser);
  });

  it('comes too late after ten minutes', async () => {
    const { callback, nonce } = await untilCallback(browser);
    const { value } = await test.database.selectFrom('verifications').select('value').executeTakeFirstOrThrow();
    const old = JSON.stringify({ ...JSON.parse(value), expiresAt: Date.now() - 1 });
    await test.change('verifications', { value: old });
    const answer = await browser.ask(callback);
    expect(new URL(answer.headers.get('location') ?? '').searchParams.get('nonce')).toBe(nonce);
    expect(await describeOutcome(answer)).toBe('expired');
  });

  it('is worth nothing when the cookie of the sign-in was changed', async () => {
    const { callback } = await untilCallback(browser);
    const changed = createTestBrowser(test);
    for (const pair of browser.cookie().split('; ')) changed.keep(pair.replace(/%3D$/, 'x%3D'));
    expect(await describeOutcome(changed.ask(callback))).toBe('expired');
    await isSignedOut(changed);
  });
});

describe('a form of a provider', () => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'cross-site' };
  const send = (fields: Record<string, string>, path = '/api/auth/callback/apple') =>
    test.ask('POST', path, { body: `${new URLSearchParams(fields)}`, headers, origin: 'https://appleid.apple.com' });

  it('is taken from another site, and leads to ourselves, where cookies come along', async () => {
    const notRead = { id_token: 'not read', callbackURL: '//evil' };
    const answer = await send({ code: 'a', state: 'b', user: '{"name":{}}', ...notRead });
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(
      '/api/auth/callback/apple?code=a&state=b&user=%7B%22name%22%3A%7B%7D%7D',
    );
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  it('is refused when it is very long', async () => {
    expect((await send({ user: 'x'.repeat(64 * 1024) })).status).toBe(413);
  });

  it.each([
    '//evil.example',
    '%2F%2Fevil.example',
    '..%2f..%2f..%2fevil',
    '%5C%5Cevil.example',
    'https:%2F%2Fevil.example',
  ])('leads nowhere else, whatever the provider is called: %s', async (provider) => {
    const answer = await send({ code: 'a' }, `/api/auth/callback/${provider}`);
    const location = answer.headers.get('location');
    if (location !== null) expect(new URL(location, HOME).origin).toBe(HOME);
    else expect(answer.status).toBe(404);
  });
});

it('leads to the same page from the callback of an unknown provider', async () => {
  for (const provider of ['myspace', 'constructor', 'credential', '%00', 'oidc'])
    expect(['failed', 'expired']).toContain(
      await describeOutcome(test.ask('GET', `/api/auth/callback/${provider}?code=a&state=b`)),
    );
});

it('says so to the page that waits when the database is away', async () => {
  const { callback } = await untilCallback(browser);
  await test.database.destroy();
  expect(await describeOutcome(browser.ask(callback))).toBe('failed');
  expect(errors).toHaveBeenCalled();
});

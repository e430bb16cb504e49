import { networkInterfaces } from 'node:os';
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { BUILT_IN_PROVIDER_IDS, BUILT_IN_PROVIDERS } from '#rules/people/sign-in-methods.ts';
import * as identityService from '../../../dev-identity/identity-service.ts';
import { readEnvironment } from '../../environment/environment.ts';
import { rawConnection } from '../../testing/servers/raw-connection.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import {
  begin,
  createTestBrowser,
  finish,
  signInWith,
  signUpWith,
  type TestBrowser,
} from '../../testing/test-browser.ts';
import { standInFor } from './dev-providers.ts';

const HOME = 'http://127.0.0.1:3000';
let test: TestApp;
let browser: TestBrowser;
let said: MockInstance[];
beforeEach(async () => {
  said = (['error', 'warn', 'info', 'log'] as const).map((name) => vi.spyOn(console, name));
  test = await createTestApp({ isStoodIn: true });
  browser = createTestBrowser(test);
});
afterEach(async () => {
  for (const one of said) expect(one).not.toHaveBeenCalled();
});

describe('where the stand-in can be reached', () => {
  it('it is disabled when any origin of the app is not loopback', () => {
    const environment = readEnvironment({});
    const waysAt = (origins: string[]) => Object.keys(standInFor(environment, origins, vi.fn()).providers);
    expect(waysAt([HOME])).toEqual(BUILT_IN_PROVIDER_IDS);
    expect(waysAt([HOME, 'https://learn.example.org'])).toEqual([]);
  });

  it('it listens on 127.0.0.1 only', async () => {
    const { port } = new URL((await begin(browser, 'google')).url);
    const others = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
    const outer = others.filter(({ internal, family }) => !internal && family === 'IPv4').map(({ address }) => address);
    for (const address of [...outer, '127.0.0.2'])
      await expect(fetch(`http://${address}:${port}/.well-known/openid-configuration`)).rejects.toThrow();
  });

  it.each([
    'evil.example',
    'evil.example:80',
    '127.0.0.1.evil.example',
    'localhost.evil.example',
    '192.0.2.1',
    'x@evil.example',
  ])('it refuses the Host header %s', async (host) => {
    const { port } = new URL((await begin(browser, 'google')).url);
    // fetch would name the host itself.
    const connection = await rawConnection(Number(port));
    connection.write(`GET /.well-known/openid-configuration HTTP/1.1\r\nHost: ${host}\r\n\r\n`);
    await expect.poll(connection.statuses).toEqual([403]);
  });

  it('it starts once, with the first sign-in', async () => {
    const start = vi.spyOn(identityService, 'startIdentityService');
    expect(start).not.toHaveBeenCalled();
    await Promise.all(BUILT_IN_PROVIDER_IDS.map((provider) => begin(browser, provider)));
    expect(start).toHaveBeenCalledTimes(1);
  });
});

describe('the page of the stand-in', () => {
  it.each(BUILT_IN_PROVIDER_IDS)('says that it is not %s', async (provider) => {
    const { page } = await browser.go((await begin(browser, provider)).url);
    const name = BUILT_IN_PROVIDERS[provider];
    expect(page).toContain(`<title>A stand-in for ${name}</title>`);
    expect(page).toContain(`<h1>A stand-in for ${name}</h1>`);
    expect(page.replace(/\s+/g, ' ')).toContain(`This is a stand-in for ${name} on this computer. It is not ${name}.`);
    expect(page).not.toMatch(/<script|type="password"|https?:\/\//);
  });

  it('has a policy that allows only its style and its form', async () => {
    const { url } = await begin(browser, 'google');
    const answer = await browser.ask((await browser.go(url)).url.href);
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain(`form-action 'self' ${HOME};`);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('works once, and only in the same browser', async () => {
    const opened = await browser.go((await begin(browser, 'google')).url);
    expect((await createTestBrowser(test).go(opened.url.href)).page).toContain('This did not work');
    await browser.send(opened, { email: 'ada@example.org', choice: 'sign-in' });
    expect((await browser.go(opened.url.href)).page).toContain('This did not work');
  });

  it('escapes the typed name', async () => {
    const name = '"><script>alert(1)</script>';
    await signInWith(browser, 'google', { name, email: 'ada@example.org' });
    expect((await finish(browser)).learner.name).toBe(name);
  });

  it('refuses a very long form', async () => {
    const opened = await browser.go((await begin(browser, 'google')).url);
    expect((await browser.send(opened, { name: 'a'.repeat(10_000) })).page).toContain('This did not work');
  });
});

describe('the accounts of the stand-in', () => {
  it('are identified by the email, with ids that no real provider uses', async () => {
    await signUpWith(browser, 'google', { name: 'Ada', email: 'ada@example.org' });
    const { accountId } = await test.database.selectFrom('signInMethods').selectAll().executeTakeFirstOrThrow();
    expect(accountId).toMatch(/^local-[0-9a-f]{32}$/);
    expect((await signInWith(createTestBrowser(test), 'google', { email: ' ADA@example.org ' })).outcome).toBe('done');
    const other = createTestBrowser(test);
    expect((await signInWith(other, 'google', { name: 'Ada', email: 'bo@example.org' })).outcome).toBe(
      'age-band-needed',
    );
  });

  it('are identified by the name without an email, and are the same when nothing was typed, as the page says', async () => {
    const { page } = await browser.go((await begin(browser, 'google')).url);
    expect(page).toContain('If you leave both empty, you are the same person each time.');
    for (const typed of [{ name: 'Ada' }, {}]) {
      await signUpWith(createTestBrowser(test), 'google', typed);
      expect((await signInWith(createTestBrowser(test), 'google', typed)).outcome).toBe('done');
    }
    expect((await signInWith(createTestBrowser(test), 'google', { name: 'Bo' })).outcome).toBe('age-band-needed');
  });
});

describe('the stand-in as a provider', () => {
  it.each([
    ['no PKCE', (asked: URLSearchParams) => asked.delete('code_challenge')],
    ['PKCE in plain text', (asked: URLSearchParams) => asked.set('code_challenge_method', 'plain')],
  ])('refuses %s with an error to the app', async (_what, change) => {
    const url = new URL((await begin(browser, 'google')).url);
    change(url.searchParams);
    const answer = await browser.ask(url.href);
    expect(new URL(answer.headers.get('location') ?? '').searchParams.get('error')).toBe('invalid_request');
  });

  it.each(['https://evil.example/callback', 'http://127.0.0.1:3001/api/auth/callback/google', `${HOME}/elsewhere`])(
    'does not redirect to %s',
    async (address) => {
      const url = new URL((await begin(browser, 'google')).url);
      url.searchParams.set('redirect_uri', address);
      const answer = await browser.ask(url.href);
      expect(answer.headers.get('location')).toBeNull();
      expect(answer.status).toBe(400);
    },
  );
});

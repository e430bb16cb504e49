import { beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestBrowser, signInAt, type TestBrowser, untilCallback } from '../../testing/test-browser.ts';

const HOME = 'http://127.0.0.1:3000';
let test: TestApp;
let browser: TestBrowser;
beforeAll(async () => {
  test = await createTestApp({ isStoodIn: true });
});

const OFF_SITE = [
  ['https://evil.example', 'http://evil.example', 'HTTPS://EVIL.EXAMPLE', '//evil.example', '///evil.example'],
  ['////evil.example', '/\\evil.example', '\\\\evil.example', '\\/evil.example', '/\\/evil.example'],
  ['https:evil.example', 'https:/evil.example', 'https:\\\\evil.example', 'https:///evil.example'],
  ['javascript:alert(1)', 'JaVaScRiPt:alert(1)', 'java\nscript:alert(1)', 'java\tscript:alert(1)'],
  ['data:text/html,<script>alert(1)</script>', 'vbscript:x', 'file:///etc/passwd', 'blob:https://evil.example/1'],
  ['http://127.0.0.1:3000@evil.example', 'http://127.0.0.1:3000:x@evil.example'],
  ['http://evil.example#http://127.0.0.1:3000', 'http://evil.example?http://127.0.0.1:3000'],
  ['http://127.0.0.1:3000.evil.example', 'http://127.0.0.1:3001', 'https://127.0.0.1:3000', '/%2F/evil.example'],
  ['%2F%2Fevil.example', '/%5Cevil.example', '%68ttps://evil.example', '/\t/evil.example', '/\n/evil.example'],
  ['\t//evil.example', ' //evil.example', '\u0000//evil.example', '/.evil.example//evil.example'],
  ['/..//evil.example', '//evil.example/%2e%2e', 'http://[::ffff:7f00:1]:3000@evil.example'],
  ['//evil%E3%80%82example', '〱〱evil.example'],
].flat();
const NAMES = 'callbackURL errorCallbackURL newUserCallbackURL redirectTo redirect_uri returnTo then'.split(' ');

/** Tries each address in a browser of its own; fails with the list of those that break a rule. */
async function eachFrom(addresses: readonly string[], tryIt: (address: string) => Promise<void>): Promise<void> {
  const broken: string[] = [];
  for (const address of addresses) {
    browser = createTestBrowser(test);
    // Avoids the rate limit.
    test.wait(60_000);
    await tryIt(address).catch((error: Error) => broken.push(`${JSON.stringify(address)}: ${error.message}`));
  }
  expect(broken).toEqual([]);
}

describe('the return address', () => {
  it('is never read from a request', () =>
    eachFrom(OFF_SITE, async (address) => {
      const nonce = crypto.randomUUID();
      const inBody = Object.fromEntries(NAMES.map((name) => [name, address]));
      const refused = await browser.post('/api/auth/sign-in/social', { provider: 'google', nonce, ...inBody });
      expect(refused.status).toBe(422);
      expect((await browser.post('/api/auth/sign-in/social', { provider: 'google', nonce: address })).status).toBe(422);
      expect((await browser.post('/api/auth/sign-in/social', { provider: address, nonce })).status).toBe(422);

      const query = new URLSearchParams({ ...inBody, nonce: address, outcome: address }).toString();
      const begun = await browser.post(`/api/auth/sign-in/social?${query}`, { provider: 'github', nonce });
      const { url } = (await begun.json()) as { url: string };
      expect(new URL(url).searchParams.get('redirect_uri')).toBe(`${HOME}/api/auth/callback/github`);
      const end = await signInAt(browser, url, { choice: 'cancel' });
      expect(end.href).toBe(`${HOME}/sign-in-done?nonce=${nonce}&outcome=denied`);
    }));

  it('is never read from the callback of a provider', () =>
    eachFrom(OFF_SITE, async (address) => {
      const { callback, nonce } = await untilCallback(browser);
      const url = new URL(callback);
      for (const name of [...NAMES, 'nonce', 'outcome', 'error_description', 'user', 'device_id'])
        url.searchParams.set(name, address);
      const answer = await browser.ask(url.href);
      expect(answer.headers.get('location')).toBe(`${HOME}/sign-in-done?nonce=${nonce}&outcome=age-band-needed`);
      for (const name of ['error', 'state', 'code', 'iss']) {
        const query = new URLSearchParams({ code: 'a', state: 'b', [name]: address }).toString();
        const lost = await browser.ask(`/api/auth/callback/google?${query}`);
        expect(lost.headers.get('location')).toBe(`${HOME}/sign-in-done?outcome=expired`);
      }
    }));

  it('does not depend on host or forwarding headers', async () => {
    const forwarded = { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' };
    const headers = { ...forwarded, forwarded: 'host=evil.example' };
    for (const origin of [HOME, 'http://evil.example']) {
      const url = `${origin}/api/auth/callback/google?code=a`;
      const answer = await test.ask('GET', url, { headers: { ...headers, host: 'evil.example' } });
      expect(answer.headers.get('location')).toBe(`${HOME}/sign-in-done?outcome=expired`);
    }
    const body = { provider: 'google', nonce: crypto.randomUUID() };
    const begun = await test.ask('POST', 'http://evil.example/api/auth/sign-in/social', {
      body,
      headers,
      origin: null,
    });
    const { url } = (await begun.json()) as { url: string };
    expect(new URL(url).searchParams.get('redirect_uri')).toBe(`${HOME}/api/auth/callback/google`);
  });
});

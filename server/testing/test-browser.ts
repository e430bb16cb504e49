import type { Learner } from '#contract/people/learner.ts';
import type { BuiltInProvider } from '#rules/people/sign-in-methods.ts';
import { SIGN_UP_CONSENT, type TestApp } from './test-app.ts';

type RequestOptions = { method?: string; body?: string; headers?: Record<string, string> };
type Visit = { url: URL; page: string };
type Cookie = { value: string; path: string };

/**
 * A minimal browser for signing in: it keeps cookies, follows redirects and sends forms. Requests to the app's origins
 * go directly to the app, all others over the network. As in real browsers, cookies do not depend on the port.
 */
export function createTestBrowser(test: TestApp, home = 'http://127.0.0.1:3000') {
  const jars = new Map<string, Map<string, Cookie>>();
  const visited: string[] = [];

  function cookieFor(url: URL): string {
    const jar = jars.get(url.hostname) ?? new Map<string, Cookie>();
    const sent = [...jar].filter(([, { path }]) => url.pathname.startsWith(path));
    return sent.map(([key, { value }]) => `${key.split(' ')[0]}=${value}`).join('; ');
  }

  function keep(url: URL, cookies: readonly string[]): void {
    const jar = jars.get(url.hostname) ?? new Map<string, Cookie>();
    jars.set(url.hostname, jar);
    for (const cookie of cookies) {
      const [pair = '', ...attributes] = cookie.split('; ');
      const [name = '', ...value] = pair.split('=');
      const path = attributes.find((one) => /^path=/i.test(one))?.slice('path='.length) ?? '/';
      const isDeleted = attributes.some((one) => /^max-age=0$/i.test(one) || /^expires=Thu, 01 Jan 1970/i.test(one));
      if (isDeleted) jar.delete(`${name} ${path}`);
      else jar.set(`${name} ${path}`, { value: value.join('='), path });
    }
  }

  /** Sends one request without following redirects. A form from another site is sent without cookies. */
  async function ask(address: string, { method = 'GET', body, headers = {} }: RequestOptions = {}, from?: string) {
    const url = new URL(address, home);
    visited.push(url.href);
    const isForeignForm = method === 'POST' && from !== undefined && new URL(from).origin !== url.origin;
    const cookie = isForeignForm ? '' : cookieFor(url);
    const init = { method, headers: { ...(cookie && { cookie }), ...headers }, redirect: 'manual' as const };
    const sending = body === undefined ? init : { ...init, body };
    const env = { incoming: { socket: { remoteAddress: '192.0.2.1' } } };
    const isApp = test.origins.includes(url.origin);
    const answer = isApp ? await test.app.request(url.href, sending, env) : await fetch(url, sending);
    keep(url, answer.headers.getSetCookie());
    return answer;
  }

  /** Opens an address and follows redirects until there is a page or the path begins with `end`. */
  async function go(
    address: string,
    options: RequestOptions = {},
    from?: string,
    end = '/sign-in-done',
  ): Promise<Visit> {
    const answer = await ask(address, options, from);
    const url = new URL(address, home);
    const to = answer.headers.get('location');
    const next = to === null ? null : new URL(to, url);
    if (next?.pathname.startsWith(end)) return { url: next, page: '' };
    if (next) return go(next.href, {}, url.href, end);
    return { url, page: await answer.text() };
  }

  /** Submits the form of a page with the typed values. */
  function send({ url, page }: Visit, typed: Record<string, string>, end?: string) {
    const action = /<form method="post" action="([^"]+)"/.exec(page)?.[1];
    if (!action) throw new Error(`there is no form at ${url.href}: ${page}`);
    const hidden = [...page.matchAll(/type="hidden" name="([^"]+)" value="([^"]*)"/g)];
    const fields = Object.fromEntries(hidden.map(([, name, value]) => [name, unescaped(value ?? '')]));
    const body = new URLSearchParams({ ...fields, ...typed }).toString();
    const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: url.origin };
    return go(new URL(action, url).href, { method: 'POST', body, headers }, url.href, end);
  }

  const json = (body: unknown) => ({
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', origin: home },
  });

  return {
    ask,
    go,
    send,
    visited,
    /** Sends JSON to the app as one of its pages would. */
    post: (path: string, body: unknown) => ask(path, json(body)),
    cookie: (origin = home) => cookieFor(new URL(origin)),
    keep: (cookie: string) => keep(new URL(home), [cookie]),
  };
}

export type TestBrowser = ReturnType<typeof createTestBrowser>;

export type Typed = { name?: string; email?: string; choice?: 'sign-in' | 'cancel' };
export type Begin = '/api/auth/sign-in/social' | '/api/auth/link/social';

const ADA: Typed = { name: 'Ada', email: 'ada@example.org' };

/** Starts a sign-in as the button of a provider does, and returns the provider's address. */
export async function begin(browser: TestBrowser, provider: string, path: Begin = '/api/auth/sign-in/social') {
  const nonce = crypto.randomUUID();
  const answer = await browser.post(path, { provider, nonce });
  if (answer.status !== 200) throw new Error(await answer.text());
  const { url } = (await answer.json()) as { url: string };
  return { url, nonce };
}

/** Fills in the stand-in's page at `url`, and returns the address where the sign-in ended. */
export async function signInAt(browser: TestBrowser, url: string, typed: Typed = ADA): Promise<URL> {
  const { name = '', email = '', choice = 'sign-in' } = typed;
  const sent = await browser.send(await browser.go(url), { name, email, choice });
  // Apple returns to the app with a form.
  return sent.page === '' ? sent.url : (await browser.send(sent, {})).url;
}

/** A whole sign-in: the start, the stand-in's page and the callback. */
export async function signInWith(browser: TestBrowser, provider: BuiltInProvider, typed: Typed = ADA, path?: Begin) {
  const { url, nonce } = await begin(browser, provider, path);
  const end = await signInAt(browser, url, typed);
  return { end, nonce, outcome: end.searchParams.get('outcome') };
}

/** Finishes the newest pending sign-up with the age band, which creates the account. */
export async function finish(browser: TestBrowser, change: object = {}) {
  const nonces = [...browser.cookie().matchAll(/pending_sign_up\.([\w-]+)=/g)].map(([, nonce]) => nonce);
  const nonce = nonces.at(-1) ?? crypto.randomUUID();
  const answer = await browser.post('/api/auth/finish-sign-up', { ...SIGN_UP_CONSENT, nonce, ...change });
  const body = (await answer.json()) as { learner: Learner; code?: string };
  return { status: answer.status, ...body };
}

/** Signs up with a provider. */
export async function signUpWith(
  browser: TestBrowser,
  provider: BuiltInProvider,
  typed: Typed = ADA,
): Promise<Learner> {
  await signInWith(browser, provider, typed);
  const { learner } = await finish(browser);
  if (!learner) throw new Error('no learner was signed up');
  return learner;
}

/** Signs in at the stand-in and stops before the callback. */
export async function untilCallback(
  browser: TestBrowser,
  provider = 'google',
  { name = 'Ada', email = 'ada@example.org' }: Typed = {},
  path?: Begin,
) {
  const { url, nonce } = await begin(browser, provider, path);
  const typed = { name, email, choice: 'sign-in' };
  const end = await browser.send(await browser.go(url), typed, '/api/auth/callback/');
  return { callback: end.url.href, nonce };
}

function unescaped(value: string): string {
  const characters: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" };
  return value.replace(/&(amp|lt|gt|quot|#39);/g, (entity) => characters[entity] ?? entity);
}

import type { Learner } from '#contract/learner.ts';
import type { BuiltInProvider } from '#rules/sign-in-methods.ts';
import { AGREEMENT } from './test-app.ts';
import type { TestBrowser } from './test-browser.ts';

export type Typed = { name?: string; email?: string; choice?: 'sign-in' | 'cancel' };
type Begin = '/api/auth/sign-in/social' | '/api/auth/link/social';

const ADA: Typed = { name: 'Ada', email: 'ada@example.org' };

/** Clicks a button of ours, and gives the address to which it leads. */
export async function begin(browser: TestBrowser, provider: string, path: Begin = '/api/auth/sign-in/social') {
  const nonce = crypto.randomUUID();
  const answer = await browser.post(path, { provider, nonce });
  if (answer.status !== 200) throw new Error(await answer.text());
  const { url } = (await answer.json()) as { url: string };
  return { url, nonce };
}

/** Fills in the page of the stand-in at `url`, and gives the address where the sign-in ended. */
export async function signInAt(browser: TestBrowser, url: string, typed: Typed = ADA): Promise<URL> {
  const { name = '', email = '', choice = 'sign-in' } = typed;
  const sent = await browser.send(await browser.go(url), { name, email, choice });
  // Apple sends people back with a form.
  return sent.page === '' ? sent.url : (await browser.send(sent, {})).url;
}

/** From the click to the end, with the stand-in in between. */
export async function signInWith(browser: TestBrowser, way: BuiltInProvider, typed: Typed = ADA, path?: Begin) {
  const { url, nonce } = await begin(browser, way, path);
  const end = await signInAt(browser, url, typed);
  return { end, nonce, outcome: end.searchParams.get('outcome') };
}

/** Gives the age of a new learner in the newest window, which makes their account. */
export async function finish(browser: TestBrowser, change: object = {}) {
  const windows = [...browser.cookie().matchAll(/pending_sign_up\.([\w-]+)=/g)].map(([, nonce]) => nonce);
  const nonce = windows.at(-1) ?? crypto.randomUUID();
  const answer = await browser.post('/api/auth/finish-sign-up', { ...AGREEMENT, nonce, ...change });
  const body = (await answer.json()) as { learner: Learner; code?: string };
  return { status: answer.status, ...body };
}

/** Signs up by way of another site. */
export async function signUpWith(browser: TestBrowser, way: BuiltInProvider, typed: Typed = ADA): Promise<Learner> {
  await signInWith(browser, way, typed);
  const { learner } = await finish(browser);
  if (!learner) throw new Error('no learner was signed up');
  return learner;
}

/** Signs in at the stand-in and stops before the callback. */
export async function untilCallback(
  browser: TestBrowser,
  way = 'google',
): Promise<{ callback: string; nonce: string }> {
  const { url, nonce } = await begin(browser, way);
  const page = await browser.go(url);
  const action = /action="([^"]+)"/.exec(page.page)?.[1] ?? '';
  const body = new URLSearchParams({ name: 'Ada', email: 'ada@example.org', choice: 'sign-in' }).toString();
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const back = await browser.ask(new URL(action, page.url).href, { method: 'POST', body, headers }, page.url.href);
  const end = await browser.ask(back.headers.get('location') ?? '');
  return { callback: end.headers.get('location') ?? '', nonce };
}

import type { TestApp } from './test-app.ts';

type Sending = { method?: string; body?: string; headers?: Record<string, string> };
type Cookie = { value: string; path: string };

/**
 * A browser as far as signing in needs one: it keeps cookies, follows redirects and sends forms. Requests under the app's
 * own origins go to the app, all others over the network. Like real ones it does not tell ports apart for cookies.
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
      const isOver = attributes.some((one) => /^max-age=0$/i.test(one) || /^expires=Thu, 01 Jan 1970/i.test(one));
      if (isOver) jar.delete(`${name} ${path}`);
      else jar.set(`${name} ${path}`, { value: value.join('='), path });
    }
  }

  /** Asks for one address and follows nothing. A form that another site sends brings no cookies along. */
  async function ask(address: string, { method = 'GET', body, headers = {} }: Sending = {}, from?: string) {
    const url = new URL(address, home);
    visited.push(url.href);
    const isForeignForm = method === 'POST' && from !== undefined && new URL(from).origin !== url.origin;
    const cookie = isForeignForm ? '' : cookieFor(url);
    const init = { method, headers: { ...(cookie && { cookie }), ...headers }, redirect: 'manual' as const };
    const sending = body === undefined ? init : { ...init, body };
    const env = { incoming: { socket: { remoteAddress: '192.0.2.1' } } };
    const isOurs = test.origins.includes(url.origin);
    const answer = isOurs ? await test.app.request(url.href, sending, env) : await fetch(url, sending);
    keep(url, answer.headers.getSetCookie());
    return answer;
  }

  /** Goes to an address and wherever it leads, until a page comes or the sign-in is over. */
  async function go(address: string, sending: Sending = {}, from?: string): Promise<{ url: URL; page: string }> {
    const answer = await ask(address, sending, from);
    const url = new URL(address, home);
    const to = answer.headers.get('location');
    const next = to === null ? null : new URL(to, url);
    if (next?.pathname === '/sign-in-done') return { url: next, page: '' };
    if (next) return go(next.href, {}, url.href);
    return { url, page: await answer.text() };
  }

  /** Sends the form of a page, with what was typed into it. */
  function send({ url, page }: { url: URL; page: string }, typed: Record<string, string>) {
    const action = /<form method="post" action="([^"]+)"/.exec(page)?.[1];
    if (!action) throw new Error(`there is no form at ${url.href}: ${page}`);
    const hidden = [...page.matchAll(/type="hidden" name="([^"]+)" value="([^"]*)"/g)];
    const fields = Object.fromEntries(hidden.map(([, name, value]) => [name, unescaped(value ?? '')]));
    const body = new URLSearchParams({ ...fields, ...typed }).toString();
    const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: url.origin };
    return go(new URL(action, url).href, { method: 'POST', body, headers }, url.href);
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

function unescaped(value: string): string {
  const characters: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" };
  return value.replace(/&(amp|lt|gt|quot|#39);/g, (entity) => characters[entity] ?? entity);
}

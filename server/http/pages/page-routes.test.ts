import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { getRequestListener } from '@hono/node-server';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildPages, LANDING, SCRIPT } from '../../testing/built-pages.ts';
import { rawConnection } from '../../testing/servers/raw-connection.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { listen, stop } from '../listener.ts';
import { readPages } from './pages.ts';

let test: TestApp;
beforeEach(async () => {
  test = await createTestApp({ pages: await readPages(await buildPages()) });
});

const get = (path: string, headers: Record<string, string> = {}) => test.ask('GET', path, { headers });

describe('a page', () => {
  it('is the same for everybody', async () => {
    const { cookie } = await test.signUp();
    for (const headers of [{}, { cookie }]) {
      const answer = await get('/', headers);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toMatch(/^text\/html; charset=utf-8$/i);
      expect(answer.headers.get('cache-control')).toBe('no-cache');
      expect(await answer.text()).toBe(LANDING);
    }
  });

  it('comes with a cookie for its scripts while the browser has a session cookie', async () => {
    const { cookie } = await test.signUp();
    const set = async (cookies: string) => (await get('/four', { cookie: cookies })).headers.getSetCookie();
    expect(await set('')).toEqual([]);
    expect(await set(cookie)).toEqual([
      expect.stringMatching(/^signed-in=maybe; Max-Age=31536000; Path=\/; SameSite=Lax$/),
    ]);
    expect(await set(`${cookie}; signed-in=maybe`)).toEqual([]);
    expect(await set('signed-in=maybe')).toEqual([expect.stringMatching(/^signed-in=.*Max-Age=0/)]);
  });

  it('comes without the database', async () => {
    const { cookie } = await test.signUp();
    await test.database.destroy();
    expect((await get('/', { cookie })).status).toBe(200);
  });

  it('lets through exactly its own inline scripts and styles', async () => {
    for (const path of ['/', '/nothing']) {
      const answer = await get(path);
      const html = await answer.text();
      const scripts = [...html.matchAll(/<script(?: type="module" async="")?>([\s\S]*?)<\/script>/g)];
      const hashes = scripts.map(([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
      expect(hashes.length).toBeGreaterThan(0);
      const policy = answer.headers.get('content-security-policy') ?? '';
      expect(policy).toContain(`script-src 'self' ${hashes.join(' ')} 'wasm-unsafe-eval';`);
      const [, style] = /<style[^>]*>([^<]*)/.exec(html) ?? [];
      if (style)
        expect(policy).toContain(`style-src 'self' 'sha256-${createHash('sha256').update(style).digest('base64')}'`);
      expect(policy).not.toMatch(/script-src[^;]*'unsafe|style-src [^;]*unsafe/);
    }
  });

  it('comes compressed to those who can read that', async () => {
    const plain = await (await get('/')).text();
    for (const [accepted, encoding, unpack] of [
      ['gzip, deflate, br', 'br', brotliDecompressSync],
      ['gzip', 'gzip', gunzipSync],
    ] as const) {
      const answer = await get('/', { 'accept-encoding': accepted });
      expect(answer.headers.get('content-encoding')).toBe(encoding);
      expect(answer.headers.get('vary')).toBe('Cookie, Accept-Encoding');
      expect(unpack(Buffer.from(await answer.arrayBuffer())).toString()).toBe(plain);
    }
    expect((await get('/', { 'accept-encoding': 'br;q=0, identity' })).headers.has('content-encoding')).toBe(false);
  });

  it('is not sent again to a browser that has it', async () => {
    const etag = (await get('/')).headers.get('etag') ?? '';
    const answer = await get('/', { 'if-none-match': etag });
    expect(answer.status).toBe(304);
    expect(answer.headers.get('content-security-policy')).toContain('sha256-');
  });

  it('can be asked for its head alone', async () => {
    for (const path of ['/', '/four', '/assets/app.js', '/api/health']) {
      const answer = await test.ask('HEAD', path);
      expect(answer.status).toBe(200);
      expect(await answer.text()).toBe('');
    }
  });
});

describe('an address', () => {
  it.each([
    ['/nothing', 404],
    ['/four/more', 404],
    ['/nothing/', 404],
    ['/index.html', 404],
    ['/four/index.html', 404],
    ['/four?from=here', 200],
    ['//four', 200],
  ])('such as %s is answered with %i', async (path, status) => {
    const answer = await get(path);
    expect(answer.status).toBe(status);
    expect(await answer.text()).toMatch(status === 404 ? '<title>not here</title>' : 'Conditions');
  });

  it.each([
    ['a slash at its end', '/four/?from=here', '/four?from=here'],
    ['capital letters', '/FOUR', '/four'],
    ['other small letters', '/adhdtest?from=here', '/adhdTest?from=here'],
    ['both', '/ADHDTEST/', '/adhdTest'],
  ])('with %s leads to its right spelling', async (_, path, location) => {
    const folder = await buildPages(['/adhdTest']);
    test = await createTestApp({ pages: await readPages(folder) });
    const answer = await get(path);
    expect(answer.status).toBe(308);
    expect(answer.headers.get('location')).toBe(location);
    expect((await get(location)).status).toBe(200);
  });

  it.each(['//evil.example/', '/\\evil.example/', '/%5Cevil.example/', '/https://evil.example/'])(
    '%s leads nowhere else',
    async (path) => {
      const answer = await test.app.request(`http://127.0.0.1:3000${path}`);
      expect(answer.status).toBe(404);
      expect(answer.headers.has('location')).toBe(false);
    },
  );

  it('takes nothing but questions', async () => {
    const answer = await test.ask('POST', '/four', { body: {} });
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ code: 'not-found' });
  });
});

describe('a file', () => {
  it.each([
    ['app.js', /^text\/javascript/],
    ['lexend.woff2', /^font\/woff2$/],
    ['bell.mp3', /^audio\/mpeg$/],
    ['bell.wav', /^audio\/wav$/],
    ['bell.opus', /^audio\/(opus|ogg)$/],
    ['words.json', /^application\/json/],
  ])('%s has its type and may be kept for ever', async (name, type) => {
    const answer = await get(`/assets/${name}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toMatch(type);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  it.each([
    ['/service-worker.js', /^text\/javascript/],
    ['/manifest.webmanifest', /^application\/manifest\+json/],
  ])('%s is asked for each time', async (path, type) => {
    const answer = await get(path);
    expect(answer.headers.get('content-type')).toMatch(type);
    expect(answer.headers.get('cache-control')).toBe('no-cache');
  });

  it('outside of /assets may be kept for an hour', async () => {
    const answer = await get('/icon.svg');
    expect(answer.headers.get('content-type')).toMatch(/^image\/svg\+xml/);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=3600');
  });

  it('comes as it was compressed by the build', async () => {
    const br = await get('/assets/app.js', { 'accept-encoding': 'gzip, br' });
    expect(br.headers.get('content-encoding')).toBe('br');
    expect(br.headers.get('content-type')).toMatch(/^text\/javascript/);
    expect(brotliDecompressSync(Buffer.from(await br.arrayBuffer())).toString()).toBe(SCRIPT);
    const gzip = await get('/assets/app.js', { 'accept-encoding': 'gzip' });
    expect(gunzipSync(Buffer.from(await gzip.arrayBuffer())).toString()).toBe(SCRIPT);
  });

  it('of sound can be played from the middle', async () => {
    const answer = await get('/assets/bell.opus', { range: 'bytes=2-4' });
    expect(answer.status).toBe(206);
    expect(await answer.text()).toBe('234');
  });

  it.each(['/assets/gone.js', '/assets/', '/assets', '/gone.png', '/app.js', '/assets/app.js/more.js'])(
    '%s is not there, and that is not kept',
    async (path) => {
      const answer = await get(path);
      expect(answer.status).toBe(404);
      expect(answer.headers.get('cache-control') ?? '').not.toContain('max-age');
    },
  );
});

it.each([
  '/../secret.txt',
  '/assets/../../secret.txt',
  '/assets/..%2f..%2fsecret.txt',
  '/assets/%2e%2e/%2e%2e/secret.txt',
  '/assets/..%5c..%5csecret.txt',
  '/assets/....//....//secret.txt',
  '/assets/%00/../secret.txt',
  '/%2e%2e/secret.txt',
])('nothing outside of the folder is served: %s', async (path) => {
  const { server, port } = await listen('127.0.0.1', 0);
  server.on('request', getRequestListener(test.app.fetch));
  // The path as it is: fetch would tidy it up first.
  const connection = await rawConnection(port);
  connection.write(`GET ${path} HTTP/1.0\r\nHost: x\r\n\r\n`);
  await expect.poll(connection.isClosed).toBe(true);
  await stop(server);
  expect(connection.received()).toMatch(/^HTTP\/1\.[01] (404|400)/);
  expect(connection.received()).not.toContain('outside');
});

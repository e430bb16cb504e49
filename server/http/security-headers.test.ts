import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { expect, it, onTestFinished } from 'vitest';
import { contentSecurityPolicy, REACT_ARIA_STYLES, securityHeaders, securityHeadersOf } from './security-headers.ts';

const folder = join(dirname(createRequire(import.meta.url).resolve('react-aria/package.json')), 'dist/private');

it('knows the style sheets that the installed React Aria adds', async () => {
  const press = await readFile(join(folder, 'interactions/usePress.mjs'), 'utf8');
  const scroll = await readFile(join(folder, 'overlays/usePreventScroll.mjs'), 'utf8');
  const attribute = /PRESSABLE_ATTRIBUTE = '([^']+)'/.exec(press)?.[1] ?? '';
  const sheets = [press, scroll].map((source) => /textContent = `([^`]+)`\.trim\(\)/.exec(source)?.[1]?.trim());
  expect(sheets.map((sheet) => sheet?.replace(/\$\{[^}]+\}/, attribute))).toEqual(REACT_ARIA_STYLES);
});

it('lets only the no-cookie host of the videos stand in a frame', () => {
  const directives = contentSecurityPolicy([], []).split('; ');
  expect(directives).toContain('frame-src https://www.youtube-nocookie.com');
  expect(directives.filter((directive) => directive.includes('://'))).toHaveLength(1);
  expect(directives).toContain("default-src 'none'");
});

function appWithHeaders() {
  const app = new Hono().use('*', securityHeaders({ isHttps: true }));
  app.onError((_, c) => c.json({ code: 'server-fault' }, 500));
  app.get('/json', (c) => c.json({ status: 'ok' }));
  app.get('/own', (c) => {
    c.header('Content-Security-Policy', "default-src 'self'");
    return c.html('<p>A page</p>');
  });
  app.get('/elsewhere', (c) => c.redirect('/json'));
  app.get('/same', (c) => c.body(null, 304));
  app.get('/fault', () => {
    throw new Error('on purpose');
  });
  return app;
}

async function served(app: Hono) {
  const server = createServer(getRequestListener(app.fetch)).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return (path: string) => fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual' });
}

it.each([
  ['/json', 200],
  ['/own', 200],
  ['/elsewhere', 302],
  ['/same', 304],
  ['/fault', 500],
  ['/nothing', 404],
])('every answer has them, over HTTP and without it: %s', async (path, status) => {
  const app = appWithHeaders();
  const asks = [await served(app), (at: string) => app.request(at)];
  const expected = new Headers(securityHeadersOf({ isHttps: true }));
  if (path === '/own') expected.set('Content-Security-Policy', "default-src 'self'");
  for (const ask of asks) {
    const answer = await ask(path);
    expect(answer.status).toBe(status);
    expect(Object.fromEntries(answer.headers)).toMatchObject(Object.fromEntries(expected));
  }
});

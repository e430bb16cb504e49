import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { buildPages } from '../../testing/built-pages.ts';
import { silenceErrors } from '../../testing/console-errors.ts';
import { failOn } from '../../testing/databases/database-faults.ts';
import { letterQuizReport } from '../../testing/runs/reports.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { readPages } from './pages.ts';
import { REACT_ARIA_STYLES } from './security-headers.ts';

const HTTPS = 'https://learn.example.org';
/** Hashes of scripts and styles differ from page to page; pages.test.ts compares them with the page. */
const policy = (hash = '') =>
  `default-src 'none'; script-src 'self'${hash} 'wasm-unsafe-eval'; style-src 'self'${hash}; style-src-attr 'unsafe-inline'; ` +
  "img-src 'self' data:; font-src 'self'; media-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; " +
  "frame-src https://www.youtube-nocookie.com; form-action 'self'; frame-ancestors 'none'; base-uri 'none'";
const SECURITY_HEADERS = {
  'content-security-policy': policy(),
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy':
    'accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), ' +
    'magnetometer=(), microphone=(self), midi=(), payment=(), usb=()',
  'referrer-policy': 'same-origin',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
};

async function appWithPages(publicUrl = HTTPS) {
  return createTestApp({ pages: await readPages(await buildPages()), publicUrl });
}

function securityHeadersOf({ headers }: Response) {
  const found = Object.keys(SECURITY_HEADERS).map((name) => [name, headers.get(name)]);
  const { 'content-security-policy': sent, ...others } = Object.fromEntries(found);
  return { ...others, 'content-security-policy': sent?.replace(/( 'sha256-[\w+/=]+')+/g, " 'sha256'") };
}

it.each([
  ['a page', '/', 200, policy(" 'sha256'")],
  ['the page of an unknown address', '/nothing', 404, policy(" 'sha256'")],
  ['a redirect', '/FOUR', 308, policy()],
  ['a file', '/assets/app.js', 200, policy()],
  ['an answer of the API', '/api/leaderboard', 200, policy()],
  ['an unknown address of the API', '/api/nothing', 404, policy()],
  ['an answer to a request without a session', '/api/learner', 401, policy()],
])('%s has every security header', async (_kind, path, status, expectedPolicy) => {
  const answer = await (await appWithPages()).ask('GET', path);
  expect(answer.status).toBe(status);
  expect(securityHeadersOf(answer)).toEqual({ ...SECURITY_HEADERS, 'content-security-policy': expectedPolicy });
  expect(answer.headers.has('access-control-allow-origin')).toBe(false);
});

it('an answer to a fault of the server has every security header', async () => {
  const test = await appWithPages();
  silenceErrors();
  await failOn('insert', 'letterQuizAttempts', test.database);
  const path = `/api/anonymous/attempts/letter-quiz/${crypto.randomUUID()}`;
  const answer = await test.ask('PUT', path, { body: letterQuizReport() });
  expect(answer.status).toBe(500);
  expect(securityHeadersOf(answer)).toEqual(SECURITY_HEADERS);
});

it('over plain HTTP, browsers are not told to stay on HTTPS', async () => {
  const answer = await (await appWithPages('http://127.0.0.1:3000')).ask('GET', '/api/health');
  expect(securityHeadersOf(answer)).toEqual({ ...SECURITY_HEADERS, 'strict-transport-security': null });
});

it('knows the style sheets that the installed React Aria adds', async () => {
  const reactAria = createRequire(import.meta.url).resolve('react-aria/package.json');
  const folder = join(dirname(reactAria), 'dist/private');
  const press = await readFile(join(folder, 'interactions/usePress.mjs'), 'utf8');
  const scroll = await readFile(join(folder, 'overlays/usePreventScroll.mjs'), 'utf8');
  const attribute = /PRESSABLE_ATTRIBUTE = '([^']+)'/.exec(press)?.[1] ?? '';
  const sheets = [press, scroll].map((source) => /textContent = `([^`]+)`\.trim\(\)/.exec(source)?.[1]?.trim());
  expect(sheets.map((sheet) => sheet?.replace(/\$\{[^}]+\}/, attribute))).toEqual(REACT_ARIA_STYLES);
});

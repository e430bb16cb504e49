import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { SIGNED_IN_COOKIE } from '#contract/people/signed-in-cookie.ts';
import { Problem } from '../answers/problems.ts';
import type { RequestContext } from '../request-context.ts';
import { LANGUAGE_HEADERS, requestLanguage } from '../request-language.ts';
import { NOT_FOUND, type Page, type Pages } from './pages.ts';

type Needs = { pages: Pages; sessionCookieName: string };

const ONE_YEAR = 'public, max-age=31536000, immutable';
const ONE_YEAR_S = 365 * 24 * 60 * 60;
const ONE_HOUR = 'public, max-age=3600';
/** Files that a browser revalidates at each request. */
const NOT_KEPT = new Set(['/recording-archives.json', '/manifest.webmanifest']);
/** The service worker, which caches the pages of one language. */
const SERVICE_WORKER = '/service-worker.js';
/** Files are requested with their extension; pages have none. */
const FILE = /\.(?!html$|br$|gz$)[a-z0-9]+$/i;

/** The built pages, which are the same for all users, and static files. */
export function pageRoutes({ pages, sessionCookieName }: Needs) {
  const app = new Hono<RequestContext>();
  const files = serveStatic({ root: pages.folder, precompressed: true });
  const languages = new Map(
    [...pages.inLanguage].map(([language, { folder, byAddress }]) => [
      language,
      {
        byAddress,
        serviceWorker: serveStatic({ root: folder, precompressed: true, path: 'service-worker.js' }),
        spellings: new Map([...byAddress.keys()].map((address) => [address.toLowerCase(), address])),
        pageFiles: new Map(
          [...byAddress.keys()].map((address) => [
            address,
            serveStatic({ root: folder, precompressed: true, path: `${address}/index.html` }),
          ]),
        ),
      },
    ]),
  );

  app.get('/assets/*', (c) => fileAnswer(c, ONE_YEAR));
  app.get('*', async (c) => {
    const path = c.req.path;
    if (FILE.test(path) && path !== SERVICE_WORKER) return fileAnswer(c, NOT_KEPT.has(path) ? 'no-cache' : ONE_HOUR);
    const language = requestLanguage((name) => c.req.header(name));
    const { byAddress, spellings, pageFiles, serviceWorker } =
      languages.get(language) ?? missing(`pages in ${language}`);
    if (path === SERVICE_WORKER) {
      c.header('Cache-Control', 'no-cache');
      return (await serviceWorker(c, async () => {})) ?? missing(path);
    }
    // Addresses are case-insensitive, so that a mistyped one works.
    const spelling = spellings.get(path.replace(/\/$/, '').toLowerCase()) ?? path;
    if (spelling !== path) return c.redirect(spelling + new URL(c.req.url).search, 308);
    const address = byAddress.has(path) ? path : NOT_FOUND;
    const page = byAddress.get(address) ?? missing(address);
    setPageHeaders(c, page);
    keepSignedInCookie(c, sessionCookieName);
    // A service worker also caches the page for unknown addresses, and does not accept a 404 for it.
    const isThere = byAddress.has(path);
    if (isThere && c.req.header('if-none-match') === page.etag) return c.body(null, 304);
    const answer = (await pageFiles.get(address)?.(c, async () => {})) ?? missing(address);
    return isThere ? answer : new Response(answer.body, { status: 404, headers: answer.headers });
  });

  async function fileAnswer(c: Context, caching: string): Promise<Response> {
    c.header('Cache-Control', caching);
    const answer = await files(c, async () => {});
    // Hono does not know the media types of these extensions.
    if (c.req.path.endsWith('.wav')) answer?.headers.set('Content-Type', 'audio/wav');
    if (c.req.path.endsWith('.webmanifest')) answer?.headers.set('Content-Type', 'application/manifest+json');
    if (answer) return answer;
    c.header('Cache-Control', undefined);
    throw new Problem('not-found');
  }
  return app;
}

function setPageHeaders(c: Context, page: Page): void {
  c.header('Cache-Control', 'no-cache');
  // The file adds Accept-Encoding.
  c.header('Vary', LANGUAGE_HEADERS);
  c.header('Content-Security-Policy', page.policy);
  c.header('ETag', page.etag);
}

/**
 * Tells the scripts of the page by a second cookie whether there is a session cookie, which they cannot read: a page
 * without a cached session then waits for the server instead of showing the visitor's page.
 */
function keepSignedInCookie(c: Context, sessionCookieName: string): void {
  const mayBeSignedIn = getCookie(c, sessionCookieName) !== undefined;
  const isSaid = getCookie(c, SIGNED_IN_COOKIE) !== undefined;
  if (mayBeSignedIn !== isSaid)
    setCookie(c, SIGNED_IN_COOKIE, 'maybe', { path: '/', sameSite: 'Lax', maxAge: mayBeSignedIn ? ONE_YEAR_S : 0 });
}

function missing(what: string): never {
  throw new Error(`missing in the build: ${what}`);
}

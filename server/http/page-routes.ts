import { gzipSync } from 'node:zlib';
import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import type { Learner } from '#contract/learner.ts';
import type { PageIsland } from '#contract/session-island.ts';
import { type Page, type Pages, type PrerenderedPage, withIsland } from './pages.ts';
import { logFault, Problem } from './problems.ts';
import type { RequestContext } from './request-context.ts';
import { LANGUAGE_HEADERS, requestLanguage } from './request-language.ts';

type Needs = {
  pages: Pages;
  sessionCookieName: string;
  /** The signed-in learner of a request, or null. */
  learnerOf: (c: Context) => Promise<Learner | null>;
};

const ONE_YEAR = 'public, max-age=31536000, immutable';
const ONE_HOUR = 'public, max-age=3600';
const HTML = { 'Content-Type': 'text/html; charset=UTF-8' };
/** Files are requested with their extension; pages have none. */
const FILE = /\.(?!html$|br$|gz$)[a-z0-9]+$/i;

/** The built pages, with the signed-in learner embedded, and static files. */
export function pageRoutes({ pages, sessionCookieName, learnerOf }: Needs) {
  const app = new Hono<RequestContext>();
  const files = serveStatic({ root: pages.folder, precompressed: true });
  const spellings = new Map([...pages.addresses].map((address) => [address.toLowerCase(), address]));

  app.get('/assets/*', (c) => fileAnswer(c, ONE_YEAR));
  app.get('*', async (c) => {
    const address = c.req.path;
    if (FILE.test(address)) return fileAnswer(c, ONE_HOUR);
    // Addresses are case-insensitive, so that a mistyped one works.
    const spelling = spellings.get(address.replace(/\/$/, '').toLowerCase()) ?? address;
    if (spelling !== address) return c.redirect(spelling + new URL(c.req.url).search, 308);
    const language = requestLanguage((name) => c.req.header(name));
    const { prerendered, shell } = pages.inLanguage.get(language) ?? missing(language);
    const page = prerendered.get(address);
    const mayBeSignedIn = getCookie(c, sessionCookieName) !== undefined;
    if (page && !mayBeSignedIn) return prerenderedAnswer(c, page);
    const island = mayBeSignedIn ? await islandOf(c) : { learner: null, setUp: pages.setUp };
    return shellAnswer(c, shell, island, pages.addresses.has(address) ? 200 : 404);
  });

  async function fileAnswer(c: Context, caching: string): Promise<Response> {
    c.header('Cache-Control', caching);
    const answer = await files(c, async () => {});
    // Hono does not know this extension.
    if (c.req.path.endsWith('.wav')) answer?.headers.set('Content-Type', 'audio/wav');
    if (answer) return answer;
    c.header('Cache-Control', undefined);
    throw new Problem('not-found');
  }

  /** Null when the learner cannot be read; the page then requests it and handles the error. */
  async function islandOf(c: Context): Promise<PageIsland | null> {
    try {
      return { learner: await learnerOf(c), setUp: pages.setUp };
    } catch (error) {
      logFault(c, error);
      return null;
    }
  }
  return app;
}

function prerenderedAnswer(c: Context, page: PrerenderedPage): Response {
  c.header('Cache-Control', 'no-cache');
  c.header('Vary', `${LANGUAGE_HEADERS}, Accept-Encoding`);
  c.header('Content-Security-Policy', page.policy);
  c.header('ETag', page.etag);
  if (c.req.header('if-none-match') === page.etag) return c.body(null, 304);
  const encoding = (['br', 'gzip'] as const).find((name) => accepts(c, name));
  if (encoding === undefined) return c.html(page.html);
  c.header('Content-Encoding', encoding);
  return c.body(page[encoding], 200, HTML);
}

function shellAnswer(c: Context, shell: Page, island: PageIsland | null, status: 200 | 404): Response {
  c.header('Cache-Control', island?.learner ? 'private, no-store' : 'no-cache');
  c.header('Vary', `${LANGUAGE_HEADERS}, Accept-Encoding`);
  c.header('Content-Security-Policy', shell.policy);
  const html = island ? withIsland(shell.html, island) : shell.html;
  if (!accepts(c, 'gzip')) return c.html(html, status);
  c.header('Content-Encoding', 'gzip');
  // Hono's `compress` makes a stream for each response: three times the time, and 40 MiB more memory under load.
  return c.body(gzipSync(html), status, HTML);
}

function missing(language: string): never {
  throw new Error(`there are no pages in ${language}`);
}

function accepts(c: Context, encoding: 'br' | 'gzip'): boolean {
  return new RegExp(`\\b${encoding}\\b(?!\\s*;\\s*q=0)`).test(c.req.header('accept-encoding') ?? '');
}

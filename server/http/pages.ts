import { createHash } from 'node:crypto';
import { glob, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { z } from 'zod';
import type { ServerSetup } from '#contract/server-setup.ts';
import { type PageIsland, SESSION_ISLAND_ID } from '#contract/session-island.ts';
import { baseLocale, locales } from '#messages/runtime';
import type { Language } from '#rules/languages.ts';
import { StartupError } from '../environment/startup-error.ts';
import { contentSecurityPolicy, REACT_ARIA_STYLES } from './security-headers.ts';

/**
 * Fast enough to run at every start. A window of 64 KiB, about the size of a page, takes little memory; the default takes
 * 8 MiB, which the process would keep.
 */
const BROTLI = { [constants.BROTLI_PARAM_QUALITY]: 7, [constants.BROTLI_PARAM_LGWIN]: 16 };

export type Page = { html: string; policy: string };
/** A compressed page for visitors who are not signed in. */
export type PrerenderedPage = Page & { etag: string; br: Buffer<ArrayBuffer>; gzip: Buffer<ArrayBuffer> };

export type Pages = {
  /** The folder of the static files. */
  folder: string;
  /** The settings of the server that pages need. */
  setUp: ServerSetup;
  /** The addresses of all pages; others answer 404. */
  addresses: ReadonlySet<string>;
  inLanguage: ReadonlyMap<Language, PagesOfLanguage>;
};

export type PagesOfLanguage = {
  /** By address. */
  prerendered: ReadonlyMap<string, PrerenderedPage>;
  /** The single-page fallback, from which scripts render any page. */
  shell: Page;
};

/**
 * Reads the built pages.
 * @throws StartupError when they were not built
 */
export async function readPages(folder: string, setUp: ServerSetup): Promise<Pages> {
  try {
    const addresses = z.array(z.string().startsWith('/'));
    const list = addresses.parse(JSON.parse(await readFile(join(folder, '..', 'page-addresses.json'), 'utf8')));
    const inLanguage = new Map<Language, PagesOfLanguage>();
    for (const language of locales) inLanguage.set(language, await pagesOfLanguage(folder, language, setUp));
    const prerendered = [...inLanguage.values()].flatMap((pages) => [...pages.prerendered.keys()]);
    return { folder, setUp, addresses: new Set([...list, ...prerendered]), inLanguage };
  } catch {
    throw new StartupError(`The pages in ${folder} are missing or incomplete. Run \`npm run build\` first.`);
  }
}

/** Embeds JSON data into a page, before its first script. */
export function withIsland(html: string, island: PageIsland): string {
  const json = JSON.stringify(island).replaceAll('<', '\\u003c');
  const at = html.search(/<script\b|<\/head>/);
  return `${html.slice(0, at)}<script type="application/json" id="${SESSION_ISLAND_ID}">${json}</script>${html.slice(at)}`;
}

/** The hashes of all inline scripts of a page, in the form of the Content-Security-Policy. */
export function inlineScriptHashes(html: string): string[] {
  const scripts = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)];
  const inline = scripts.filter(([, attributes = '']) => !/\bsrc\s*=|application\/json/i.test(attributes));
  return [...new Set(inline.map(([, , text = '']) => sha256(text)))];
}

function asPage(html: string): Page {
  return { html, policy: contentSecurityPolicy(inlineScriptHashes(html), REACT_ARIA_STYLES.map(sha256)) };
}

/** English lies in `folder` itself, the other languages in folders beside it. */
async function pagesOfLanguage(folder: string, language: Language, setUp: ServerSetup): Promise<PagesOfLanguage> {
  const from = language === baseLocale ? folder : join(folder, '..', 'languages', language);
  const shell = asPage(await readFile(join(from, '__spa-fallback.html'), 'utf8'));
  return { shell, prerendered: await prerenderedPages(from, setUp) };
}

async function prerenderedPages(folder: string, setUp: ServerSetup): Promise<Map<string, PrerenderedPage>> {
  const pages = new Map<string, PrerenderedPage>();
  for await (const file of glob('**/index.html', { cwd: folder })) {
    const path = dirname(file).replaceAll('\\', '/');
    const html = withIsland(await readFile(join(folder, file), 'utf8'), { learner: null, setUp });
    pages.set(path === '.' ? '/' : `/${path}`, asPrerendered(html));
  }
  return pages;
}

/** Synchronous, because each thread of the pool would keep the memory of asynchronous compression. */
function asPrerendered(html: string): PrerenderedPage {
  const params = { ...BROTLI, [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(html) };
  return {
    ...asPage(html),
    etag: `W/"${sha256(html)}"`,
    br: Buffer.from(brotliCompressSync(html, { params })),
    gzip: Buffer.from(gzipSync(html)),
  };
}

function sha256(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

import { createHash } from 'node:crypto';
import { glob, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { baseLocale, locales } from '#messages/runtime';
import type { Language } from '#rules/people/languages.ts';
import { StartupError } from '../../environment/startup-error.ts';
import { contentSecurityPolicy, REACT_ARIA_STYLES } from './security-headers.ts';

/** The address of the page that is sent for addresses without a page, with status 404. */
export const NOT_FOUND = '/not-found';

/** The headers of a page. */
export type Page = { policy: string; etag: string };

export type Pages = {
  /** The folder of the static files. */
  folder: string;
  inLanguage: ReadonlyMap<Language, PagesOfLanguage>;
};

/** `folder` has the page of each address as `<address>/index.html`. */
export type PagesOfLanguage = { folder: string; byAddress: ReadonlyMap<string, Page> };

/**
 * Reads the built pages.
 * @throws StartupError when they were not built
 */
export async function readPages(folder: string): Promise<Pages> {
  const inLanguage = new Map<Language, PagesOfLanguage>();
  for (const language of locales) inLanguage.set(language, await pagesOfLanguage(folder, language));
  const isComplete = [...inLanguage.values()].every(({ byAddress }) => byAddress.has('/') && byAddress.has(NOT_FOUND));
  if (isComplete) return { folder, inLanguage };
  throw new StartupError(`The pages in ${folder} are missing or incomplete. Run \`npm run build\` first.`);
}

/** The hashes of all inline scripts and styles of a page, in the form of the Content-Security-Policy. */
export function inlineHashes(html: string, tag: 'script' | 'style'): string[] {
  const elements = [...html.matchAll(new RegExp(`<${tag}\\b([^>]*)>([\\s\\S]*?)</${tag}>`, 'gi'))];
  const inline = elements.filter(([, attributes = '']) => !/\bsrc\s*=|application\/json/i.test(attributes));
  return [...new Set(inline.map(([, , text = '']) => sha256(text)))];
}

/** English is in `folder` itself, the other languages in folders beside it. */
async function pagesOfLanguage(folder: string, language: Language): Promise<PagesOfLanguage> {
  const from = language === baseLocale ? folder : join(folder, '..', 'languages', language);
  const byAddress = new Map<string, Page>();
  for await (const file of glob('**/index.html', { cwd: from })) {
    const path = dirname(file).replaceAll('\\', '/');
    byAddress.set(path === '.' ? '/' : `/${path}`, pageOf(await readFile(join(from, file), 'utf8')));
  }
  return { folder: from, byAddress };
}

function pageOf(html: string): Page {
  const styles = [...inlineHashes(html, 'style'), ...REACT_ARIA_STYLES.map(sha256)];
  return { policy: contentSecurityPolicy(inlineHashes(html, 'script'), styles), etag: `W/"${sha256(html)}"` };
}

function sha256(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

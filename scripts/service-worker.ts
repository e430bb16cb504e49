import { createHash } from 'node:crypto';
import { glob, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { generateSW, type ManifestEntry } from 'workbox-build';
import { OLDEST_BROWSERS } from '../rules/oldest-browsers.ts';
import type { KeptRecordings } from '../web/api/kept-recordings.ts';

const CLIENT = 'build/client';
/** The style sheet stands in the pages; recordings are kept by the page, if the learner wants that. */
const KEPT_AT_INSTALL = ['**/index.html', 'assets/*.{js,svg,woff2}', '*.{svg,png}', 'profile-pictures/*'];
/** They are written beside the files while the worker is made; the server sends them under the names of the files. */
const COMPRESSED = ['**/*.{br,gz}'];
/** Those of earlier versions go when there are more. */
const MOST_FIRST_USE_FILES = 60;

/**
 * Writes the service worker of one language, which keeps the pages and all that they load on the device.
 * @param pages the folder with the pages of that language, as `<address>/index.html`; the worker is written there
 */
export async function buildServiceWorker(pages: string): Promise<void> {
  const recordings = await listRecordings();
  await generateSW({
    swDest: join(pages, 'service-worker.js'),
    globDirectory: CLIENT,
    globPatterns: KEPT_AT_INSTALL,
    globIgnores: COMPRESSED,
    // The names of these have a hash.
    dontCacheBustURLsMatching: /^assets\//,
    manifestTransforms: [
      async (entries) => ({ manifest: await Promise.all(entries.map((each) => asServed(each, pages))) }),
    ],
    // A page is the same whatever comes after its path.
    ignoreURLParametersMatching: [/./],
    directoryIndex: null,
    // The first page that a device opens is kept, too; a later version waits until the learner agrees to it.
    clientsClaim: true,
    skipWaiting: false,
    cleanupOutdatedCaches: true,
    runtimeCaching: [
      {
        urlPattern: ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/clips/'),
        handler: 'CacheFirst',
        // Sound is asked for in parts.
        options: { cacheName: recordings.cache, rangeRequests: true },
      },
      {
        // Readers of files and of speech: their names have a hash or a version.
        urlPattern: ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/at-first-use/'),
        handler: 'CacheFirst',
        options: { cacheName: 'at-first-use', expiration: { maxEntries: MOST_FIRST_USE_FILES } },
      },
      {
        urlPattern: ({ url, request }) => request.mode === 'navigate' && !url.pathname.startsWith('/api/'),
        handler: 'NetworkOnly',
        options: { precacheFallback: { fallbackURL: '/not-found' } },
      },
    ],
    maximumFileSizeToCacheInBytes: 10_000_000,
    inlineWorkboxRuntime: true,
    sourcemap: false,
    mode: 'production',
    babelPresetEnvTargets: Object.entries(OLDEST_BROWSERS).map(([browser, version]) => `${browser} >= ${version}`),
  });
}

/** Writes which recordings there are, for the page that keeps them. */
export async function listRecordings(): Promise<KeptRecordings> {
  const hash = createHash('sha256');
  const files: string[] = [];
  let bytes = 0;
  for (const file of (await Array.fromAsync(glob('clips/**/*.{mp3,json}', { cwd: CLIENT }))).sort()) {
    hash.update(file).update(await readFile(join(CLIENT, file)));
    bytes += (await stat(join(CLIENT, file))).size;
    files.push(`/${file.replaceAll('\\', '/')}`);
  }
  const list = { cache: `recordings-${hash.digest('hex').slice(0, 12)}`, bytes, files };
  await writeFile(join(CLIENT, 'recordings.json'), JSON.stringify(list));
  return list;
}

/** A page has the address under which the server sends it, and the content of its language. */
async function asServed(entry: ManifestEntry & { size: number }, pages: string) {
  if (!entry.url.endsWith('index.html')) return entry;
  const html = await readFile(join(pages, entry.url));
  return {
    ...entry,
    url: `/${entry.url.replace(/\/?index\.html$/, '')}`,
    revision: createHash('sha256').update(html).digest('hex').slice(0, 16),
  };
}

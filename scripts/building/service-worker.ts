import { createHash } from 'node:crypto';
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { BUILD_TARGETS } from '../../rules/oldest-browsers.ts';

const CLIENT = 'build/client';
/** The style sheet is inline in the pages; the page keeps the recordings, once the learner wants that. */
const KEPT_AT_INSTALL = ['**/index.html', 'assets/*.{js,svg,woff2}', '*.{svg,png}', 'profile-pictures/*.svg'];

/** `pages`: the folder with the pages of a language, as `<address>/index.html`. `assets`: what they load. */
export type LanguageBuild = { pages: string; assets: readonly string[] };

/** Writes the service worker of one language beside its pages; it keeps them and all that they load on the device. */
export async function buildServiceWorker({ pages, assets }: LanguageBuild): Promise<void> {
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { KEPT_FILES: JSON.stringify(await keptFiles(pages, new Set(assets))) },
    build: {
      target: BUILD_TARGETS,
      modulePreload: false,
      outDir: pages,
      emptyOutDir: false,
      rolldownOptions: {
        input: 'web/offline.worker.ts',
        output: { format: 'iife', entryFileNames: 'service-worker.js' },
      },
    },
  });
}

/** The addresses of the files that are kept; what is in a name with a hash has no revision. */
async function keptFiles(
  pages: string,
  assets: ReadonlySet<string>,
): Promise<{ url: string; revision: string | null }[]> {
  const paths = (await filesOf(KEPT_AT_INSTALL)).filter((path) => !path.startsWith('assets/') || assets.has(path));
  return Promise.all(
    paths.map(async (path) => {
      if (path.startsWith('assets/')) return { url: `/${path}`, revision: null };
      // A page has the URL under which the server sends it, and the revision of its content in this language.
      const isPage = path.endsWith('index.html');
      const content = await readFile(join(isPage ? pages : CLIENT, path));
      const revision = createHash('sha256').update(content).digest('hex').slice(0, 16);
      return { url: `/${isPage ? path.replace(/\/?index\.html$/, '') : path}`, revision };
    }),
  );
}

/** The built files that match these patterns, as URL paths. */
async function filesOf(patterns: string[]): Promise<string[]> {
  const files: string[] = [];
  for await (const file of glob(patterns, { cwd: CLIENT })) files.push(file.replaceAll('\\', '/'));
  return files.sort();
}

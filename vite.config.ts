import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { BUILD_TARGETS } from './rules/oldest-browsers.ts';
import { firstUseFiles } from './scripts/building/first-use-files.ts';
import { oneLanguage } from './scripts/building/one-language.ts';
import { pagePlugins } from './scripts/building/page-plugins.ts';

const apiOrigin = process.env.API_ORIGIN;
const language = process.env.VITE_LANGUAGE ?? 'en';

/** Modules that this many pages and panels load are in one file, which most pages load. */
const COMMON = 16;
/** With fewer, pages would load icons that they do not show. */
const ICON_USERS = 6;
/** Files of messages that are smaller, in bytes, are joined with others that about the same pages load. */
const FEW_MESSAGES = 7500;

type Modules = { getModuleInfo(id: string): { importers: readonly string[] } | null };

/** Whether the landing page imports a module, other than through a list of all messages, icons or pictures. */
function isOfLandingPage(id: string, modules: Modules, seen = new Set<string>()): boolean {
  if (id.endsWith('/landing-page.tsx')) return true;
  if (/messages|icons\.ts|\.svg/.test(id) || seen.has(id)) return false;
  seen.add(id);
  return modules.getModuleInfo(id)?.importers.some((importer) => isOfLandingPage(importer, modules, seen)) ?? false;
}

export default defineConfig({
  plugins: [reactRouter(), pagePlugins(), firstUseFiles(), oneLanguage(language)],
  // The package that follows a voice asks for a stand-in for old browsers, which fails in workers.
  resolve: {
    alias: {
      'blob-polyfill': fileURLToPath(new URL('web/level-up-lab/read-yourself/native-blob.ts', import.meta.url)),
    },
  },
  // Workers are large and loaded when they are first used: the service worker does not keep this folder ahead.
  worker: {
    format: 'es',
    rolldownOptions: {
      output: {
        entryFileNames: 'assets/at-first-use/[name]-[hash].js',
        chunkFileNames: 'assets/at-first-use/[name]-[hash].js',
        assetFileNames: 'assets/at-first-use/[name]-[hash][extname]',
      },
    },
  },
  // The content security policy allows no data: addresses for scripts, fonts or sounds.
  build: {
    // Of scripts and styles.
    target: BUILD_TARGETS,
    assetsInlineLimit: 0,
    copyPublicDir: language === 'en',
    // One style sheet: one that came later with a panel would change which rule wins, and move the page.
    cssCodeSplit: false,
    // What every page loads is one file, with all that it imports. What several pages share is in a few files: these
    // compress better, and need fewer requests, than many small ones.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // Large, and loaded when they are first used: the service worker does not keep this folder ahead.
            { name: 'at-first-use/syllables', test: /virtual:syllable-patterns/, priority: 2 },
            { name: 'at-first-use/word-kinds', test: /node_modules[\\/]compromise/, priority: 2 },
            { name: 'root', test: /[\\/]web[\\/]root\.tsx|[\\/]react-dom[\\/]index\.js/, priority: 1 },
            // The landing page is the first page of most visitors: it loads little that it does not need.
            {
              name: (id, modules) => (isOfLandingPage(id, modules) ? 'basics' : null),
              debugName: 'basics',
              minShareCount: 2,
            },
            { name: 'icons', test: /[\\/]web[\\/]ui[\\/]icons[\\/]/, minShareCount: ICON_USERS },
            {
              name: 'messages',
              test: /messages[\\/]compiled/,
              minShareCount: 2,
              entriesAware: true,
              entriesAwareMergeThreshold: FEW_MESSAGES,
            },
            { name: 'common', minShareCount: COMMON },
          ],
        },
      },
      treeshake: { moduleSideEffects: [{ test: /\.svg\?(icon|arrow)$|web\/ui\/icons\.ts$/, sideEffects: false }] },
    },
  },
  ...(apiOrigin ? { server: { proxy: { '/api': apiOrigin } } } : {}),
});

import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { BUILD_TARGETS } from './rules/oldest-browsers.ts';
import { firstUseFiles } from './scripts/building/first-use-files.ts';
import { oneLanguage } from './scripts/building/one-language.ts';
import { pagePlugins } from './scripts/building/page-plugins.ts';
import { listUsers, SCRIPT_FILES } from './scripts/building/script-files.ts';

const apiOrigin = process.env.API_ORIGIN;
const language = process.env.VITE_LANGUAGE ?? 'en';

export default defineConfig({
  plugins: [reactRouter(), pagePlugins(), listUsers(), firstUseFiles(), oneLanguage(language)],
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
    rolldownOptions: {
      treeshake: { moduleSideEffects: [{ test: /\.svg\?(icon|arrow)$|web\/ui\/icons\.ts$/, sideEffects: false }] },
    },
  },
  // Only of the pages: the server that prerenders them cannot load grouped files.
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: SCRIPT_FILES } } } } },
  },
  ...(apiOrigin ? { server: { proxy: { '/api': apiOrigin } } } : {}),
});

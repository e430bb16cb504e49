import { fileURLToPath } from 'node:url';
import { playwright } from '@vitest/browser-playwright';
import { configDefaults, defineConfig } from 'vitest/config';
import { firstUseFiles } from './scripts/building/first-use-files.ts';
import { pagePlugins } from './scripts/building/page-plugins.ts';
import { syllablePatterns } from './scripts/building/syllable-patterns.ts';
import { BROWSER_FLAGS, installedBrowser } from './scripts/test-run/browser.ts';

/** Slow tests run with `vitest.slow.config.ts`. */
const SLOW = '**/*.slow.test.ts';
/** Component tests run in a browser. */
const IN_BROWSER = 'web/**/*.browser.test.{ts,tsx}';

const fileAt = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Long enough for a machine that does other work too. */
const limits = { testTimeout: 60_000, hookTimeout: 60_000, expect: { poll: { timeout: 30_000 } } };
const shared = { ...limits, restoreMocks: true, unstubGlobals: true };

/** Test files share one module cache, because loading the server for each file takes as long as its tests. */
export const ofServer = { ...shared, isolate: false, setupFiles: ['server/testing/vitest-setup.ts'] };

const browser = installedBrowser();

export default defineConfig({
  test: {
    globalSetup: ['scripts/test-run/temporary-folders.ts'],
    // One more than the cores of the smallest machine, because many tests wait for a process or a database.
    maxWorkers: 3,
    projects: [
      {
        plugins: [syllablePatterns()],
        test: {
          ...shared,
          name: 'pages',
          // As for the server: the modules of the rules are loaded once for each worker.
          isolate: false,
          include: ['{rules,studies,contract,content,web}/**/*.test.{ts,tsx}'],
          exclude: [...configDefaults.exclude, SLOW, IN_BROWSER],
        },
      },
      {
        plugins: [pagePlugins(), firstUseFiles()],
        resolve: {
          alias: {
            // One file of messages instead of one for each.
            '#messages/runtime': fileAt('messages/compiled/bundle/runtime.js'),
            '#messages': fileAt('messages/compiled/bundle/messages.js'),
            '@react-router/dev/routes': fileAt('web/testing/route-table.ts'),
          },
        },
        // All packages are found ahead: one that is found in the middle of a test makes Vite load the page again.
        optimizeDeps: { entries: ['web/**/*.{ts,tsx}'], include: ['react/jsx-dev-runtime', 'react/jsx-runtime'] },
        server: { host: '127.0.0.1' },
        test: {
          ...shared,
          name: 'components',
          expect: { poll: { timeout: 10_000 } },
          include: [IN_BROWSER],
          setupFiles: ['web/testing/browser-setup.ts'],
          isolate: false,
          // After the other projects. Each page has a storage of its own.
          sequence: { groupOrder: 1 },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            locators: { exact: false },
            viewport: { width: 1280, height: 800 },
            provider: playwright({
              launchOptions: { ...(browser && { executablePath: browser }), args: BROWSER_FLAGS },
              contextOptions: { hasTouch: true, locale: 'en-GB' },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      {
        test: {
          ...ofServer,
          name: 'sqlite',
          include: ['{server,scripts}/**/*.test.ts'],
          exclude: [...configDefaults.exclude, SLOW],
          provide: { postgres: null },
        },
      },
      {
        test: {
          ...ofServer,
          name: 'postgres',
          // What can differ runs on both engines: transactions, races, conflicts, types, order and migrations. `.sql` in the name
          // marks it. The other tests of routes run on PostgreSQL with `vitest.slow.config.ts`.
          include: ['{server,scripts}/**/*.sql.test.ts'],
          globalSetup: ['scripts/test-run/test-postgres.ts'],
          setupFiles: [...ofServer.setupFiles, 'server/testing/databases/on-postgres.ts'],
        },
      },
    ],
  },
});

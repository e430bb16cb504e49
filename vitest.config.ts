import { configDefaults, defineConfig } from 'vitest/config';
import { syllablePatterns } from './scripts/building/syllable-patterns.ts';

/** Slow tests run with `vitest.slow.config.ts`. */
const SLOW = '**/*.slow.test.ts';

/** Long enough for a machine that does other work too. */
const limits = { testTimeout: 60_000, hookTimeout: 60_000, expect: { poll: { timeout: 30_000 } } };
const shared = { ...limits, restoreMocks: true, unstubGlobals: true };

/** Test files share one module cache, because loading the server for each file takes as long as its tests. */
const ofServer = { ...shared, isolate: false, setupFiles: ['server/testing/vitest-setup.ts'] };

export default defineConfig({
  test: {
    globalSetup: ['scripts/test-run/temporary-folders.ts'],
    // One worker per core: the smallest machine that runs the tests has two cores and runs nothing else.
    maxWorkers: '100%',
    projects: [
      {
        plugins: [syllablePatterns()],
        test: {
          ...shared,
          name: 'pages',
          include: ['{rules,studies,contract,content,web}/**/*.test.{ts,tsx}'],
          exclude: [...configDefaults.exclude, SLOW],
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
          // Tests of SQL, transactions and migrations run on both engines; `.sql` in the file name marks them.
          include: ['{server,scripts}/**/*.sql.test.ts'],
          globalSetup: ['scripts/test-run/test-postgres.ts'],
          setupFiles: [...ofServer.setupFiles, 'server/testing/on-postgres.ts'],
        },
      },
    ],
  },
});

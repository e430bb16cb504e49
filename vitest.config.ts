import { configDefaults, defineConfig } from 'vitest/config';

/** They have a configuration of their own, `vitest.slow.config.ts`. */
const SLOW = '**/*.slow.test.ts';

/** Long enough for a machine that does other work too. */
const limits = { testTimeout: 60_000, hookTimeout: 60_000, expect: { poll: { timeout: 30_000 } } };
const shared = { ...limits, restoreMocks: true, unstubGlobals: true };

/** Files of tests share their modules here: to load the server anew for each of them takes as long as the tests do. */
const ofServer = { ...shared, isolate: false, setupFiles: ['server/testing/vitest-setup.ts'] };

export default defineConfig({
  test: {
    globalSetup: ['scripts/temporary-folders.ts'],
    // As many as there are cores: the least machine this has to run on has two, and nothing else to do.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          ...shared,
          name: 'pages',
          include: ['{rules,contract,content,web}/**/*.test.{ts,tsx}'],
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
          // What exercises SQL, transactions or migrations runs on both engines, and says so in its name.
          include: ['{server,scripts}/**/*.sql.test.ts'],
          globalSetup: ['scripts/test-postgres.ts'],
          setupFiles: [...ofServer.setupFiles, 'server/testing/on-postgres.ts'],
        },
      },
    ],
  },
});

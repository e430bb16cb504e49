import { globSync, readFileSync } from 'node:fs';
import { configDefaults, defineConfig } from 'vitest/config';

const shared = { testTimeout: 60_000, restoreMocks: true, unstubGlobals: true };

/** Tests of the server and of scripts that come near a database hold on every engine, so they run on each of them. */
const onEveryEngine = globSync('{server,scripts}/**/*.test.ts').filter((file) =>
  /\b(createTestApp|testBadInput|newDatabase|newPlace|lastingPlace)\b/.test(readFileSync(file, 'utf8')),
);

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
          include: ['{rules,contract,web}/**/*.test.{ts,tsx}'],
        },
      },
      {
        test: {
          ...ofServer,
          name: 'sqlite',
          include: ['{server,scripts}/**/*.test.ts'],
          // Asks both engines at once, which those of the other project can.
          exclude: [...configDefaults.exclude, 'server/routes/bad-input*.test.ts'],
          provide: { postgres: null },
        },
      },
      {
        test: {
          ...ofServer,
          name: 'postgres',
          include: onEveryEngine,
          globalSetup: ['scripts/test-postgres.ts'],
          setupFiles: [...ofServer.setupFiles, 'server/testing/on-postgres.ts'],
        },
      },
    ],
  },
});

import { defineConfig } from 'vitest/config';
import { ofServer } from './vitest.config.ts';

/** All scenes, simulated players and repetitions of races, of which `npm test` runs a part. */
const env = { LONG_FORM: 'true' };
const limits = { testTimeout: 60 * 60_000, hookTimeout: 2 * 60_000 };

/** Long forms of the tests and tests with faults, for releases: `npm run test:release`. */
export default defineConfig({
  test: {
    globalSetup: ['scripts/test-run/temporary-folders.ts'],
    // Some tests limit how long the server may take, so nothing else may run beside them.
    fileParallelism: false,
    projects: [
      {
        test: {
          ...limits,
          name: 'long',
          env,
          include: [
            '{rules,studies,contract,server,web,scripts}/**/*.slow.test.ts',
            'studies/**/*.test.ts',
            'web/{reader/text-highlight,games/spot-the-difference/scene-words}.test.ts',
            'rules/games/spot-the-difference/**/*.test.ts',
            'rules/{quizzes/picture-words-levels,games/multitask-master/multitask-levels}.test.ts',
          ],
        },
      },
      {
        test: {
          ...ofServer,
          ...limits,
          name: 'postgres',
          env,
          // All that reads and writes rows, also what comes to the same on both engines.
          include: ['{server,scripts}/**/*.sql.test.ts', 'server/**/*-routes.test.ts'],
          globalSetup: ['scripts/test-run/test-postgres.ts'],
          setupFiles: [...ofServer.setupFiles, 'server/testing/databases/on-postgres.ts'],
        },
      },
    ],
  },
});

import { defineConfig } from 'vitest/config';

/** Long forms of the tests and tests with faults, for releases: `npm run test:release`. */
export default defineConfig({
  test: {
    include: [
      '{rules,studies,contract,server,web,scripts}/**/*.slow.test.ts',
      'rules/games/spot-the-difference/scene/{compose-scene,badge-places}.test.ts',
    ],
    // All scenes of every level.
    env: { EVERY_SCENE: 'true' },
    globalSetup: ['scripts/test-run/temporary-folders.ts'],
    // Some tests limit how long the server may take, so nothing else may run beside them.
    fileParallelism: false,
    testTimeout: 60 * 60_000,
    hookTimeout: 2 * 60_000,
  },
});

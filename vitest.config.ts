import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{rules,contract,server,web,scripts}/**/*.test.{ts,tsx}'],
    globalSetup: ['scripts/temporary-folders.ts'],
    // As many as there are cores: the least machine this has to run on has two, and nothing else to do.
    maxWorkers: '100%',
    testTimeout: 30_000,
    restoreMocks: true,
    unstubGlobals: true,
  },
});

import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{rules,contract,server,web,scripts}/**/*.test.{ts,tsx}'],
    globalSetup: ['scripts/temporary-folders.ts'],
    testTimeout: 30_000,
    restoreMocks: true,
    unstubGlobals: true,
  },
});

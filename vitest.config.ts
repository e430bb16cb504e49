import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{rules,contract,server,web,scripts}/**/*.test.{ts,tsx}'],
    testTimeout: 30_000,
    restoreMocks: true,
    unstubGlobals: true,
  },
});

import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{rules,contract,server,web,scripts}/**/*.test.{ts,tsx}'],
    restoreMocks: true,
    unstubGlobals: true,
  },
});

import { defineConfig } from '@playwright/test';
import { BROWSER_FLAGS } from './scripts/test-run/browser.ts';

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 3,
  forbidOnly: true,
  // One slip does not stop other work. `scripts/test-run/test-steps.ts` names the journey, as a flaky one is still a fault.
  retries: 1,
  // Long enough for a machine that does other work too.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json']],
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    // What never comes, such as a field without its label, fails before the whole journey has taken its time.
    actionTimeout: 30_000,
    // Requests that a service worker answers cannot be changed by a test. Journeys without a network allow it.
    serviceWorkers: 'block',
    // A trace of every test, kept or not, costs a good part of the time: TRACE=1 asks for it.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    launchOptions: {
      ...(process.env.CHROME_PATH ? { executablePath: process.env.CHROME_PATH } : {}),
      args: BROWSER_FLAGS,
    },
  },
});

import { mkdir, readFile, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { findBrowser, findOtherBrowser, type OtherBrowser } from './browser.ts';
import { run, wasStopped } from './install.mjs';

type Count = { passed: number; failed: number };
export type Step = { name: string; run: () => Promise<Count> };

const REPORTS = '.cache/reports';
const FAILED: Count = { passed: 0, failed: 1 };

/** Runs all steps, also after one failed, and prints `N passed, N failed` as the last line. */
export async function runSteps(steps: readonly Step[]): Promise<void> {
  // Servers that the tests start find what the first one compiled.
  process.env.NODE_COMPILE_CACHE ??= resolve('.cache/compiled');
  await rm(REPORTS, { recursive: true, force: true });
  await mkdir(REPORTS, { recursive: true });
  const total: Count = { passed: 0, failed: 0 };
  for (const step of steps) {
    console.log(`\n=== ${step.name}`);
    const { passed, failed } = await step.run().catch((error) => {
      console.error(error);
      return FAILED;
    });
    total.passed += passed;
    total.failed += failed;
    console.log(`=== ${step.name}: ${passed} passed, ${failed} failed`);
  }
  process.exitCode = total.failed === 0 ? 0 : 1;
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
}

/** A command that counts as one test. */
export function commandStep(name: string, command: string, args: string[]): Step {
  return { name, run: async () => ((await succeeds(command, args)) ? { passed: 1, failed: 0 } : FAILED) };
}

export const buildStep = commandStep('build', process.execPath, ['scripts/build.ts', '--if-changed']);

export function vitestStep(name: string, args: string[] = [], settings: Record<string, string> = {}): Step {
  return {
    name,
    run: async () => {
      const report = `${REPORTS}/vitest.json`;
      const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
      const ok = await succeeds(process.execPath, [bin('vitest'), 'run', ...reporters, ...args], settings);
      const { numPassedTests = 0, numFailedTests = 0 } = await readJson(report);
      return counted(ok, numPassedTests, numFailedTests);
    },
  };
}

export function playwrightStep(name: string, args: string[]): Step {
  return {
    name,
    run: async () => {
      const browser = findBrowser();
      if (!browser) throw new Error('No Chrome or Chromium was found and none could be installed; set CHROME_PATH.');
      return playwright(args, { CHROME_PATH: browser });
    },
  };
}

const EVERY_BROWSER = ['--grep', '@every-browser', '--workers=1'];

/** The journeys for every browser in Firefox or WebKit, where it is there. */
export function otherBrowserStep(name: string, browser: OtherBrowser): Step {
  return {
    name,
    run: async () => {
      const path = findOtherBrowser(browser);
      if (path) return playwright(EVERY_BROWSER, { JOURNEY_BROWSER: browser, JOURNEY_BROWSER_PATH: path });
      console.log('Skipped: this browser is not installed and cannot be installed here.');
      return { passed: 0, failed: 0 };
    },
  };
}

async function playwright(args: string[], settings: Record<string, string>): Promise<Count> {
  const report = `${REPORTS}/playwright.json`;
  await rm(report, { force: true });
  const ok = await succeeds(process.execPath, [bin('playwright'), 'test', ...args], {
    ...settings,
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  });
  const { expected = 0, unexpected = 0, flaky = 0 } = (await readJson(report)).stats ?? {};
  return counted(ok, expected, unexpected + flaky);
}

export function bin(name: string): string {
  return `node_modules/.bin/${name}`;
}

/** Ends this process when the command was stopped. */
async function succeeds(command: string, args: string[], settings: Record<string, string> = {}): Promise<boolean> {
  const code = await run(command, args, settings);
  if (wasStopped(code)) process.exit(code);
  return code === 0;
}

/** A test runner that failed has at least one failure, even when it could not write its report. */
function counted(ok: boolean, passed: number, failed: number): Count {
  return { passed, failed: ok ? failed : Math.max(1, failed) };
}

type Report = {
  numPassedTests?: number;
  numFailedTests?: number;
  stats?: { expected: number; unexpected: number; flaky: number };
};

async function readJson(file: string): Promise<Report> {
  return JSON.parse(await readFile(file, 'utf8').catch(() => '{}'));
}

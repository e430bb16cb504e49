import { mkdir, readFile, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { run, wasStopped } from '../install.mjs';
import { findBrowser, findOtherBrowser, type OtherBrowser } from './browser.ts';
import { failedJourneys, type JourneyReport, keepFlakyLogs } from './journey-report.ts';
import { REPORT_FILE, type VitestReport } from './vitest-report.ts';

/**
 * `failures` has a line for each failure that is known by name.
 * `flaky` names the journeys that failed, were tried once more and then passed; they count as passed.
 */
type Count = { passed: number; failed: number; failures?: readonly string[]; flaky?: readonly string[] };
export type Step = { name: string; run: (reports: string) => Promise<Count> };

const NO_BROWSER = 'No Chrome or Chromium was found and none could be installed; set CHROME_PATH.';
const FAILED: Count = { passed: 0, failed: 1 };

/**
 * Runs all steps, also after one failed, and prints `N passed, N failed` as the last line. The lines before it name what
 * failed and which journeys are flaky, if there are any.
 * @param reports the folder of the reports, which is emptied first
 */
export async function runSteps(steps: readonly Step[], reports = '.cache/reports'): Promise<void> {
  // Servers that the tests start reuse the compiled code of the first one.
  process.env.NODE_COMPILE_CACHE ??= resolve('.cache/compiled');
  await rm(reports, { recursive: true, force: true });
  await mkdir(reports, { recursive: true });
  const total = { passed: 0, failed: 0, failures: [] as string[], flaky: [] as string[] };
  for (const step of steps) {
    console.log(`\n=== ${step.name}`);
    const began = performance.now();
    const { passed, failed, failures, flaky } = await step.run(reports).catch((error): Count => {
      console.error(error);
      return FAILED;
    });
    total.passed += passed;
    total.failed += failed;
    if (failed > 0) total.failures.push(...(failures ?? [step.name]));
    total.flaky.push(...(flaky ?? []));
    const seconds = Math.round((performance.now() - began) / 1000);
    console.log(`=== ${step.name}: ${passed} passed, ${failed} failed, ${seconds} s`);
  }
  process.exitCode = total.failed === 0 ? 0 : 1;
  console.log('');
  for (const failure of total.failures) console.log(`failed: ${failure}`);
  if (total.flaky.length > 0) console.log(`flaky: ${total.flaky.join('; ')}`);
  console.log(`${total.passed} passed, ${total.failed} failed`);
}

/** A command that counts as one test. */
export function commandStep(name: string, command: string, args: string[]): Step {
  return { name, run: async () => ((await succeeds(command, args)) ? { passed: 1, failed: 0 } : FAILED) };
}

export const buildStep = commandStep('build', process.execPath, ['scripts/build.ts', '--if-changed']);

export function vitestStep(name: string, args: string[] = [], settings: Record<string, string> = {}): Step {
  return {
    name,
    run: async (reports) => {
      const file = resolve(reports, 'vitest.json');
      const reporters = ['--reporter=default', '--reporter=./scripts/test-run/vitest-report.ts'];
      const browser = settings.CHROME_PATH ?? findBrowser();
      if (!browser) throw new Error(NO_BROWSER);
      const all = { ...settings, CHROME_PATH: browser, [REPORT_FILE]: file };
      await rm(file, { force: true });
      const ok = await succeeds(process.execPath, [bin('vitest'), 'run', ...reporters, ...args], all);
      const { passed = 0, failures = [] } = await readJson<VitestReport>(file);
      return counted(ok, name, { passed, failures });
    },
  };
}

export function playwrightStep(name: string, args: string[]): Step {
  return {
    name,
    run: async (reports) => {
      const browser = findBrowser();
      if (!browser) throw new Error(NO_BROWSER);
      return playwright(args, { CHROME_PATH: browser }, { step: name, reports });
    },
  };
}

const EVERY_BROWSER = ['--grep', '@every-browser', '--workers=1'];

/** The journeys for every browser, in Firefox or WebKit if it is installed. */
export function otherBrowserStep(name: string, browser: OtherBrowser): Step {
  return {
    name,
    run: async (reports) => {
      const path = findOtherBrowser(browser);
      const settings = { JOURNEY_BROWSER: browser, JOURNEY_BROWSER_PATH: path ?? '' };
      if (path) return playwright(EVERY_BROWSER, settings, { step: name, reports });
      console.log('Skipped: this browser is not installed and cannot be installed here.');
      return { passed: 0, failed: 0 };
    },
  };
}

type Kept = { step: string; reports: string };

async function playwright(args: string[], settings: Record<string, string>, { step, reports }: Kept): Promise<Count> {
  const file = `${reports}/playwright.json`;
  await rm(file, { force: true });
  const ok = await succeeds(process.execPath, [bin('playwright'), 'test', ...args], {
    ...settings,
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  });
  const report = await readJson<JourneyReport>(file);
  const { expected = 0, flaky = 0 } = report.stats ?? {};
  return {
    ...counted(ok, step, { passed: expected + flaky, failures: failedJourneys(report) }),
    flaky: await keepFlakyLogs(report, step, reports),
  };
}

export function bin(name: string): string {
  return `node_modules/.bin/${name}`;
}

/** Ends this process when the command was interrupted. */
async function succeeds(command: string, args: string[], settings: Record<string, string> = {}): Promise<boolean> {
  const code = await run(command, args, settings);
  if (wasStopped(code)) process.exit(code);
  return code === 0;
}

/** A test runner that failed counts as at least one failure, even when it could not write its report. */
function counted(ok: boolean, step: string, { passed, failures }: VitestReport): Count {
  const all = ok || failures.length > 0 ? failures : [`${step}: the test runner itself`];
  return { passed, failed: all.length, failures: all };
}

/** A report of a test runner; empty when it could not be written. */
async function readJson<Report>(file: string): Promise<Partial<Report>> {
  return JSON.parse(await readFile(file, 'utf8').catch(() => '{}'));
}

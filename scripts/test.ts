import { mkdir, readFile, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { findBrowser } from './browser.ts';
import { run as runCommand, wasStopped } from './install.mjs';

// Everything that has to hold, one step after the other: types, lint, the build, unit and server tests, journeys in a
// real browser. A step that cannot run counts as failed. The last line says how it went; nobody speaks after it.
type Count = { passed: number; failed: number };
type Step = { name: string; run: () => Promise<Count> };

// Node keeps what it compiled: servers of the journeys start twice as fast.
process.env.NODE_COMPILE_CACHE ??= resolve('.cache/compiled');

const REPORTS = '.cache/reports';
const bin = (name: string) => `node_modules/.bin/${name}`;
const asOne = (ok: boolean): Count => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1 });

const STEPS: Step[] = [
  { name: 'types', run: async () => asOne(await succeeds(bin('tsc'), ['-b'])) },
  { name: 'lint', run: async () => asOne(await succeeds(bin('biome'), ['check', '--error-on-warnings'])) },
  { name: 'build', run: async () => asOne(await succeeds(process.execPath, ['scripts/build.ts', '--if-changed'])) },
  { name: 'unit and server tests', run: unitTests },
  { name: 'browser tests', run: browserTests },
];

await rm(REPORTS, { recursive: true, force: true });
await mkdir(REPORTS, { recursive: true });
const total: Count = { passed: 0, failed: 0 };
for (const { name, run } of STEPS) {
  console.log(`\n=== ${name}`);
  const { passed, failed } = await counting(run);
  total.passed += passed;
  total.failed += failed;
  console.log(`=== ${name}: ${passed} passed, ${failed} failed`);
}
process.exitCode = total.failed === 0 ? 0 : 1;
console.log(`\n${total.passed} passed, ${total.failed} failed`);

async function counting(run: Step['run']): Promise<Count> {
  try {
    return await run();
  } catch (error) {
    console.error(error);
    return asOne(false);
  }
}

/** Whether a command ends well; once one was stopped, nothing else is begun. */
async function succeeds(command: string, words: string[], settings: Record<string, string> = {}): Promise<boolean> {
  const code = await runCommand(command, words, settings);
  if (wasStopped(code)) process.exit(code);
  return code === 0;
}

async function unitTests(): Promise<Count> {
  const report = `${REPORTS}/vitest.json`;
  const words = [bin('vitest'), 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const ok = await succeeds(process.execPath, words);
  const { numPassedTests = 0, numFailedTests = 0 } = await readJson<{
    numPassedTests: number;
    numFailedTests: number;
  }>(report);
  return counted(ok, numPassedTests, numFailedTests);
}

async function browserTests(): Promise<Count> {
  const browser = findBrowser();
  if (!browser) {
    console.error('No Chrome or Chromium was found and none could be installed; set CHROME_PATH to one.');
    return asOne(false);
  }
  const report = `${REPORTS}/playwright.json`;
  const settings = { CHROME_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const ok = await succeeds(process.execPath, [bin('playwright'), 'test'], settings);
  type Stats = { expected: number; unexpected: number; flaky: number };
  const { stats } = await readJson<{ stats: Stats }>(report);
  return counted(ok, stats?.expected ?? 0, (stats?.unexpected ?? 0) + (stats?.flaky ?? 0));
}

/** A runner that ended badly has at least one failure, even when it could count none. */
function counted(ok: boolean, passed: number, failed: number): Count {
  return { passed, failed: ok ? failed : Math.max(1, failed) };
}

async function readJson<Shape>(file: string): Promise<Partial<Shape>> {
  return JSON.parse(await readFile(file, 'utf8').catch(() => '{}'));
}

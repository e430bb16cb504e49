import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

// Journeys that open no page, run by Playwright with the settings of the real ones.
const JOURNEYS = `
import { expect, test } from '@playwright/test';
test('goes well', () => {});
test('slips once', ({}, { retry }) => {
  console.log('before the slip');
  expect(retry).toBe(1);
});
test('has a fault', () => expect('a fault').toBe('none'));
`;
const CONFIG = `
import real from '../../playwright.config.ts';
export default { ...real, testDir: '.', outputDir: 'output', workers: 1 };
`;

const TESTS = `
import { beforeAll, describe, expect, it } from 'vitest';
it('goes well', () => {});
it('has a fault', () => expect('a fault').toBe('none'));
describe('a suite', () => {
  beforeAll(() => {
    throw new Error('not\\nready');
  });
  it('never begins', () => {});
});
setTimeout(() => Promise.reject(new Error('too late')));
`;

let folder = '';
beforeAll(() => {
  mkdirSync('.cache', { recursive: true });
  // Inside the repository, where the journeys find Playwright.
  folder = mkdtempSync(resolve('.cache/made-journeys-'));
  writeFileSync(join(folder, 'made.spec.ts'), JOURNEYS);
  writeFileSync(join(folder, 'playwright.config.ts'), CONFIG);
  writeFileSync(join(folder, 'made-tests.ts'), TESTS);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs steps of the tests in a process of their own. */
function runSteps(...steps: string[]) {
  const program = `
    import { playwrightStep, runSteps, vitestStep } from './scripts/test-run/test-steps.ts';
    await runSteps([${steps}], ${JSON.stringify(join(folder, 'reports'))});
  `;
  const { status, stdout } = spawnSync(process.execPath, ['--input-type=module-typescript', '-e', program], {
    encoding: 'utf8',
    // The journeys need no browser; without a path one would be installed.
    env: { ...process.env, CHROME_PATH: process.execPath },
  });
  const logs = readdirSync(join(folder, 'reports')).filter((name) => name.endsWith('.log'));
  return { status, lines: stdout.trimEnd().split('\n'), logs: logs.sort() };
}

/** The source of a step that runs some of the journeys. */
function journeys(name: string, titles: RegExp): string {
  const args = ['--config', join(folder, 'playwright.config.ts'), '--grep', titles.source];
  return `playwrightStep(${JSON.stringify(name)}, ${JSON.stringify(args)})`;
}

const readLog = (name: string) => readFileSync(join(folder, 'reports', name), 'utf8');

it('a journey that fails and then passes counts as passed, is named before the last line, and leaves both logs; a fault fails twice', () => {
  const { status, lines, logs } = runSteps(
    journeys('one browser', /goes well|slips once/),
    journeys('another', /slips once|has a fault/),
  );
  expect(lines).toContainEqual(expect.stringMatching(/^=== one browser: 2 passed, 0 failed, \d+ s$/));
  expect(lines).toContainEqual(expect.stringMatching(/^=== another: 1 passed, 1 failed, \d+ s$/));
  expect(lines.filter((line) => /has a fault \(retry #1\)/.test(line))).toHaveLength(1);
  expect(lines.slice(-3)).toEqual([
    expect.stringMatching(/^failed: made\.spec\.ts › has a fault: Error: .* Expected: "none" Received: "a fault"/),
    'flaky: made.spec.ts › slips once; made.spec.ts › slips once',
    '3 passed, 1 failed',
  ]);
  expect(status).toBe(1);

  expect(logs).toEqual([
    'another-made-spec-ts-slips-once.run-1.log',
    'another-made-spec-ts-slips-once.run-2.log',
    'one-browser-made-spec-ts-slips-once.run-1.log',
    'one-browser-made-spec-ts-slips-once.run-2.log',
  ]);
  const [first = '', second = ''] = logs.map(readLog);
  expect(first).toMatch(/^made\.spec\.ts › slips once\nrun 1: failed after \d+ ms\n/);
  expect(first).toContain('Expected: 1\nReceived: 0');
  expect(first).toContain('before the slip');
  expect(second).toMatch(/^made\.spec\.ts › slips once\nrun 2: passed after \d+ ms\n/);
  expect(second).toContain('before the slip');
});

it('a test, a hook and an error outside of both are each a failure of one line at the end', () => {
  const config = join(folder, 'vitest.config.ts');
  writeFileSync(
    config,
    `export default { test: { dir: ${JSON.stringify(folder)}, name: 'made', include: ['made-tests.ts'] } };`,
  );
  const { status, lines } = runSteps(`vitestStep('unit tests', ['--config', ${JSON.stringify(config)}])`);
  const file = `made ${relative('.', folder)}/made-tests.ts`;
  expect(lines.slice(-4)).toEqual([
    `failed: ${file} › a suite: not ready`,
    `failed: ${file} › has a fault: expected 'a fault' to be 'none' // Object.is equality`,
    'failed: outside of the tests: too late',
    '1 passed, 3 failed',
  ]);
  expect(status).toBe(1);
});

it('a command that fails is named by its step', () => {
  const { lines } = runSteps("{ name: 'types', run: async () => ({ passed: 0, failed: 1 }) }");
  expect(lines.slice(-2)).toEqual(['failed: types', '0 passed, 1 failed']);
});

it('without a flaky journey there is no such line', () => {
  const { status, lines } = runSteps("{ name: 'types', run: async () => ({ passed: 1, failed: 0 }) }");
  expect(lines).toEqual(['', '=== types', '=== types: 1 passed, 0 failed, 0 s', '', '1 passed, 0 failed']);
  expect(status).toBe(0);
});

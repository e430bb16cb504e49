import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterEach, expect, it, vi } from 'vitest';
import { captureLog } from '../testing/log.ts';
import { announce, log, setLogLevel } from './logger.ts';

const TERMINAL = Object.getOwnPropertyDescriptor(process.stdout, 'isTTY');
afterEach(() => {
  if (TERMINAL) Object.defineProperty(process.stdout, 'isTTY', TERMINAL);
  else Reflect.deleteProperty(process.stdout, 'isTTY');
});

const onTerminal = (value: boolean) => Object.defineProperty(process.stdout, 'isTTY', { value, configurable: true });

/** What a process writes that runs this program with the logger and exits right after it. */
async function outputOf(program: string) {
  const script = `const { announce, log, setLogLevel } = await import('./server/observability/logger.ts'); ${program}; process.exit()`;
  const { stdout, stderr } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script]);
  const lines = (text: string) => text.split('\n').flatMap((line) => (line === '' ? [] : JSON.parse(line)));
  return { stdout: lines(stdout), stderr: lines(stderr) };
}

it('writes warnings and errors to stderr and all other lines to stdout, also right before the process exits', async () => {
  const levels = ['debug', 'info', 'warn', 'error', 'fatal'];
  const { stdout, stderr } = await outputOf(
    `setLogLevel('debug'); for (const level of ${JSON.stringify(levels)}) log[level]({ from: 'test', ms: 1 })`,
  );
  const line = (level: string) => ({ level, time: expect.any(String), pid: expect.any(Number), from: 'test', ms: 1 });
  expect(stdout).toEqual(['debug', 'info'].map(line));
  expect(stderr).toEqual(['warn', 'error', 'fatal'].map(line));
  for (const { time } of [...stdout, ...stderr]) expect(new Date(time).toISOString()).toBe(time);
});

it('writes no line below the level', () => {
  const { lines } = captureLog('warn');
  log.info({ from: 'quiet' });
  log.error({ from: 'loud' });
  setLogLevel('silent');
  log.fatal({ from: 'quiet' });
  expect(lines().map(({ from }) => from)).toEqual(['loud']);
});

it('announces as a line of the log at every level where no terminal is', async () => {
  const { stdout, stderr } = await outputOf(
    `setLogLevel('silent'); announce('info', 'test', 'one\\ntwo'); announce('warn', 'test', 'three')`,
  );
  expect(stdout).toMatchObject([{ level: 'info', from: 'test', message: 'one\ntwo' }]);
  expect(stderr).toMatchObject([{ level: 'warn', from: 'test', message: 'three' }]);
});

it('announces in plain words on a terminal', () => {
  const { written } = captureLog();
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  onTerminal(true);
  announce('info', 'test', 'ready');
  expect(write.mock.calls).toEqual([['ready\n']]);
  onTerminal(false);
  announce('info', 'test', 'ready');
  expect(written).toHaveLength(1);
});

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { destination, log, setLogLevel } from './logger.ts';

const written = () => vi.mocked(destination.send).mock.calls.map(([text]) => text.trimEnd().split('\n'));
const START = Date.parse('2026-11-21T10:00:00.000Z');

beforeEach(() => {
  vi.useFakeTimers({ now: START });
  vi.spyOn(destination, 'send').mockImplementation(() => {});
  setLogLevel('info');
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
  vi.mocked(destination.send).mockRestore();
  setLogLevel('warn');
});

it('lines of 50 ms are written together, each with the time at which it was said', () => {
  log.info({ from: 'one' });
  vi.advanceTimersByTime(49);
  log.info({ from: 'other' });
  expect(written()).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(written().map((lines) => lines.map((line) => JSON.parse(line)))).toEqual([
    [
      { level: 'info', time: '2026-11-21T10:00:00.000Z', pid: process.pid, from: 'one' },
      { level: 'info', time: '2026-11-21T10:00:00.049Z', pid: process.pid, from: 'other' },
    ],
  ]);
  vi.advanceTimersByTime(1000);
  expect(written()).toHaveLength(1);
});

it('no more than 64 lines wait', () => {
  for (let line = 1; line <= 64; line += 1) log.info({ from: 'many', tries: line });
  expect(written()).toEqual([]);
  log.info({ from: 'many', tries: 65 });
  expect(written().map((lines) => lines.map((line) => JSON.parse(line).tries))).toEqual([
    Array.from({ length: 65 }, (_, line) => line + 1),
  ]);
});

it('a line below the level is neither written nor kept', () => {
  log.debug({ from: 'quiet' });
  setLogLevel('debug');
  vi.advanceTimersByTime(100);
  expect(written()).toEqual([]);
});

it('what is wrong is said at once, on stderr', () => {
  const stderr = vi.spyOn(console, 'error').mockImplementation(() => {});
  log.info({ from: 'before' });
  log.warn({ from: 'wrong' });
  expect(stderr.mock.calls.map(([line]) => JSON.parse(line).from)).toEqual(['wrong']);
  expect(written()).toEqual([]);
  stderr.mockRestore();
});

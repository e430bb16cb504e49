import type { Worker } from 'node:cluster';
import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createCrew } from './crew.ts';

class FakeWorker extends EventEmitter {
  readonly heard: unknown[] = [];
  readonly process = { kill: vi.fn((signal: string) => this.ends(null, signal)) };
  isConnected = () => true;
  disconnect = () => this.heard.push('disconnect');
  send = (message: unknown) => this.heard.push(message);
  becomesReady = () => this.emit('message', { says: 'ready' });

  ends(code: number | null, signal = '', lastWords?: string): void {
    this.emit('exit', code, signal);
    if (lastWords) this.emit('message', { says: 'cannot-start', sentence: lastWords });
    this.emit('disconnect');
  }
}

let started: FakeWorker[];
const begin = (count: number) =>
  createCrew({ count, drainMs: 2000 }, () => {
    started.push(new FakeWorker());
    return started.at(-1) as unknown as Worker;
  });
const newest = () => started.at(-1) as FakeWorker;
beforeEach(() => {
  started = [];
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => vi.useRealTimers());

async function readyCrew() {
  const crew = begin(2);
  for (const worker of started) worker.becomesReady();
  await crew.ready;
  return crew;
}

it('is ready when all are', async () => {
  const crew = begin(2);
  const heard = vi.fn();
  void crew.ready.then(heard);
  started[0]?.becomesReady();
  await vi.advanceTimersByTimeAsync(0);
  expect(heard).not.toHaveBeenCalled();
  started[1]?.becomesReady();
  await vi.advanceTimersByTimeAsync(0);
  expect(heard).toHaveBeenCalled();
});

it('gives up with the words of the first one that cannot start, and starts no other', async () => {
  const crew = begin(2);
  const fault = crew.ready.catch((error) => error.message);
  for (const worker of started) worker.ends(1, '', 'The database does not answer.');
  expect(await fault).toBe('The database does not answer.');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(started).toHaveLength(2);
});

it('gives up when one dies before it was ready', async () => {
  const crew = begin(2);
  started[0]?.becomesReady();
  started[1]?.ends(null, 'SIGKILL');
  await expect(crew.ready).rejects.toThrow('A process ended by itself (SIGKILL).');
});

it('replaces one that died at once', async () => {
  await readyCrew();
  started[0]?.ends(null, 'SIGKILL');
  await vi.advanceTimersByTimeAsync(0);
  expect(started).toHaveLength(3);
});

it('lets one that dies again and again rest, and never gives up', async () => {
  await readyCrew();
  newest().ends(1);
  for (let second = 0; second < 600; second += 1) {
    await vi.advanceTimersByTimeAsync(1000);
    if (newest().heard.length === 0) newest().ends(1);
    newest().heard.push('ended');
  }
  expect(started.length).toBeGreaterThan(20);
  expect(started.length).toBeLessThan(100);
});

it('lets those that are ready finish, ends those that are not, and replaces none', async () => {
  const crew = await readyCrew();
  started[0]?.ends(1);
  await vi.advanceTimersByTimeAsync(0);
  const ended = crew.end();
  await vi.advanceTimersByTimeAsync(1999);
  expect(started[1]?.heard).toEqual([{ says: 'drain' }]);
  await vi.advanceTimersByTimeAsync(1);
  expect(started[1]?.heard).toEqual([{ says: 'drain' }, { says: 'close' }, 'disconnect']);
  expect(started[2]?.process.kill).toHaveBeenCalledWith('SIGKILL');
  started[1]?.ends(0);
  await ended;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(started).toHaveLength(3);
});

it('says so when one of them did not end well', async () => {
  const crew = await readyCrew();
  const fault = crew.end().catch((error) => error.message);
  started[0]?.ends(0);
  started[1]?.ends(null, 'SIGSEGV');
  await vi.advanceTimersByTimeAsync(2000);
  expect(await fault).toBe('A process ended by itself (SIGSEGV).');
});

it('lets one that is asked to end finish, once, and replaces it', async () => {
  await readyCrew();
  started[0]?.emit('message', { says: 'asked-to-end' });
  started[0]?.emit('message', { says: 'asked-to-end' });
  await vi.advanceTimersByTimeAsync(2000);
  expect(started[0]?.heard).toEqual([{ says: 'drain' }, { says: 'close' }, 'disconnect']);
  started[0]?.ends(0);
  await vi.advanceTimersByTimeAsync(0);
  expect(started).toHaveLength(3);
});

import { readFile, writeFile } from 'node:fs/promises';
import { afterEach, beforeEach, expect, it, type MockInstance, vi } from 'vitest';
import { log } from '../observability/logger.ts';
import { filledFolder, jobIn } from '../testing/databases/data-folder.ts';
import { type BackupJob, listBackups, takeBackup } from './backup.ts';
import { SCHEDULE, scheduleBackups } from './scheduled-backups.ts';

const HOUR_MS = 60 * 60 * 1000;
let clock: Date;
let logged: MockInstance<typeof log.info>;
let failed: MockInstance<typeof log.error>;
let end = async () => {};
const onFailure = vi.fn();
/** How long the schedule waits now, and what ends that. */
let waiting: { ms: number; over: () => void } | null;
beforeEach(() => {
  clock = new Date();
  waiting = null;
  onFailure.mockClear();
  logged = vi.spyOn(log, 'info').mockReturnValue();
  failed = vi.spyOn(log, 'error').mockReturnValue();
});
afterEach(() => end());

function start(job: BackupJob, hours: number): void {
  const wait = (ms: number, signal: AbortSignal) =>
    new Promise<void>((resolve) => {
      waiting = { ms, over: resolve };
      if (signal.aborted) resolve();
      signal.addEventListener('abort', () => resolve());
    });
  end = scheduleBackups([job], hours, onFailure, { now: () => clock, wait });
}

/** Waits for the end of a round, and gives how long the schedule waits then. */
const roundIsOver = async () => {
  await vi.waitFor(() => expect(waiting).not.toBeNull(), { timeout: 20_000 });
  return waiting?.ms;
};
async function nextRoundAfter(ms: number) {
  clock = new Date(clock.getTime() + ms);
  const { over } = waiting ?? {};
  waiting = null;
  over?.();
  return roundIsOver();
}
const countBackups = async ({ folder }: BackupJob) => (await listBackups(folder, 'main')).length;

it('takes one at the start when there is none, and the next when that is too old', async () => {
  const job = jobIn(await filledFolder());
  start(job, 6);
  expect(await roundIsOver()).toBe(SCHEDULE.checkEveryMs);
  const line = logged.mock.calls[0]?.[0];
  const [file, bytes, ms] = [expect.any(String), expect.any(Number), expect.any(Number)];
  expect(line).toEqual({ from: 'backup', file, bytes, ms });
  expect((await readFile(line?.file ?? '')).length).toBe(line?.bytes);
  await nextRoundAfter(5 * HOUR_MS);
  expect(await countBackups(job)).toBe(1);
  await nextRoundAfter(2 * HOUR_MS);
  expect(await countBackups(job)).toBe(2);
  expect(logged).toHaveBeenCalledTimes(2);
  expect(failed).not.toHaveBeenCalled();
});

it.each([
  ['none at the start while the newest is young enough', -5, 1],
  ['one when the newest is of a future that the clock came back from', 5, 2],
])('takes %s', async (_what, hours, backups) => {
  const job = jobIn(await filledFolder());
  await takeBackup(job, new Date(clock.getTime() + hours * HOUR_MS));
  start(job, 6);
  await roundIsOver();
  expect(await countBackups(job)).toBe(backups);
});

it('takes none unless it is asked to', async () => {
  const job = jobIn(await filledFolder());
  start(job, 0);
  await end();
  expect(await countBackups(job)).toBe(0);
});

it('logs a fault in one line, and tries again after a pause', async () => {
  const job = jobIn(await filledFolder());
  const whole = await readFile(job.place);
  await writeFile(job.place, 'Dear diary, today I found a list of letters that look alike. '.repeat(99));
  start(job, 6);
  expect(await roundIsOver()).toBe(SCHEDULE.pauseAfterFaultMs);
  const fault = expect.stringMatching(/^The database is damaged: .+\.$/);
  expect(failed.mock.calls).toEqual([[{ from: 'backup', fault }]]);
  expect(onFailure).toHaveBeenCalledTimes(1);
  await writeFile(job.place, whole);
  expect(await nextRoundAfter(HOUR_MS)).toBe(SCHEDULE.checkEveryMs);
  expect(await countBackups(job)).toBe(1);
  expect(onFailure).toHaveBeenCalledTimes(1);
});

it('ends with the server, also half-way', async () => {
  start(jobIn(await filledFolder(500, 20)), 6);
  await end();
  expect(logged).not.toHaveBeenCalled();
  expect(failed).not.toHaveBeenCalled();
  expect(onFailure).not.toHaveBeenCalled();
});

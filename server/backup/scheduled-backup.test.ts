import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { afterEach, beforeEach, expect, it, type MockInstance, vi } from 'vitest';
import { log } from '../observability/logger.ts';
import { databaseFile, emptyFolder, filledFolder, jobIn } from '../testing/data-folder.ts';
import { listBackups } from './backup-files.ts';
import { lockFolder } from './folder-lock.ts';
import { SCHEDULE, scheduleBackups } from './scheduled-backup.ts';
import { type BackupJob, takeBackup, takeDueBackup } from './take-backup.ts';
import { type BackupOrder, takeIfDue } from './take-if-due.ts';
import { type Taking, takeInWorker } from './take-in-worker.ts';

const HOUR_MS = 60 * 60 * 1000;
let clock = new Date();
let logged: MockInstance<typeof log.info>;
let failed: MockInstance<typeof log.error>;
let end = async () => {};
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  clock = new Date();
  logged = vi.spyOn(log, 'info').mockReturnValue();
  failed = vi.spyOn(log, 'error').mockReturnValue();
});
afterEach(async () => {
  await end();
  vi.useRealTimers();
});

/** Without a thread, which takes a while to come up. */
const takeHere = (order: BackupOrder): Taking => ({ outcome: takeIfDue(order), stop: async () => {} });
const start = (job: BackupJob, hours: number, begin = takeHere) => {
  end = scheduleBackups([job], hours, () => clock, begin);
};
const untilLines = (spy: MockInstance, count: number) =>
  vi.waitFor(() => expect(spy).toHaveBeenCalledTimes(count), { timeout: 20_000 });
const countBackups = async ({ folder }: BackupJob) => (await listBackups(folder, 'main')).length;

it('takes one at the start when there is none, and the next when that is too old', async () => {
  const job = jobIn(await filledFolder());
  start(job, 6, takeInWorker);
  await untilLines(logged, 1);
  const line = logged.mock.calls[0]?.[0];
  expect(line).toEqual({
    from: 'backup',
    file: expect.any(String),
    bytes: expect.any(Number),
    ms: expect.any(Number),
  });
  expect((await readFile(line?.file ?? '')).length).toBe(line?.bytes);
  clock = new Date(clock.getTime() + 5 * HOUR_MS);
  await vi.advanceTimersByTimeAsync(3 * SCHEDULE.checkEveryMs);
  expect(await countBackups(job)).toBe(1);
  clock = new Date(clock.getTime() + 2 * HOUR_MS);
  await vi.advanceTimersByTimeAsync(3 * SCHEDULE.checkEveryMs);
  await untilLines(logged, 2);
  expect(failed).not.toHaveBeenCalled();
});

it('takes none at the start while the newest is young enough', async () => {
  const job = jobIn(await filledFolder());
  await takeBackup(job, new Date(clock.getTime() - 5 * HOUR_MS));
  start(job, 6);
  await end();
  expect(await countBackups(job)).toBe(1);
});

it('takes one when the newest is of a future that the clock came back from', async () => {
  const job = jobIn(await filledFolder());
  await takeBackup(job, new Date(clock.getTime() + 5 * HOUR_MS));
  start(job, 6);
  await untilLines(logged, 1);
  expect(await countBackups(job)).toBe(2);
});

it('takes none unless it is asked to', async () => {
  const job = jobIn(await filledFolder());
  start(job, 0);
  await vi.advanceTimersByTimeAsync(2 * SCHEDULE.checkEveryMs);
  expect(await countBackups(job)).toBe(0);
});

it('logs a fault in one line, and tries again after a pause', async () => {
  const dataDir = await filledFolder();
  const job = jobIn(dataDir);
  const whole = await readFile(job.place);
  await writeFile(job.place, 'Dear diary, today I found a list of letters that look alike. '.repeat(99));
  start(job, 6);
  await untilLines(failed, 1);
  expect(failed).toHaveBeenCalledWith({
    from: 'backup',
    fault: expect.stringMatching(/^The database is damaged: .+\.$/),
  });
  await writeFile(job.place, whole);
  await vi.advanceTimersByTimeAsync(2 * SCHEDULE.checkEveryMs);
  expect(await countBackups(job)).toBe(0);
  clock = new Date(clock.getTime() + SCHEDULE.pauseAfterFaultMs);
  await vi.advanceTimersByTimeAsync(SCHEDULE.checkEveryMs);
  await untilLines(logged, 1);
});

it('leaves it to another process that is at it, and looks again soon', async () => {
  const job = jobIn(await filledFolder());
  await mkdir(job.folder);
  const { unlock } = lockFolder(job.folder);
  start(job, 6);
  await vi.advanceTimersByTimeAsync(SCHEDULE.checkEveryMs);
  unlock();
  await vi.waitFor(
    async () => {
      await vi.advanceTimersByTimeAsync(SCHEDULE.checkEveryMs);
      expect(logged).toHaveBeenCalledTimes(1);
    },
    { timeout: 20_000 },
  );
  expect(failed).not.toHaveBeenCalled();
});

it('takes one, however many processes share the folder and find that it is time', async () => {
  const job = jobIn(await filledFolder(200, 20));
  const ends = [1, 2, 3].map(() => scheduleBackups([job], 6, () => clock, takeHere));
  end = async () => void (await Promise.all(ends.map((each) => each())));
  await untilLines(logged, 1);
  // What looked before the first one was there, and comes to it after.
  expect(await takeDueBackup(job, 6 * HOUR_MS, clock)).toBeNull();
  for (let minutes = 0; minutes < 5; minutes += 1) await vi.advanceTimersByTimeAsync(SCHEDULE.checkEveryMs);
  await end();
  expect(await countBackups(job)).toBe(1);
  expect(failed).not.toHaveBeenCalled();
});

it('ends with the server, also half-way', async () => {
  const job = jobIn(await emptyFolder());
  start({ ...job, place: databaseFile(await filledFolder(500, 20)) }, 6, takeInWorker);
  await end();
  await vi.advanceTimersByTimeAsync(2 * SCHEDULE.checkEveryMs);
  expect(logged).not.toHaveBeenCalled();
  expect(failed).not.toHaveBeenCalled();
});

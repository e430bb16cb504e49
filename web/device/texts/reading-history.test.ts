import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Reading } from '#rules/reading/reading-history.ts';
import { startTestDevice } from '../../api/testing/test-device.ts';

const READING: Reading = {
  id: 'first',
  owner: null,
  kind: 'listened',
  textId: 'tides',
  title: 'Tides',
  words: 100,
  durationMs: 60_000,
  wordsPerMinute: null,
  finishedAt: '2026-11-24T10:00:00.000Z',
};
const LATER: Reading = { ...READING, id: 'later', finishedAt: '2026-11-24T11:00:00.000Z' };
const OF_ADA: Reading = { ...READING, id: 'of-ada', owner: 'ada' };

beforeEach(() => void startTestDevice());

/** The history in a new tab. */
async function openHistory() {
  vi.resetModules();
  const { clearDeviceOf } = await import('../device-clearing.ts');
  const { deviceStore } = await import('../device-store.ts');
  return { ...(await import('./reading-history.ts')), clearDeviceOf, deviceStore };
}

describe('the reading history', () => {
  it('is empty at first', async () => {
    const { readingsOf } = await openHistory();
    expect(await readingsOf(null)).toEqual([]);
  });

  it('has the newest reading first, also in a new tab', async () => {
    const { addReading } = await openHistory();
    for (const reading of [READING, LATER]) await addReading(reading);
    const { readingsOf } = await openHistory();
    expect(await readingsOf(null)).toEqual([LATER, READING]);
  });

  it('replaces a reading that is stored again', async () => {
    const { addReading, readingsOf } = await openHistory();
    await addReading(READING);
    await addReading({ ...READING, words: 140 });
    expect(await readingsOf(null)).toEqual([{ ...READING, words: 140 }]);
  });

  it('keeps the readings of a learner and of the visitor apart', async () => {
    const { addReading, readingsOf, forgetReadings } = await openHistory();
    for (const reading of [READING, OF_ADA]) await addReading(reading);
    expect(await readingsOf('ada')).toEqual([OF_ADA]);
    expect(await readingsOf(null)).toEqual([READING]);
    await forgetReadings(null);
    expect(await readingsOf(null)).toEqual([]);
    expect(await readingsOf('ada')).toEqual([OF_ADA]);
  });

  it('goes with the account, and leaves that of the visitor', async () => {
    const { addReading, readingsOf, clearDeviceOf } = await openHistory();
    for (const reading of [READING, OF_ADA]) await addReading(reading);
    await clearDeviceOf('ada');
    expect(await readingsOf('ada')).toEqual([]);
    expect(await readingsOf(null)).toEqual([READING]);
  });

  it('leaves out what is no reading', async () => {
    const { addReading, readingsOf, deviceStore } = await openHistory();
    await addReading(READING);
    await (await deviceStore()).put('readings', { ...READING, id: 'broken', words: 'many' } as never);
    expect(await readingsOf(null)).toEqual([READING]);
  });

  it('sends nothing', async () => {
    const { sent } = startTestDevice();
    const { addReading } = await openHistory();
    await addReading(READING);
    expect(sent).toEqual([]);
  });
});

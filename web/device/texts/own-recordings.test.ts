import { beforeEach, expect, it, vi } from 'vitest';
import { startTestDevice } from '../../api/testing/test-device.ts';

beforeEach(() => {
  startTestDevice();
  vi.resetModules();
});

const recording = (id: string, owner: string | null, finishedAt = '2026-11-24T10:00:00.000Z') => ({
  id,
  owner,
  textId: 'last-bus',
  title: 'The last bus',
  finishedAt,
  wordsPerMinute: 90,
  sound: new Blob(['sound']),
});

it('shows each learner, and the visitor, only their own recordings, the newest first', async () => {
  const { keepRecording, recordingsOf } = await import('./own-recordings.ts');
  await keepRecording(recording('a', 'ada', '2026-11-22T10:00:00.000Z'));
  await keepRecording(recording('b', 'ada', '2026-11-23T10:00:00.000Z'));
  await keepRecording(recording('c', null));
  const idsOf = async (owner: string | null) => (await recordingsOf(owner)).map(({ id }) => id);
  expect(await idsOf('ada')).toEqual(['b', 'a']);
  expect(await idsOf(null)).toEqual(['c']);
  expect(await idsOf('bo')).toEqual([]);
});

it('deletes one recording, and all of a learner whose data leave the device', async () => {
  const { deleteRecording, keepRecording, recordingsOf } = await import('./own-recordings.ts');
  const { clearDeviceOf } = await import('../device-clearing.ts');
  for (const [id, owner] of [
    ['a', 'ada'],
    ['b', 'ada'],
    ['c', null],
  ] as const)
    await keepRecording(recording(id, owner));
  await deleteRecording('a');
  expect((await recordingsOf('ada')).map(({ id }) => id)).toEqual(['b']);
  await clearDeviceOf('ada');
  expect(await recordingsOf('ada')).toEqual([]);
  expect((await recordingsOf(null)).map(({ id }) => id)).toEqual(['c']);
});

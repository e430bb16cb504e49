import { beforeEach, expect, it, vi } from 'vitest';
import { startTestDevice } from '../../api/testing/test-device.ts';

beforeEach(() => {
  startTestDevice();
  vi.resetModules();
});

const SECTIONS = [
  { heading: 'One', paragraphs: ['Bees hum.', 'They fly.'] },
  { heading: null, paragraphs: ['They sleep.'], languages: ['en-GB'] },
];
const at = (minute: number) => new Date(Date.UTC(2026, 10, 24, 10, minute));

it('shows a learner their own texts only, the newest first', async () => {
  const { addOwnText, ownText, ownTexts } = await import('./own-texts.ts');
  const older = await addOwnText('ada', 'Bees', SECTIONS, at(1));
  await addOwnText('ada', 'Ants', SECTIONS, at(2));
  await addOwnText(null, 'Nobody', SECTIONS, at(3));
  expect((await ownTexts('ada')).map(({ title, words }) => [title, words])).toEqual([
    ['Ants', 6],
    ['Bees', 6],
  ]);
  expect(await ownText(older, 'bo')).toBeNull();
  expect(await ownText(older, null)).toBeNull();
  expect((await ownText(older, 'ada'))?.headings).toEqual(['One', null]);
});

it('gives texts that were added signed out to the learner who takes them, with their place, and no other learner’s', async () => {
  const { addOwnText, changeOwnText, claimOwnTexts, ownTexts } = await import('./own-texts.ts');
  const unclaimed = await addOwnText(null, 'Bees', SECTIONS, at(1));
  await changeOwnText(unclaimed, { place: { section: 1, sentence: 0 } });
  await addOwnText('bo', 'Ants', SECTIONS, at(2));
  await claimOwnTexts('ada');
  expect(await ownTexts(null)).toEqual([]);
  expect(await ownTexts('ada')).toMatchObject([{ id: unclaimed, title: 'Bees', place: { section: 1, sentence: 0 } }]);
  expect((await ownTexts('bo')).map(({ title }) => title)).toEqual(['Ants']);
});

it('deletes a text with its sections, and brings it back unchanged', async () => {
  const { addOwnText, changeOwnText, deleteOwnText, ownText, restoreOwnText, sectionOf } = await import(
    './own-texts.ts'
  );
  const id = await addOwnText('ada', 'Bees', SECTIONS, at(1));
  await changeOwnText(id, { title: 'My bees', place: { section: 1, sentence: 0 } });
  const before = await ownText(id, 'ada');
  const deleted = await deleteOwnText(id);
  expect(await ownText(id, 'ada')).toBeNull();
  expect((await sectionOf(id, 1)).paragraphs).toEqual([]);
  if (deleted) await restoreOwnText(deleted);
  expect(await ownText(id, 'ada')).toEqual(before);
  expect(await sectionOf(id, 0)).toMatchObject({ paragraphs: ['Bees hum.', 'They fly.'] });
  expect(await sectionOf(id, 1)).toMatchObject({ paragraphs: ['They sleep.'], languages: ['en-GB'] });
});

it('goes with the account of the learner, and no other text does', async () => {
  const { addOwnText, ownTexts, sectionOf } = await import('./own-texts.ts');
  const { clearDeviceOf } = await import('../device-clearing.ts');
  const adas = await addOwnText('ada', 'Bees', SECTIONS, at(1));
  const bos = await addOwnText('bo', 'Ants', SECTIONS, at(2));
  await clearDeviceOf('ada');
  expect(await ownTexts('ada')).toEqual([]);
  expect((await sectionOf(adas, 0)).paragraphs).toEqual([]);
  expect((await sectionOf(bos, 1)).paragraphs).toEqual(['They sleep.']);
  expect(await ownTexts('bo')).toHaveLength(1);
});

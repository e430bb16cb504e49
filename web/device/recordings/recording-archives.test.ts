import { describe, expect, it } from 'vitest';
import { archiveNameIn, archiveNameOf, joinRecordings, recordingIn } from './recording-archives.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const FIRST = { address: '/clips/words/ball.mp3', bytes: bytesOf('ball') };
const EMPTY = { address: '/clips/words/none.mp3', bytes: bytesOf('') };
const INDEX = { address: '/clips/words/index.json', bytes: bytesOf('{"é":1}') };
const LAST = { address: '/clips/words/süß.mp3', bytes: bytesOf('z') };
const archive = new Blob([joinRecordings([FIRST, EMPTY, INDEX, LAST])]);

describe('an archive', () => {
  it.each([
    ['the first', FIRST, 'ball', 'audio/mpeg'],
    ['an empty one', EMPTY, '', 'audio/mpeg'],
    ['one with letters of several bytes', INDEX, '{"é":1}', 'application/json'],
    ['the last', LAST, 'z', 'audio/mpeg'],
  ])('gives back each recording as it was: %s', async (_which, { address }, text, type) => {
    const found = await recordingIn(archive, address);
    expect([await found?.text(), found?.type]).toEqual([text, type]);
  });

  it('has nothing of an address that is not in it', async () => {
    expect(await recordingIn(archive, '/clips/words/bal.mp3')).toBeNull();
    expect(await recordingIn(new Blob([joinRecordings([])]), FIRST.address)).toBeNull();
  });

  it('that lost its end gives the recordings before, and never a part of one', async () => {
    const cut = archive.slice(0, archive.size - 1);
    expect(await recordingIn(cut, LAST.address)).toBeNull();
    expect(await (await recordingIn(cut, INDEX.address))?.text()).toBe('{"é":1}');
  });

  it.each([
    ['empty', 0],
    ['cut in the length', 3],
    ['cut in the table', 20],
  ])('that is %s is damaged', async (_what, size) => {
    await expect(recordingIn(archive.slice(0, size), FIRST.address)).rejects.toThrow();
  });
});

it.each([
  ['/clips/reading/0016bf80e56986ff.mp3', 'reading-0'],
  ['/clips/reading/f016bf80e56986ff.mp3', 'reading-f'],
  ['/clips/reading-de/a016bf80e56986ff.mp3', 'reading-de-a'],
  ['/clips/reading/index.json', 'reading'],
  ['/clips/letters/capital-a.mp3', 'letters'],
  ['/clips/words/bed.mp3', 'words'],
  ['/clips/words/deadbeef.mp3', 'words'],
  ['/clips/alone.mp3', null],
  ['/assets/words/bed.mp3', null],
])('%s is in the archive %s', (recording, name) => {
  expect(archiveNameOf(recording)).toBe(name);
});

it('the name of an archive is in its address, before the hash', () => {
  expect(archiveNameIn('/assets/recordings/reading-de-0.1f2e3d4c5b6a.bin')).toBe('reading-de-0');
});

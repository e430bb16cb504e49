import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { archiveNameIn, type RecordingArchive, recordingIn } from '../../web/device/recordings/recording-archives.ts';
import { buildRecordingArchives } from './recording-archives.ts';

const SENTENCES = ['00', '01', 'a0'].map((start) => `/clips/reading/${start.padEnd(16, '7')}.mp3`);
const FILES = [...SENTENCES, '/clips/reading/index.json', '/clips/letters/small-b.mp3', '/clips/words/bed.mp3'];

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'thembstudy-archives-'));
  for (const file of [...FILES, '/clips/letters/LICENSE']) write(file, `content of ${file}`);
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(file: string, content: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), content);
}

async function build(): Promise<RecordingArchive[]> {
  await buildRecordingArchives(folder);
  return JSON.parse(readFileSync(join(folder, 'recording-archives.json'), 'utf8'));
}

const contentOf = (address: string) => new Blob([readFileSync(join(folder, address))]);

it('each recording is in one archive, which is listed with its size', async () => {
  const list = await build();
  expect(list.map(({ address }) => archiveNameIn(address))).toEqual([
    'letters',
    'reading-0',
    'reading-a',
    'reading',
    'words',
  ]);
  for (const { address, bytes } of list) expect(contentOf(address).size).toBe(bytes);
  for (const file of FILES) {
    const found = await Promise.all(list.map(({ address }) => recordingIn(contentOf(address), file)));
    const texts = await Promise.all(found.flatMap((each) => each?.text() ?? []));
    expect(texts).toEqual([`content of ${file}`]);
  }
});

it('a changed sentence changes the addresses of its archive and of the index alone', async () => {
  const before = (await build()).map(({ address }) => address);
  write(SENTENCES[2] ?? '', 'spoken anew');
  write('/clips/reading/index.json', 'times of the new one');
  const changed = (await build()).filter(({ address }) => !before.includes(address));
  expect(changed.map(({ address }) => archiveNameIn(address))).toEqual(['reading-a', 'reading']);
});

it('a recording that no archive takes fails the build', async () => {
  write('/clips/alone.mp3', '');
  await expect(build()).rejects.toThrow('No archive takes /clips/alone.mp3.');
});

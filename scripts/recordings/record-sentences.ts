import { existsSync } from 'node:fs';
import { glob, mkdir, mkdtempDisposable, readFile, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { RecordingIndex } from '../../web/read-aloud/sentence-recordings.ts';
import { encode, levelled, output } from './audio.ts';
import { speak } from './festival.ts';
import { SENTENCE_CLIPS, sentenceClip, spokenForm } from './spoken-sentence.ts';

type Named = readonly [name: string, text: string];

/** Records the sentences that have no recording in the folder, deletes recordings of others, and writes the index. */
export async function recordSentences(sentences: ReadonlyMap<string, string>, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const before = await indexOf(folder);
  const isKept = (name: string) => before[name] !== undefined && existsSync(join(folder, `${name}.mp3`));
  const missing = [...sentences].filter(([name]) => !isKept(name));
  const processes = Math.min(2, availableParallelism());
  const shares = Array.from({ length: processes }, (_, share) => missing.filter((_, at) => at % processes === share));
  const recorded = await Promise.all(shares.map((share) => record(share, folder)));
  const index: RecordingIndex = Object.assign({}, before, ...recorded);
  await deleteOthers(sentences, folder);
  const lines = [...sentences.keys()].sort().map((name) => `  "${name}": [${index[name]?.join(', ')}]`);
  const file = join(folder, 'index.json');
  await writeFile(file, `{\n${lines.join(',\n')}\n}\n`);
  await output(join('node_modules', '.bin', 'biome'), ['format', '--write', file]);
}

async function record(sentences: readonly Named[], folder: string): Promise<RecordingIndex> {
  const index: Record<string, number[]> = {};
  if (sentences.length === 0) return index;
  await using waves = await mkdtempDisposable(join(tmpdir(), 'recordings-'));
  const forms = sentences.map(([, text]) => spokenForm(text));
  const spoken = await speak(
    forms.map((form) => form.map(({ said }) => said)),
    waves.path,
  );
  for (const [at, [name, text]] of sentences.entries()) {
    const { clip, durationMs, onsetsMs } = sentenceClip(
      text,
      forms[at] ?? [],
      spoken[at] ?? { samples: new Float32Array(), words: [] },
    );
    await encode(await levelled(clip), join(folder, `${name}.mp3`), SENTENCE_CLIPS.kilobitsPerSecond);
    index[name] = [durationMs, ...onsetsMs];
  }
  return index;
}

async function indexOf(folder: string): Promise<RecordingIndex> {
  const file = join(folder, 'index.json');
  return existsSync(file) ? JSON.parse(await readFile(file, 'utf8')) : {};
}

async function deleteOthers(sentences: ReadonlyMap<string, string>, folder: string): Promise<void> {
  for await (const file of glob(join(folder, '*.mp3'))) if (!sentences.has(basename(file, '.mp3'))) await rm(file);
}

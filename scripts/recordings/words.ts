import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SOUND_MATCH_WORDS } from '#content/en/sound-match.ts';
import { encode, joined, levelled, silence, trimmed } from './audio.ts';
import { speak } from './festival.ts';
import { LETTER_CLIPS } from './letters.ts';
import { SENTENCE_CLIPS } from './spoken-sentence.ts';

/** Records the words of Sound match, each separately, in the voice of the sentences. Keeps existing recordings. */
export async function recordWords(publicFolder: string): Promise<void> {
  const { sounds, promptOf } = SOUND_MATCH_WORDS;
  const missing = sounds
    .flat()
    .map(promptOf)
    .filter(({ clip }) => !existsSync(join(publicFolder, clip)));
  if (missing.length === 0) return;
  const waves = await mkdtemp(join(tmpdir(), 'recordings-'));
  try {
    const spoken = await speak(
      missing.map(({ words }) => [words]),
      waves,
    );
    for (const [at, { clip }] of missing.entries()) {
      const word = trimmed(spoken[at]?.samples ?? new Float32Array());
      const file = join(publicFolder, clip);
      await mkdir(join(file, '..'), { recursive: true });
      const padded = joined(silence(LETTER_CLIPS.leadMs), word, silence(LETTER_CLIPS.tailMs));
      await encode(await levelled(padded), file, SENTENCE_CLIPS.kilobitsPerSecond);
    }
  } finally {
    await rm(waves, { recursive: true });
  }
}

import { existsSync } from 'node:fs';
import { mkdir, mkdtempDisposable } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LETTERS } from '#content/en/letters.ts';
import { SOUND_MATCH_WORDS } from '#content/en/sound-match.ts';
import { StartupError } from '../../server/environment/startup-error.ts';
import { decoded, encode, INSTALL, joined, levelled, type Samples, silence, trimmed } from './audio.ts';
import { speak } from './festival.ts';
import { SENTENCE_CLIPS } from './spoken-sentence.ts';

/** Records the words of Sound match, each separately, in the voice of the sentences. Keeps existing recordings. */
export async function recordWords(publicFolder: string): Promise<void> {
  const { sounds, promptOf } = SOUND_MATCH_WORDS;
  const missing = sounds
    .flat()
    .map(promptOf)
    .filter(({ clip }) => !existsSync(join(publicFolder, clip)));
  if (missing.length === 0) return;
  await using waves = await mkdtempDisposable(join(tmpdir(), 'recordings-'));
  const spoken = await speak(
    missing.map(({ words }) => [words]),
    waves.path,
  );
  for (const [at, { clip }] of missing.entries()) {
    const word = trimmed(spoken[at]?.samples ?? new Float32Array());
    const file = join(publicFolder, clip);
    await mkdir(join(file, '..'), { recursive: true });
    const padded = joined(silence(LETTER_CLIPS.leadMs), word, silence(LETTER_CLIPS.tailMs));
    await encode(await levelled(padded), file, SENTENCE_CLIPS.kilobitsPerSecond);
  }
}

/** Recordings of Allison Smith, CC BY-SA 3.0, of Debian's package asterisk-core-sounds-en-g722. */
const SOURCE = '/usr/share/asterisk/sounds/en_US_f_Allison';

const LETTER_CLIPS = {
  /** Silence at the start, because wireless headphones may cut off the first moment. */
  leadMs: 60,
  /** A pause, so that the size and the letter are heard as two words. */
  pauseMs: 160,
  tailMs: 150,
  kilobitsPerSecond: 48,
} as const;

/** Joins "uppercase" or "lowercase" with the name of each letter, both equally loud. Keeps existing recordings. */
export async function recordLetters(publicFolder: string): Promise<void> {
  const missing = LETTERS.alphabet.filter((letter) => !existsSync(join(publicFolder, LETTERS.promptOf(letter).clip)));
  if (missing.length === 0) return;
  if (!existsSync(SOURCE)) throw new StartupError(`The recorded letters are missing. ${INSTALL}`);
  const sizes = { capital: await spoken('uppercase'), small: await spoken('lowercase') };
  const { leadMs, pauseMs, tailMs, kilobitsPerSecond } = LETTER_CLIPS;
  for (const letter of missing) {
    const size = letter === letter.toLowerCase() ? sizes.small : sizes.capital;
    const name = await spoken(`letters/${letter.toLowerCase()}`);
    const prompt = await levelled(joined(silence(leadMs), size, silence(pauseMs), name, silence(tailMs)));
    const file = join(publicFolder, LETTERS.promptOf(letter).clip);
    await mkdir(join(file, '..'), { recursive: true });
    await encode(prompt, file, kilobitsPerSecond);
  }
}

/** One recording, trimmed and at the common loudness. */
async function spoken(name: string): Promise<Samples> {
  const samples = trimmed(await decoded(join(SOURCE, `${name}.g722`), '-f', 'g722'));
  const level = await levelled(joined(samples, silence(400)));
  return level.subarray(0, samples.length);
}

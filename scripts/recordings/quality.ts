import { globSync, readFileSync, statSync } from 'node:fs';
import { mkdtempDisposable, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LETTERS } from '#content/en/letters.ts';
import { PASSAGES } from '#content/en/passages.ts';
import { RECORDINGS } from '#content/en/recordings.ts';
import { PAUSES } from '../../web/read-aloud/narrator.ts';
import { type RecordingIndex, recordingOf } from '../../web/read-aloud/sentence-recordings.ts';
import { sentencesOf } from '../../web/read-aloud/sentences.ts';
import { decoded, joined, LEVEL, loudnessLufs, output, silence, writeWave } from './audio.ts';

const MODEL = '/usr/share/pocketsphinx/model/en-us/en-us';
const LEAST_RIGHT = 23;
const MOST_OFF_LUFS = 1;
/** Samples of a decoded file from this value on are clipped. */
const FULL_SCALE = 0.999;

/** The pronunciations of the words of the grammar, in the phones of the CMU dictionary. */
const PHONES = {
  uppercase: 'AH P ER K EY S',
  lowercase: 'L OW ER K EY S',
  A: 'EY',
  B: 'B IY',
  C: 'S IY',
  D: 'D IY',
  E: 'IY',
  F: 'EH F',
  G: 'JH IY',
  H: 'EY CH',
  I: 'AY',
  J: 'JH EY',
  K: 'K EY',
  L: 'EH L',
  M: 'EH M',
  N: 'EH N',
  O: 'OW',
  P: 'P IY',
  Q: 'K Y UW',
  R: 'AA R',
  S: 'EH S',
  T: 'T IY',
  U: 'Y UW',
  V: 'V IY',
  W: 'D AH B AH L Y UW',
  X: 'EH K S',
  Y: 'W AY',
  Z: 'Z IY',
};
const NAMES = Object.keys(PHONES).filter((word) => word.length === 1);

/**
 * Prints the figures of all recordings. A speech recogniser that knows only "uppercase", "lowercase" and the 26
 * letters listens to the 52 prompts of the letter quiz. Sets the exit code 1 when fewer than 23 of 26 letters of a
 * size are recognised, when a recording is not as loud as the others, or when one has clipped samples.
 */
export async function checkQuality(): Promise<void> {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'letters-'));
  await checkLetters(folder.path);
  await checkSound();
  printPace();
}

async function checkLetters(folder: string): Promise<void> {
  const grammar = join(folder, 'prompts.gram');
  const dictionary = join(folder, 'prompts.dict');
  const prompts = `public <prompt> = (uppercase | lowercase) (${NAMES.join(' | ')});`;
  await writeFile(grammar, `#JSGF V1.0;\ngrammar prompts;\n${prompts}\n`);
  await writeFile(
    dictionary,
    Object.entries(PHONES)
      .map((entry) => `${entry.join(' ')}\n`)
      .join(''),
  );

  const mistaken: Record<'uppercase' | 'lowercase', string[]> = { uppercase: [], lowercase: [] };
  for (const letter of LETTERS.alphabet) {
    const wave = join(folder, 'prompt.wav');
    // The recogniser needs silence before the first word to measure the noise.
    const clip = await decoded(`public${LETTERS.promptOf(letter).clip}`);
    await writeWave(joined(silence(300), clip, silence(300)), wave);
    const { stdout } = await output('pocketsphinx_continuous', [
      ...['-infile', wave, '-hmm', MODEL, '-dict', dictionary, '-jsgf', grammar, '-logfn', '/dev/null'],
    ]);
    const size = letter === letter.toUpperCase() ? 'uppercase' : 'lowercase';
    const heard = stdout.toString().trim() || 'nothing';
    if (heard !== `${size} ${letter.toUpperCase()}`) mistaken[size].push(`${letter} as "${heard}"`);
  }
  for (const [size, wrong] of Object.entries(mistaken)) {
    const right = NAMES.length - wrong.length;
    process.stdout.write(`${size}: ${right} of ${NAMES.length} right. ${wrong.join(', ')}\n`);
    if (right < LEAST_RIGHT) process.exitCode = 1;
  }
}

/** Loudness and clipped samples of every recording, and the size of all. */
async function checkSound(): Promise<void> {
  const files = globSync('public/clips/**/*.mp3');
  const loudness: number[] = [];
  let [clipped, bytes] = [0, 0];
  for (const file of files) {
    const samples = await decoded(file);
    loudness.push(await loudnessLufs(samples));
    clipped += samples.filter((sample) => Math.abs(sample) >= FULL_SCALE).length;
    bytes += statSync(file).size;
  }
  const [least, most] = [Math.min(...loudness), Math.max(...loudness)];
  process.stdout.write(`${files.length} recordings, ${(bytes / 1_000_000).toFixed(1)} MB. `);
  process.stdout.write(`Loudness from ${least} to ${most} LUFS, clipped samples: ${clipped}\n`);
  const isOff = (lufs: number) => Math.abs(lufs - LEVEL.loudnessLufs) > MOST_OFF_LUFS;
  if (isOff(least) || isOff(most) || clipped > 0) process.exitCode = 1;
}

/** Words a minute of each passage, with the pauses between its sentences. */
function printPace(): void {
  const index: RecordingIndex = JSON.parse(readFileSync(`public${RECORDINGS.index}`, 'utf8'));
  for (const { level, title, paragraphs } of PASSAGES) {
    const sentences = paragraphs.flatMap((paragraph) => sentencesOf(paragraph));
    const words = sentences.reduce((sum, sentence) => sum + sentence.words.length, 0);
    const ms = sentences.reduce((sum, sentence) => {
      const pauseMs = sentence.isLast ? PAUSES.afterParagraphMs : PAUSES.afterSentenceMs;
      return sum + (recordingOf(sentence, index)?.durationMs ?? 0) + pauseMs + PAUSES.moreAfterRecordingMs;
    }, 0);
    process.stdout.write(`Level ${level}, ${title}: ${Math.round((60_000 * words) / ms)} words a minute\n`);
  }
}

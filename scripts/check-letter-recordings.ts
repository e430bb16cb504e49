import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LETTERS } from '#content/en/letters.ts';
import { runCommand } from './command-line.ts';
import { decoded, joined, output, silence, writeWave } from './recordings/audio.ts';

// check-letter-recordings.ts: a speech recogniser listens to the 52 prompts of the letter quiz. It knows only "uppercase" or
// "lowercase" and the 26 letters. Fails when fewer than 23 of 26 letters of a size are heard as what they are.

const MODEL = '/usr/share/pocketsphinx/model/en-us/en-us';
const LEAST_RIGHT = 23;

/** How the words of the grammar are spoken, in the phones of the CMU dictionary. */
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

await runCommand('The recordings of the letters could not be checked', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'letters-'));
  try {
    await checkAll(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
});

async function checkAll(folder: string): Promise<void> {
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

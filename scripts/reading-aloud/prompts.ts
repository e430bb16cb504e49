import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { output, SAMPLE_RATE, type Samples, trimmed } from '../recordings/audio.ts';

/** Recordings of Allison Smith, CC BY-SA 3.0, of Debian's packages asterisk-core-sounds-en and asterisk-core-sounds-en-g722. */
const SOUNDS = '/usr/share/asterisk/sounds/en_US_f_Allison';
const TEXTS = '/usr/share/doc/asterisk-core-sounds-en/core-sounds-en.txt.gz';

/** A short recording of a person, and what she says. */
export type Prompt = { name: string; words: string[]; samples: Samples };
/** The limits of the recogniser were chosen with the `tuning` half; figures are of the `test` half. */
export type PromptSet = 'tuning' | 'test';

/** Silence of this length within a prompt would be a pause that the passages do not list. */
const SILENCE = 'silencedetect=noise=-35dB:d=0.4';
/** A byte of G.722 is two samples. */
const SAMPLES_PER_BYTE = 2;
/**
 * Prompts without a clear text: signs or long numbers that can
 * be read in several ways, letters, sounds, and abbreviations.
 */
const UNCLEAR = /[[\]<>()@#*:&%]|\d{4}|\d\.\d|www\.|M I S D N|N B S|H\.323|DAHDI|PBX|IVR|IAX|^\W*$/;
const UNCLEAR_NAMES = /^(letters|phonetic|silence|spy-|tt-monkeys$|ascending|descending|beep|priv-callee)/;

/** The prompts of one half that have a clear text and no pause, in the order of their names. */
export async function loadPrompts(set: PromptSet): Promise<Prompt[]> {
  const list = (await promisify(gunzip)(await readFile(TEXTS))).toString('utf8');
  const found: { name: string; words: string[]; bytes: Buffer }[] = [];
  for (const line of list.split('\n')) {
    const [, name = '', text = ''] = /^([\w/.-]+): (.+)$/.exec(line) ?? [];
    if (name === '' || UNCLEAR_NAMES.test(name) || UNCLEAR.test(text) || setOf(name) !== set) continue;
    const words = text.split(/[\s.]*\s+[\s.]*/).filter((word) => /\w/.test(word));
    const bytes = await readFile(join(SOUNDS, `${name}.g722`)).catch(() => null);
    if (bytes) found.push({ name, words, bytes });
  }
  return decode(found);
}

/** Decodes all in one process, because a process for each would take minutes. */
async function decode(found: readonly { name: string; words: string[]; bytes: Buffer }[]): Promise<Prompt[]> {
  const options = ['-hide_banner', '-nostats', '-f', 'g722', '-i', '-', '-af', SILENCE, '-f', 'f32le', '-'];
  const { stdout, stderr } = await output('ffmpeg', options, Buffer.concat(found.map(({ bytes }) => bytes)));
  const all = new Float32Array(stdout.buffer, stdout.byteOffset, stdout.length / 4);
  const silences = [...stderr.toString().matchAll(/silence_start: ([\d.]+)[\s\S]*?silence_end: ([\d.]+)/g)];
  let at = 0;
  return found.flatMap(({ name, words, bytes }) => {
    const from = at;
    at += bytes.length * SAMPLES_PER_BYTE;
    const isWithin = ([, start, end]: RegExpExecArray) =>
      Number(start) * SAMPLE_RATE > from && Number(end) * SAMPLE_RATE < at;
    return silences.some(isWithin) ? [] : [{ name, words, samples: trimmed(all.slice(from, at)) }];
  });
}

/** Depends on the name alone, so that the halves never change. */
function setOf(name: string): PromptSet {
  let hash = 7;
  for (const letter of name) hash = (hash * 31 + letter.charCodeAt(0)) % 1_000_003;
  return hash % 2 === 0 ? 'tuning' : 'test';
}

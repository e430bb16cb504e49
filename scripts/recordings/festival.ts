import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { output, SAMPLE_RATE, type Samples } from './audio.ts';

export const VOICE = {
  name: 'voice_cmu_us_slt_arctic_hts',
  /** The voice speaks about 224 words a minute; 0.65 makes it about 145. Slower speech sounds unnatural. */
  rate: 0.65,
} as const;

/** The pronunciations of words that the lexicon of the voice lacks or has wrong, in its phones. */
const PRONUNCIATIONS: Record<string, string> = {
  dyslexia: '((d ih s) 0) ((l eh k) 1) ((s iy) 0) ((ax) 0)',
  dyslexic: '((d ih s) 0) ((l eh k) 1) ((s ih k) 0)',
  autistic: '((ao) 0) ((t ih s) 1) ((t ih k) 0)',
};

/** The start and end of a word in the recording; equal for a word without sound. */
export type SpokenWord = { fromMs: number; toMs: number };
export type Spoken = { samples: Samples; words: readonly SpokenWord[] };

/** Speaks many texts in one process. `words` are the parts between spaces, as `spokenForm` makes them. */
export async function speak(texts: readonly (readonly string[])[], folder: string): Promise<Spoken[]> {
  const script = join(folder, 'speak.scm');
  await writeFile(script, scheme(texts, folder));
  const { stdout } = await output('festival', ['-b', script]);
  const timesOf = texts.map((): SpokenWord[] => []);
  for (const [, text, from, to] of stdout.toString().matchAll(/^word (\d+) ([\d.]+) ([\d.]+)$/gm))
    timesOf[Number(text)]?.push({ fromMs: Number(from) * 1000, toMs: Number(to) * 1000 });
  return Promise.all(texts.map(async (words, index) => spoken(words, timesOf[index] ?? [], join(folder, `${index}`))));
}

async function spoken(words: readonly string[], times: readonly SpokenWord[], file: string): Promise<Spoken> {
  if (words.length !== times.length) throw new Error(`Festival divides "${words.join(' ')}" into other words.`);
  const wave = await readFile(`${file}.wav`);
  const data = wave.subarray(wave.indexOf('data') + 8);
  const samples = Float32Array.from({ length: data.length >> 1 }, (_, at) => data.readInt16LE(2 * at) / 32_768);
  return { samples, words: times };
}

function scheme(texts: readonly (readonly string[])[], folder: string): string {
  const entries = Object.entries(PRONUNCIATIONS).map(
    ([word, phones]) => `(lex.add.entry '("${word}" nil (${phones})))`,
  );
  const said = texts.map((words, index) => `(say ${index} "${words.join(' ')}")`);
  return `
(${VOICE.name})
${entries.join('\n')}
; Pauses only at punctuation marks.
(set! phrase_cart_tree simple_phrase_cart_tree)
(Parameter.set 'Phrase_Method 'cart_tree)
(set! hts_engine_params (append hts_engine_params (list (list "-r" ${VOICE.rate}))))
(define (sounding words)
  (cond
    ((null words) nil)
    ((item.relation.daughters (car words) 'SylStructure) (cons (car words) (sounding (cdr words))))
    (t (sounding (cdr words)))))
(define (print_token index token)
  (let ((words (sounding (item.daughters token))))
    (if words
      (format t "word %d %f %f\\n" index (item.feat (car words) "word_start") (item.feat (car (last words)) "word_end"))
      (format t "word %d 0 0\\n" index))))
(define (print_tokens index token)
  (if token (begin (print_token index token) (print_tokens index (item.next token)))))
(define (say index text)
  (let ((utt (utt.synth (eval (list 'Utterance 'Text text)))))
    (print_tokens index (utt.relation.first utt 'Token))
    (utt.wave.resample utt ${SAMPLE_RATE})
    (utt.save.wave utt (format nil "${folder}/%d.wav" index) 'riff)))
${said.join('\n')}
`;
}

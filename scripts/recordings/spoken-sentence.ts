import { wordsOf } from '../../web/read-aloud/sentences.ts';
import { durationMs, joined, SAMPLE_RATE, type Samples, silence, soundOf } from './audio.ts';
import type { Spoken } from './festival.ts';

export const SENTENCE_CLIPS = {
  /** Silence at the start, because wireless headphones may cut the first moment of a sentence. */
  leadMs: 40,
  /** The pause added where a punctuation mark is between two words, so that listeners can follow. */
  phrasePauseMs: 250,
  kilobitsPerSecond: 24,
} as const;

/** Punctuation within a sentence at which the voice pauses. */
const PHRASE_END = /[,.;:!?—–]/;

/** The words that the voice says for signs and names that it does not know. */
const SAID: readonly [RegExp, string][] = [
  [/#thembstudy/gi, 'them-bee-study'],
  [/[’‘]/g, "'"],
  [/[“”"()«»#]/g, ''],
  [/^\.(\d)$/, 'point-$1'],
  [/%/g, 'percent'],
  [/&/g, 'and'],
  [/[–—]/g, ','],
  [/[^\x20-\x7e]|[\\/|]/g, '-'],
];

/**
 * A sentence for the voice: for each part between two spaces
 * its spoken words, and where the part begins in the sentence.
 */
export type SpokenForm = { said: string; start: number }[];

export function spokenForm(sentence: string): SpokenForm {
  const form: SpokenForm = [];
  for (const { 0: part, index } of sentence.matchAll(/\S+/g)) {
    const said = SAID.reduce((text, [sign, words]) => text.replace(sign, words), part);
    const before = form.at(-1);
    if (/[a-z0-9]/i.test(said)) form.push({ said, start: index });
    // A sign between spaces makes a pause.
    else if (before) before.said += said;
  }
  return form;
}

/** The recording of a sentence, and when each of its words begins in it, in milliseconds. */
export function sentenceClip(sentence: string, form: SpokenForm, { samples, words }: Spoken) {
  const onsets = onsetsMs(sentence, form, words);
  const pauses = phraseEnds(sentence).map((word) => {
    const at = onsets[word] ?? 0;
    // The middle of the silence before the word.
    return quietestMs(samples, at);
  });
  const paused = withPauses(samples, pauses);
  const { from, to } = soundOf(paused);
  const shiftMs = SENTENCE_CLIPS.leadMs - (from * 1000) / SAMPLE_RATE;
  const clip = joined(silence(SENTENCE_CLIPS.leadMs), paused.subarray(from, to));
  const moved = onsets.map((at) => at + SENTENCE_CLIPS.phrasePauseMs * pauses.filter((pause) => pause <= at).length);
  return {
    clip,
    durationMs: Math.round(durationMs(clip)),
    onsetsMs: moved.map((at) => Math.max(0, Math.round(at + shiftMs))),
  };
}

/** The words before which there is a punctuation mark. */
export function phraseEnds(sentence: string): number[] {
  const words = wordsOf(sentence);
  return words.flatMap(({ start }, word) => {
    const before = words[word - 1];
    return before && PHRASE_END.test(sentence.slice(before.end, start)) ? [word] : [];
  });
}

/** Start times of words. Words that the voice says as one part share its time in proportion to their letters. */
function onsetsMs(sentence: string, form: SpokenForm, times: Spoken['words']): number[] {
  return wordsOf(sentence).map(({ start }) => {
    const part = Math.max(
      0,
      form.findLastIndex((each) => each.start <= start),
    );
    const { fromMs = 0, toMs = 0 } = times[part] ?? {};
    const from = form[part]?.start ?? 0;
    const length = sentence.slice(from).match(/^\S+/)?.[0].length ?? 1;
    const into = Math.max(0, start - from) / length;
    // A sign before the word, such as a quotation mark, takes no time.
    return /[\p{L}\p{N}]/u.test(sentence.slice(from, start)) ? fromMs + (toMs - fromMs) * into : fromMs;
  });
}

/** The quietest moment of the 300 ms before a word. */
function quietestMs(samples: Samples, onsetMs: number): number {
  const windowMs = 20;
  let quietest = { atMs: onsetMs, energy: Number.POSITIVE_INFINITY };
  for (let atMs = Math.max(0, onsetMs - 300); atMs <= onsetMs; atMs += windowMs / 2) {
    const from = indexAt(atMs - windowMs / 2);
    const energy = samples
      .subarray(Math.max(0, from), from + indexAt(windowMs))
      .reduce((sum, each) => sum + each * each, 0);
    if (energy < quietest.energy) quietest = { atMs, energy };
  }
  return quietest.atMs;
}

function withPauses(samples: Samples, pausesMs: readonly number[]): Samples {
  const cuts = [0, ...pausesMs.map(indexAt), samples.length];
  const parts = cuts.slice(1).flatMap((to, at) => {
    const part = samples.subarray(cuts[at], to);
    return to === samples.length ? [part] : [part, silence(SENTENCE_CLIPS.phrasePauseMs)];
  });
  return joined(...parts);
}

function indexAt(ms: number): number {
  return Math.round((ms * SAMPLE_RATE) / 1000);
}

import { RECORDINGS } from '#content/recordings.ts';
import { type Sentence, wordsOf } from './sentences.ts';

/** A recording of a sentence: its URL, duration, and the start time of each word. */
export type Recording = { address: string; durationMs: number; onsetsMs: readonly number[] };

/** A recording of a sentence or of a piece of it. `words`: the indexes in the sentence of its words. */
export type RecordedSection = Recording & { words: readonly number[] };

/** The recordings by fingerprint of the sentence: the duration, then the start time of each word, in ms. */
export type RecordingIndex = Readonly<Record<string, readonly number[]>>;

const RETRY_AFTER_MS = 5000;
/** Offset and prime of FNV-1a with 64 bits. */
const FNV = { offset: 0xcbf29ce484222325n, prime: 0x100000001b3n };

let index: Promise<RecordingIndex> | undefined;
let failedAt = Number.NEGATIVE_INFINITY;

/** The index of the recordings, fetched once; empty if the language has none, and for 5 s after a failed request. */
export async function loadRecordingIndex(): Promise<RecordingIndex> {
  if (performance.now() - failedAt < RETRY_AFTER_MS) return {};
  index ??= fetchIndex();
  try {
    return await index;
  } catch {
    index = undefined;
    failedAt = performance.now();
    return {};
  }
}

/** The recording of a sentence; null if there is none, or if its number of words is different. */
export function recordingOf(
  { text, words }: Pick<Sentence, 'text' | 'words'>,
  recordings: RecordingIndex,
): Recording | null {
  const name = fingerprint(text);
  const [durationMs, ...onsetsMs] = recordings[name] ?? [];
  const folder = RECORDINGS?.folder;
  if (folder === undefined || durationMs === undefined || onsetsMs.length !== words.length) return null;
  return { address: `${folder}/${name}.mp3`, durationMs, onsetsMs };
}

/** The recordings to play for a sentence: its own, or those of its pieces in order; empty if one is missing. */
export function recordedSections(sentence: Sentence, recordings: RecordingIndex): readonly RecordedSection[] {
  const whole = recordingOf(sentence, recordings);
  if (whole) return [{ ...whole, words: [...sentence.words.keys()] }];
  const parts = piecesOf(sentence.text).map(({ text, start }): RecordedSection | null => {
    const words = wordsOf(text);
    const recording = recordingOf({ text, words }, recordings);
    const inSentence = words.map((word) => sentence.words.findIndex((each) => each.start === start + word.start));
    return recording && { ...recording, words: inSentence };
  });
  return parts.every((part) => part !== null) ? parts : [];
}

/**
 * Splits a sentence at inserted values (such as numbers) that are recorded separately. Skips pieces without letters or
 * digits.
 */
export function piecesOf(sentence: string): { text: string; start: number }[] {
  const values = RECORDINGS?.values;
  let at = 0;
  const pieces = (values ? sentence.split(values) : [sentence]).map((piece = '') => {
    at += piece.length;
    const text = piece.trimStart();
    return { text: text.trimEnd(), start: at - text.length };
  });
  return pieces.filter(({ text }) => /[\p{L}\p{N}%]/u.test(text));
}

/**
 * The file name of a sentence's recording: 16 hexadecimal digits (FNV-1a, 64 bits) of its words with single spaces.
 * Not SHA-256, which browsers refuse over plain HTTP except on localhost.
 */
export function fingerprint(sentence: string): string {
  let hash = FNV.offset;
  for (const byte of new TextEncoder().encode(withSingleSpaces(sentence)))
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * FNV.prime);
  return hash.toString(16).padStart(16, '0');
}

/** The same words, with one space between each two. */
export function withSingleSpaces(sentence: string): string {
  return sentence.trim().replaceAll(/\s+/g, ' ');
}

async function fetchIndex(): Promise<RecordingIndex> {
  if (!RECORDINGS) return {};
  const answer = await fetch(RECORDINGS.index);
  if (!answer.ok) throw new Error(`The index of the recordings answered ${answer.status}.`);
  return answer.json();
}

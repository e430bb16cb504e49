import { fingerprint } from './fingerprint.ts';
import type { Sentence } from './sentences.ts';

export const RECORDED = { folder: '/clips/reading', index: '/clips/reading/index.json' } as const;

/** A recorded sentence: its file, how long it lasts, and when each of its words begins in it. */
export type Recorded = { address: string; durationMs: number; onsetsMs: readonly number[] };

/** The recordings by the fingerprints of their sentences: milliseconds of all, then of where each word begins. */
export type RecordedIndex = Readonly<Record<string, readonly number[]>>;

/** After a list that did not come, the server is left alone for so long. */
const ASK_AGAIN_AFTER_MS = 5000;

let index: Promise<RecordedIndex> | undefined;
let failedAt = Number.NEGATIVE_INFINITY;

/** The list of recordings of this app, fetched once; empty while it does not come. */
export async function recordedIndex(): Promise<RecordedIndex> {
  if (performance.now() - failedAt < ASK_AGAIN_AFTER_MS) return {};
  index ??= fetchIndex();
  try {
    return await index;
  } catch {
    index = undefined;
    failedAt = performance.now();
    return {};
  }
}

/** The recording of a sentence, if there is one that fits its words. */
export function recordingOf(sentence: Sentence, recordings: RecordedIndex): Recorded | null {
  const name = fingerprint(sentence.text);
  const [durationMs, ...onsetsMs] = recordings[name] ?? [];
  if (durationMs === undefined || onsetsMs.length !== sentence.words.length) return null;
  return { address: `${RECORDED.folder}/${name}.mp3`, durationMs, onsetsMs };
}

async function fetchIndex(): Promise<RecordedIndex> {
  const answer = await fetch(RECORDED.index);
  if (!answer.ok) throw new Error(`The list of recordings answered ${answer.status}.`);
  return answer.json();
}

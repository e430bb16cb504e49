import { fileURLToPath } from 'node:url';
import { wilsonInterval } from '#rules/figures/wilson-interval.ts';
import type { HeardReading } from '#rules/reading/heard-reading.ts';
import { output } from '../recordings/audio.ts';
import { loadFollower, readingOf, withCuts } from './follow-passages.ts';
import { makePassages, type Passage } from './passages.ts';
import { loadPrompts } from './prompts.ts';

/** Each seed makes other passages of the same prompts. */
const SEEDS = [1, 2];
/** How many times slower an old phone is than the machine of a developer. */
const SLOWED_TIMES = 4;

export type Measured = Compared & {
  prompts: number;
  /** The upper end of the 95 % interval (Wilson) of read words that were called left out, in percent. */
  mostReadCalledLeftOutPercent: number;
  /** The length of a recording divided by the time to evaluate it on one core that is four times slower. */
  timesFasterThanSpoken: number;
};

/** Evaluates passages of the test prompts, with which no limit was chosen, and compares detected with true events. */
export async function measureReading(): Promise<Measured> {
  const follower = await loadFollower();
  const prompts = (await loadPrompts('test')).map((prompt) => withCuts(follower, prompt));
  const passages = SEEDS.flatMap((seed) => makePassages(prompts, seed));
  const compared = compare(passages.map((passage) => ({ passage, reading: readingOf(follower, passage) })));
  return {
    ...compared,
    prompts: prompts.length,
    mostReadCalledLeftOutPercent: wilsonInterval(compared.read.others, compared.read.of).high * 100,
    timesFasterThanSpoken: await measureSpeed(),
  };
}

/** Measures processor time on one core, multiplied by SLOWED_TIMES. */
async function measureSpeed(): Promise<number> {
  const script = fileURLToPath(new URL('speed.ts', import.meta.url));
  const { stdout } = await output('taskset', ['-c', '0', process.execPath, script]);
  return Number(stdout.toString()) / SLOWED_TIMES;
}

/**
 * `of`: the number of true events; `found`: how many of them were detected; `others`: the number of false detections.
 */
export type Found = { of: number; found: number; others: number };
export type Compared = { words: number; read: Found; pauses: Found; repetitions: Found; leftOut: Found };

/** The largest difference in ms between the true and the detected begin of a repetition. */
const NEAR_MS = 500;

/**
 * Compares detected events with the true ones in passages. `others`
 * of the words that were read: how many were called left out.
 */
export function compare(results: readonly { passage: Passage; reading: HeardReading }[]): Compared {
  const compared = results.map(({ passage, reading }): Compared => {
    const named = new Set(reading.practise.filter(({ reason }) => reason === 'skipped').map(({ word }) => word));
    const read = passage.words.length - passage.leftOut.size;
    const wronglyNamed = [...named].filter((word) => !passage.leftOut.has(word)).length;
    const notReached = passage.words.filter(
      (_, index) => index >= reading.reached && !passage.leftOut.has(index),
    ).length;
    return {
      words: passage.words.length,
      read: { of: read, found: read - wronglyNamed - notReached, others: wronglyNamed + notReached },
      pauses: matched(
        passage.pauses,
        reading.pauses,
        (one, other) =>
          Math.min(one.endMs, other.endMs) - Math.max(one.startMs, other.startMs) > (one.endMs - one.startMs) / 2,
      ),
      repetitions: matched(
        passage.repetitionsMs,
        reading.repetitions.map(({ startMs }) => startMs),
        (one, other) => Math.abs(one - other) < NEAR_MS,
      ),
      leftOut: {
        of: passage.leftOut.size,
        found: [...passage.leftOut].filter((word) => named.has(word)).length,
        others: wronglyNamed,
      },
    };
  });
  return compared.reduce((one, other) => ({
    words: one.words + other.words,
    read: added(one.read, other.read),
    pauses: added(one.pauses, other.pauses),
    repetitions: added(one.repetitions, other.repetitions),
    leftOut: added(one.leftOut, other.leftOut),
  }));
}

/** Pairs true and detected events, each with at most one of the other kind. */
function matched<One, Other>(
  there: readonly One[],
  found: readonly Other[],
  isSame: (one: One, other: Other) => boolean,
) {
  const left = [...found];
  let count = 0;
  for (const one of there) {
    const place = left.findIndex((other) => isSame(one, other));
    if (place === -1) continue;
    left.splice(place, 1);
    count += 1;
  }
  return { of: there.length, found: count, others: left.length };
}

function added(one: Found, other: Found): Found {
  return { of: one.of + other.of, found: one.found + other.found, others: one.others + other.others };
}

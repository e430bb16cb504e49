import { drawDistinct, type Random, seededRandom } from '#rules/figures/random.ts';
import { joined, SAMPLE_RATE, type Samples, silence } from '../recordings/audio.ts';
import type { Prompt } from './prompts.ts';

/** A prompt with the times at which it can be cut between words, in ms; empty when they are not certain. */
export type CutPrompt = Prompt & { cutsMs: readonly number[] };

/** A recording of a known text with its true events. Each prompt is a sentence. */
export type Passage = {
  words: { text: string; sentence: number; isLast: boolean }[];
  samples: Samples;
  pauses: { startMs: number; endMs: number }[];
  /** The times at which repeated words begin. */
  repetitionsMs: number[];
  /** The indexes of the words that are not in the recording. */
  leftOut: Set<number>;
};

const WORDS_IN_A_PASSAGE = 80;
const GAPS = { pauseMs: [600, 2000], shortMs: [100, 250], beforeAgainMs: [80, 300], pausesPercent: 40 } as const;
/** The amplitude of the noise in a quiet room. */
const ROOM_NOISE = 10 ** (-50 / 20);
/** Avoids clicks at cuts. */
const FADE_MS = 5;

/** Joins prompts to passages with pauses, repeated words and left out words; the same for the same seed. */
export function makePassages(prompts: readonly CutPrompt[], seed: number): Passage[] {
  const random = seededRandom(seed);
  const shuffled = drawDistinct(prompts, prompts.length, random);
  const passages: Passage[] = [];
  let next: CutPrompt[] = [];
  for (const prompt of shuffled) {
    next.push(prompt);
    if (next.reduce((count, { words }) => count + words.length, 0) < WORDS_IN_A_PASSAGE) continue;
    passages.push(passageOf(next, random));
    next = [];
  }
  return passages;
}

function passageOf(prompts: readonly CutPrompt[], random: Random): Passage {
  const between = ([least, most]: readonly [number, number]) => least + random() * (most - least);
  const chance = (percent: number) => random() * 100 < percent;
  const passage: Omit<Passage, 'samples'> = { words: [], pauses: [], repetitionsMs: [], leftOut: new Set() };
  const pieces: Samples[] = [silence(400)];
  let atMs = 400;
  const add = (piece: Samples) => {
    pieces.push(piece);
    atMs += (piece.length * 1000) / SAMPLE_RATE;
  };
  const pause = () => {
    const startMs = atMs;
    add(silence(between(GAPS.pauseMs)));
    passage.pauses.push({ startMs, endMs: atMs });
  };
  const say = ({ samples }: Prompt, fromMs = 0, untilMs = Number.POSITIVE_INFINITY) =>
    add(faded(samples.slice((fromMs * SAMPLE_RATE) / 1000, Math.min(samples.length, (untilMs * SAMPLE_RATE) / 1000))));
  const cutOf = (prompt: CutPrompt, least: number, most: number) => {
    const cut = least + Math.floor(random() * (most - least + 1));
    return { cut, ms: prompt.cutsMs[cut - 1] ?? Number.NaN };
  };

  for (const [sentence, prompt] of prompts.entries()) {
    const first = passage.words.length;
    const count = prompt.words.length;
    passage.words.push(...prompt.words.map((text, index) => ({ text, sentence, isLast: index === count - 1 })));
    const canCut = prompt.cutsMs.length === count - 1;
    if (count <= 3 && chance(45)) {
      say(prompt);
      add(silence(between(GAPS.beforeAgainMs)));
      passage.repetitionsMs.push(atMs);
      say(prompt);
    } else if (canCut && count >= 4 && chance(30)) {
      say(prompt, 0, cutOf(prompt, 1, Math.min(4, count - 1)).ms);
      add(silence(between(GAPS.beforeAgainMs)));
      passage.repetitionsMs.push(atMs);
      say(prompt);
    } else if (canCut && count >= 4 && chance(35)) {
      const { ms } = cutOf(prompt, 1, count - 1);
      say(prompt, 0, ms);
      pause();
      say(prompt, ms);
    } else if (canCut && count >= 3 && chance(30)) {
      const { cut, ms } = cutOf(prompt, 1, count - 2);
      say(prompt, 0, ms);
      say(prompt, prompt.cutsMs[cut]);
      passage.leftOut.add(first + cut);
    } else say(prompt);
    if (sentence === prompts.length - 1) add(silence(400));
    else if (chance(GAPS.pausesPercent)) pause();
    else add(silence(between(GAPS.shortMs)));
  }
  const samples = joined(...pieces);
  return { ...passage, samples: samples.map((sample) => sample + (random() * 2 - 1) * ROOM_NOISE) };
}

function faded(samples: Samples): Samples {
  const length = Math.min((FADE_MS * SAMPLE_RATE) / 1000, samples.length / 2);
  const nearEnd = (at: number) => Math.min(1, at / length, (samples.length - 1 - at) / length);
  return samples.map((sample, at) => sample * nearEnd(at));
}

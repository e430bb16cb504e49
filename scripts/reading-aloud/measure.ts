import { fileURLToPath } from 'node:url';
import { wilsonInterval } from '#rules/figures/wilson-interval.ts';
import { output } from '../recordings/audio.ts';
import { type Compared, compare } from './compare.ts';
import { loadFollower, readingOf, withCuts } from './follow-passages.ts';
import { makePassages } from './passages.ts';
import { loadPrompts } from './prompts.ts';

/** Each gives other passages of the same prompts. */
const SEEDS = [1, 2];
/** An old phone is about as much slower than the machine of a developer. */
const SLOWED_TIMES = 4;

export type Measured = Compared & {
  prompts: number;
  /** The upper end of the 95 % interval (Wilson) of read words that were called left out, in percent. */
  mostReadCalledLeftOutPercent: number;
  /** How much faster than it was spoken a recording is followed, on one core that is four times slower. */
  timesFasterThanSpoken: number;
};

/** Follows passages of the prompts that no limit was chosen with, and compares what was found with what is in them. */
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

/** By the time of the processor on one core, as if it were SLOWED_TIMES slower. */
async function measureSpeed(): Promise<number> {
  const script = fileURLToPath(new URL('speed.ts', import.meta.url));
  const { stdout } = await output('taskset', ['-c', '0', process.execPath, script]);
  return Number(stdout.toString()) / SLOWED_TIMES;
}

import { fileURLToPath } from 'node:url';
import { wilsonInterval } from '#rules/figures/wilson-interval.ts';
import { output } from '../recordings/audio.ts';
import { type Compared, compare } from './compare.ts';
import { loadFollower, readingOf, withCuts } from './follow-passages.ts';
import { makePassages } from './passages.ts';
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

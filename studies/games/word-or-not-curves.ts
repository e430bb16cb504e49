import { seededRandom } from '#rules/figures/random.ts';
import {
  isRightAnswer,
  rightInSections,
  WORD_OR_NOT,
  wordOrNotResult,
  wordOrNotTrials,
} from '#rules/games/word-or-not/word-or-not.ts';
import { rangeOf, wordOrNotValidity } from '#rules/games/word-or-not/word-or-not-summary.ts';
import { correlationOf, deviationOf, drawNormal, meanOf, type Sample } from '../figures.ts';
import {
  playWordOrNot,
  SIMULATED_READERS,
  type WordPlayer,
  wordAlternator,
  wordGuesser,
  wordReader,
} from './simulated-word-or-not.ts';

/** The distance between the seeds of two runs of a player. */
const SECOND_SEED = 1_000_003;

/** Players who do not read; all their runs should be invalid. */
export const WILD_PLAYERS: readonly { name: string; player: WordPlayer }[] = [
  { name: 'coin', player: wordGuesser(0.5, 800) },
  { name: 'fast coin', player: wordGuesser(0.5, 200) },
  { name: 'coin, more often Word', player: wordGuesser(0.75, 800) },
  { name: 'nearly always Word', player: wordGuesser(0.95, 800) },
  { name: 'nearly always Not a word', player: wordGuesser(0.05, 800) },
  { name: 'by turns', player: wordAlternator(800) },
];

/** Readers with the spread of the study, half of it and twice it. */
export const READER_SPREADS = [1, 0.5, 2] as const;

/** The number of invalid runs of a player. */
export function countCannotTell(player: WordPlayer, { count, seed }: Sample): number {
  const runs = Array.from({ length: count }, (_, each) => playWordOrNot(player, seed + each));
  return runs.filter((run) => wordOrNotValidity(run) !== null).length;
}

/**
 * Readers who play twice, with two sets of words: the share of right answers (mean and standard deviation),
 * the number of invalid runs, the correlation of odd and even trials, and how many
 * sections of the second run lie in the range that the first run shows.
 */
export function readerCurve(spread: number, { count, seed }: Sample) {
  const { meanAbility, abilitySpread } = SIMULATED_READERS;
  const shares: number[] = [];
  const halves: [number[], number[]] = [[], []];
  let cannotTell = 0;
  let inRange = 0;
  for (let each = 0; each < count; each += 1) {
    const ability = meanAbility + spread * abilitySpread * drawNormal(seededRandom(seed + each + 2 * SECOND_SEED));
    const [run, again] = [seed + each, seed + each + SECOND_SEED].map((own, set) =>
      playWordOrNot(wordReader(ability), own, set),
    );
    if (!run || !again) continue;
    shares.push(wordOrNotResult(run).score / WORD_OR_NOT.trials);
    if (wordOrNotValidity(run)) cannotTell += 1;
    const right = wordOrNotTrials(run.seed).map((trial, at) => isRightAnswer(trial, run.answers[at]?.answer ?? 'word'));
    for (const [half, scores] of halves.entries()) scores.push(right.filter((is, at) => is && at % 2 === half).length);
    const second = rightInSections(again);
    inRange += rightInSections(run).filter((first, part) => {
      const { low, high } = rangeOf(first);
      return (second[part] ?? 0) >= low && (second[part] ?? 0) <= high;
    }).length;
  }
  return {
    mean: meanOf(shares),
    deviation: deviationOf(shares),
    cannotTell,
    halfCorrelation: correlationOf(...halves),
    partsInRange: inRange,
    parts: count * WORD_OR_NOT.parts,
  };
}

/** The 95 % interval of a correlation of `count` pairs, by Fisher's z. */
export function correlationInterval(correlation: number, count: number): { low: number; high: number } {
  const half = 1.959964 / Math.sqrt(count - 3);
  return { low: Math.tanh(Math.atanh(correlation) - half), high: Math.tanh(Math.atanh(correlation) + half) };
}

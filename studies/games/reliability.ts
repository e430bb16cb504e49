import { CAREFUL_MOLES, type CarefulRun, carefulTrials } from '#rules/games/careful-moles/careful-moles.ts';
import {
  type CarefulSummary,
  carefulResult,
  carefulSummary,
} from '#rules/games/careful-moles/careful-moles-summary.ts';
import { correlationOf, type Sample, spearmanBrown } from '../figures.ts';
import { drawChild, type Player, playCareful, randomOfPlayer } from './simulated-players.ts';

const MEASURES = {
  medianMs: ({ medianMs }: CarefulSummary) => medianMs,
  deviationMs: ({ deviationMs }: CarefulSummary) => deviationMs,
  falseAlarms: ({ falseAlarms, rejections }: CarefulSummary) => falseAlarms / (falseAlarms + rejections),
  dPrime: ({ dPrime }: CarefulSummary) => dPrime,
} as const;
export type CarefulMeasure = keyof typeof MEASURES;
export const CAREFUL_MEASURES = Object.keys(MEASURES) as CarefulMeasure[];

/** The distance between the seeds of a child's two games. */
const SECOND_SEED = 1_000_003;

/**
 * The split-half reliability of each number of a game, 0 to 1: the correlation between the halves of a game among simulated
 * children, corrected for the whole length by Spearman and Brown, 2r ÷ (1 + r). The halves are the odd and the even moles
 * and rabbits. `spread`: how much the children differ, as a multiple of the assumed spread.
 */
export function splitHalfReliability(spread: number, { count, seed }: Sample): Record<CarefulMeasure, number> {
  const games = Array.from({ length: count }, (_, each) => gameOfChild(spread, seed + each));
  const halves = games.map((game) => [0, 1].map((half) => carefulSummary(halfOf(game, half))));
  const of = (measure: CarefulMeasure) => {
    const [odd = [], even = []] = [0, 1].map((half) => halves.map((pair) => measureOf(measure, pair[half])));
    return spearmanBrown(correlationOf(odd, even));
  };
  return Object.fromEntries(CAREFUL_MEASURES.map((measure) => [measure, of(measure)])) as Record<
    CarefulMeasure,
    number
  >;
}

/** The number of invalid games of these players. */
export function countCannotTell(player: (seed: number) => Player, { count, seed }: Sample): number {
  let cannotTell = 0;
  for (let each = 0; each < count; each++)
    if (carefulResult(playCareful(player(seed + each), seed + each)).validity) cannotTell++;
  return cannotTell;
}

/** The number of children who play twice and whose two scores differ by no more than the usual difference. */
export function countUsualScores(spread: number, { count, seed }: Sample): number {
  let usual = 0;
  for (let each = 0; each < count; each++) {
    const child = childOf(spread, seed + each);
    const [first = 0, second = 0] = [seed + each, seed + each + SECOND_SEED].map(
      (own) => carefulResult(playCareful(child, own)).score,
    );
    if (Math.abs(first - second) <= CAREFUL_MOLES.usualDifferencePercent) usual++;
  }
  return usual;
}

/** A child; the same seed gives the same child. */
export function childOf(spread: number, seed: number): Player {
  return drawChild(spread, randomOfPlayer(seed));
}

function gameOfChild(spread: number, seed: number): CarefulRun {
  return playCareful(childOf(spread, seed), seed);
}

function measureOf(measure: CarefulMeasure, summary: CarefulSummary | undefined): number {
  return (summary && MEASURES[measure](summary)) ?? 0;
}

/** Every second mole and every second rabbit, from the first or from the second on. */
function halfOf({ seed, trials }: CarefulRun, half: number): Pick<CarefulRun, 'seed' | 'trials'> {
  const animals = carefulTrials(seed).map(({ animal }) => animal);
  const of = (animal: string) => trials.filter(({ trial }) => animals[trial] === animal);
  return { seed, trials: [...of('mole'), ...of('rabbit')].filter((_, place) => place % 2 === half) };
}

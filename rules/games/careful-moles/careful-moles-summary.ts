import { inverseNormal } from '../../figures/inverse-normal.ts';
import { percentageOf } from '../../figures/percentage.ts';
import { typicalTime } from '../../figures/typical-time.ts';
import { type RunResult, withValidity } from '../runs.ts';
import { type Animal, CAREFUL_MOLES, type CarefulRun, carefulTrials, type PlayedTrial } from './careful-moles.ts';

/** What was decided in a trial. `reactionMs` counts from the frame that showed the animal. */
type Decision =
  | { animal: Animal; type: 'touched'; reactionMs: number }
  | { animal: Animal; type: 'let-be' | 'anticipated' };

/** The numbers of a run. */
export type CarefulSummary = {
  /** Touched moles, and moles that were not touched. */
  hits: number;
  omissions: number;
  /** Touched rabbits, and rabbits that were correctly not touched. */
  falseAlarms: number;
  rejections: number;
  /** Touches that came too early to be reactions; they count in no other number. */
  anticipations: number;
  /** Presses without an animal. */
  emptyPresses: number;
  /** How well moles and rabbits were told apart: 0 is chance. */
  dPrime: number;
  /** The median and the standard deviation of the reactions to moles in ms; null without one. */
  medianMs: number | null;
  deviationMs: number | null;
  /** Moles that were not touched, in each quarter of the game. */
  omissionsByQuarter: readonly number[];
};

/** The numbers of a run. */
export function carefulSummary({ seed, trials }: Pick<CarefulRun, 'seed' | 'trials'>): CarefulSummary {
  const animals = carefulTrials(seed).map(({ animal }) => animal);
  const decisions = trials.map((played) => decisionOf(animals[played.trial] ?? 'mole', played));
  const counts = countsOf(decisions);
  const { hits, omissions, falseAlarms, rejections } = counts;
  const presses = trials.reduce((sum, { pressesMs }) => sum + pressesMs.length, 0);
  const reactions = decisions.flatMap((decision) =>
    decision.animal === 'mole' && decision.type === 'touched' ? decision.reactionMs : [],
  );
  return {
    ...counts,
    emptyPresses: presses - hits - falseAlarms - counts.anticipations,
    dPrime: dPrime(hits, hits + omissions, falseAlarms, falseAlarms + rejections),
    medianMs: typicalTime(reactions)?.medianMs ?? null,
    deviationMs: standardDeviation(reactions),
    omissionsByQuarter: quartersOf(decisions).map((quarter) => countsOf(quarter).omissions),
  };
}

/**
 * The score is the percentage of correct responses: touched moles and untouched rabbits. The result has a validity
 * code when the run is not a valid measurement.
 */
export function carefulResult(run: CarefulRun): RunResult {
  const summary = carefulSummary(run);
  const score = percentageOf(summary.hits + summary.rejections, CAREFUL_MOLES.trials);
  return withValidity({ score, level: null }, carefulValidity(summary));
}

/** Why a run of this game is not a valid measurement. */
export const CAREFUL_VALIDITY_CODES = ['not-answered', 'wild-pressing', 'few-touches', 'not-told-apart'] as const;
export type CarefulValidity = (typeof CAREFUL_VALIDITY_CODES)[number];

/**
 * Why a run is not a valid measurement; null when it is. `not-answered`: there was no press at all. One press is enough to
 * have answered, so that a slow player, whose presses all come too late, is never taken for an absent one.
 */
export function carefulValidity(
  summary: Pick<CarefulSummary, 'hits' | 'falseAlarms' | 'emptyPresses' | 'anticipations' | 'dPrime'>,
): CarefulValidity | null {
  const { hits, falseAlarms, emptyPresses, anticipations } = summary;
  if (hits + falseAlarms + emptyPresses + anticipations === 0) return 'not-answered';
  const { mostEmptyPresses, mostAnticipations, minHits, minDPrime } = CAREFUL_MOLES;
  if (emptyPresses > mostEmptyPresses || anticipations > mostAnticipations) return 'wild-pressing';
  if (hits < minHits) return 'few-touches';
  return summary.dPrime < minDPrime ? 'not-told-apart' : null;
}

/**
 * The sensitivity d′ of signal detection: z(share of hits) − z(share of false alarms), with the log-linear correction, which
 * adds 0.5 to each count and 1 to each number of trials, so that it exists for 0 and for all (Hautus 1995,
 * https://doi.org/10.3758/BF03203619).
 */
export function dPrime(hits: number, signals: number, falseAlarms: number, others: number): number {
  return inverseNormal((hits + 0.5) / (signals + 1)) - inverseNormal((falseAlarms + 0.5) / (others + 1));
}

/** The standard deviation of all values; null without one. */
export function standardDeviation(values: readonly number[]): number | null {
  if (values.length === 0) return null;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length);
}

/** The first press after the animal was shown decides. */
function decisionOf(animal: Animal, { pressesMs }: PlayedTrial): Decision {
  const reactionMs = pressesMs.find((atMs) => atMs >= 0);
  if (reactionMs === undefined) return { animal, type: 'let-be' };
  if (reactionMs < CAREFUL_MOLES.anticipationBelowMs) return { animal, type: 'anticipated' };
  return { animal, type: 'touched', reactionMs };
}

function countsOf(decisions: readonly Decision[]) {
  const count = (animal: Animal, type: Decision['type']) =>
    decisions.filter((decision) => decision.animal === animal && decision.type === type).length;
  return {
    hits: count('mole', 'touched'),
    omissions: count('mole', 'let-be'),
    falseAlarms: count('rabbit', 'touched'),
    rejections: count('rabbit', 'let-be'),
    anticipations: count('mole', 'anticipated') + count('rabbit', 'anticipated'),
  };
}

function quartersOf(decisions: readonly Decision[]): Decision[][] {
  const length = CAREFUL_MOLES.trials / CAREFUL_MOLES.quarters;
  return Array.from({ length: CAREFUL_MOLES.quarters }, (_, quarter) =>
    decisions.slice(quarter * length, (quarter + 1) * length),
  );
}

/**
 * The split-half reliability of the numbers of a game, 0 to 1, among simulated children, rounded; `npm run operating-curves`
 * prints the exact figures, and docs/measurement.md says what was assumed.
 */
export const CAREFUL_RELIABILITY = { medianMs: 0.95, deviationMs: 0.89, falseAlarms: 0.87, dPrime: 0.84 } as const;

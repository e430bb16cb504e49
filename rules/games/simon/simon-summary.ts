import { typicalTime } from '../../figures/typical-time.ts';
import {
  levelReached,
  type Pad,
  SIMON,
  type SimonRun,
  type SimonTurn,
  sequencesRepeated,
  simonSequence,
  simonTurns,
} from './simon.ts';

/** The summary shown after a run. `focus` and `consistency` are whole numbers from 0 to 100. */
export type SimonSummary = {
  level: number;
  /** The length of the longest repeated sequence. */
  repeated: number;
  /** The pad that should have been pressed at the end; null when all sequences were repeated. */
  missed: Pad | null;
  focus: number;
  consistency: number;
  impulsiveClicks: number;
  /** The median time between two presses of a round in milliseconds; null without reactions. */
  medianMs: number | null;
  /** Two thirds of the reactions are within this many milliseconds of the median; null for less than two reactions. */
  spreadMs: number | null;
};

/** The band of a focus or consistency: `strong` from 80, `steady` from 60, otherwise `varied`. */
export type SimonBand = 'strong' | 'steady' | 'varied';

/** The values that the summary can have a sentence about. */
export type SimonInsight = 'long-sequence' | 'focus' | 'consistency' | 'impulsive-clicks';

/** The summary of a run. */
export function simonSummary(run: SimonRun): SimonSummary {
  const turns = simonTurns(run);
  const reactions = reactionsMs(turns);
  const typical = typicalTime(reactions);
  return {
    level: levelReached(turns),
    repeated: sequencesRepeated(turns),
    missed: missedPad(run, turns),
    focus: Math.round(simonFocus(turns)),
    consistency: Math.round(simonConsistency(reactions)),
    impulsiveClicks: run.impulsiveClicks,
    medianMs: typical?.medianMs ?? null,
    spreadMs: typical && reactions.length > 1 ? typical.spreadMs : null,
  };
}

/** The focus after these rounds, 0 to 100: a running average of their accuracy, in which higher levels weigh more. */
export function simonFocus(turns: readonly SimonTurn[]): number {
  return turns.reduce((focus, { level, presses, correct }) => {
    const accuracy = (100 * correct) / presses.length;
    const weight = Math.min(level, SIMON.fullWeightFromLevel) / SIMON.fullWeightFromLevel;
    return focus * (1 - weight) + accuracy * weight;
  }, 100);
}

/** The consistency of reaction times in ms, 0 to 100: 100 minus 1/100 of their standard deviation in ms. */
export function simonConsistency(reactions: readonly number[]): number {
  if (reactions.length < 2) return 100;
  const mean = sumOf(reactions) / reactions.length;
  const variance = sumOf(reactions.map((reaction) => (reaction - mean) ** 2)) / reactions.length;
  return Math.max(0, 100 - Math.sqrt(variance) / 100);
}

/** The times between presses in milliseconds, not counting the first press of a round. */
export function reactionsMs(turns: readonly Pick<SimonTurn, 'presses'>[]): number[] {
  return turns.flatMap(({ presses }) =>
    presses.slice(1).map(({ atMs }, place) => Math.max(0, atMs - (presses[place]?.atMs ?? atMs))),
  );
}

/**
 * Whether a run has enough reactions to show its focus and consistency: eight. With fewer, one press decides both, and a
 * game lost at its first press would be called strong.
 */
export function hasEnoughReactions(run: Pick<SimonRun, 'seed' | 'presses'>): boolean {
  return reactionsMs(simonTurns(run)).length >= SIMON.shownFromReactions;
}

/**
 * The presses of the last round, of which the focus is the accuracy from level 5 on. Null when they are too few for a
 * focus: the run has too few reactions, or its last round has a single press, whose accuracy is 0 or 100.
 */
export function pressesOfFocus(run: Pick<SimonRun, 'seed' | 'presses'>): { right: number; all: number } | null {
  const last = simonTurns(run).at(-1);
  if (!last || last.presses.length < 2 || !hasEnoughReactions(run)) return null;
  return { right: last.correct, all: last.presses.length };
}

/** The band of a focus or consistency, 0 to 100. */
export function simonBand(value: number): SimonBand {
  if (value >= SIMON.strongFrom) return 'strong';
  return value >= SIMON.steadyFrom ? 'steady' : 'varied';
}

/** The remarkable values of a run, in a fixed order. */
export function simonInsights({ level, focus, consistency, impulsiveClicks }: SimonSummary): SimonInsight[] {
  const { levelOver, focusUnder, consistencyUnder } = SIMON.insights;
  const isRemarkable: Record<SimonInsight, boolean> = {
    'long-sequence': level > levelOver,
    focus: focus < focusUnder,
    consistency: consistency < consistencyUnder,
    'impulsive-clicks': impulsiveClicks > level,
  };
  return (Object.keys(isRemarkable) as SimonInsight[]).filter((insight) => isRemarkable[insight]);
}

/** The remarkable values that are shown after a run; none with too few reactions. */
export function shownInsights(run: SimonRun): SimonInsight[] {
  return hasEnoughReactions(run) ? simonInsights(simonSummary(run)) : [];
}

/** Whether any value of a run is outside the typical range. */
export function suggestsCloserLook({ level, focus, consistency, impulsiveClicks }: SimonSummary): boolean {
  const { levelUnder, focusUnder, consistencyUnder } = SIMON.closerLook;
  return level < levelUnder || focus < focusUnder || consistency < consistencyUnder || impulsiveClicks > level;
}

function missedPad({ seed }: SimonRun, turns: readonly SimonTurn[]): Pad | null {
  const last = turns.at(-1);
  if (!last || last.correct === last.presses.length) return null;
  return simonSequence(seed, last.level)[last.correct] ?? null;
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}

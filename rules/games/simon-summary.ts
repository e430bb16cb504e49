import { usualTime } from '../usual-time.ts';
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

/** What a run comes to, as its end says it. `focus` and `consistency` are whole numbers from 0 to 100. */
export type SimonSummary = {
  level: number;
  /** How long the longest repeated sequence was. */
  repeated: number;
  /** The pad that came next where another one was pressed; null when the game ended as completed. */
  missed: Pad | null;
  focus: number;
  consistency: number;
  impulsiveClicks: number;
  /** The usual time between two presses of a round in milliseconds; null when there was none. */
  medianMs: number | null;
  /** Most reactions lie within so many milliseconds of the usual one; null when there were less than two. */
  spreadMs: number | null;
};

export type SimonBand = 'strong' | 'steady' | 'varied';

export type SimonInsight = 'long-sequence' | 'focus' | 'consistency' | 'impulsive-clicks';

/** The summary of a run, from its presses alone. */
export function simonSummary(run: SimonRun): SimonSummary {
  const turns = simonTurns(run);
  const reactions = reactionsMs(turns);
  const usual = usualTime(reactions);
  return {
    level: levelReached(turns),
    repeated: sequencesRepeated(turns),
    missed: missedPad(run, turns),
    focus: Math.round(simonFocus(turns)),
    consistency: Math.round(simonConsistency(reactions)),
    impulsiveClicks: run.impulsiveClicks,
    medianMs: usual?.medianMs ?? null,
    spreadMs: usual && reactions.length > 1 ? usual.spreadMs : null,
  };
}

/** The focus after these rounds, 0 to 100: each round's accuracy is blended in, the more the higher its level. */
export function simonFocus(turns: readonly SimonTurn[]): number {
  return turns.reduce((focus, { level, presses, correct }) => {
    const accuracy = (100 * correct) / presses.length;
    const weight = Math.min(level, SIMON.fullWeightFromLevel) / SIMON.fullWeightFromLevel;
    return focus * (1 - weight) + accuracy * weight;
  }, 100);
}

/** How even reactions in milliseconds were, 0 to 100: 100 less a hundredth of their standard deviation. */
export function simonConsistency(reactions: readonly number[]): number {
  if (reactions.length < 2) return 100;
  const mean = sumOf(reactions) / reactions.length;
  const variance = sumOf(reactions.map((reaction) => (reaction - mean) ** 2)) / reactions.length;
  return Math.max(0, 100 - Math.sqrt(variance) / 100);
}

/** The times from press to press in milliseconds. The first press of a round is no reaction. */
export function reactionsMs(turns: readonly SimonTurn[]): number[] {
  return turns.flatMap(({ presses }) =>
    presses.slice(1).map(({ atMs }, place) => Math.max(0, atMs - (presses[place]?.atMs ?? atMs))),
  );
}

/** The band of a focus or a consistency. */
export function simonBand(value: number): SimonBand {
  if (value >= SIMON.strongFrom) return 'strong';
  return value >= SIMON.steadyFrom ? 'steady' : 'varied';
}

/** What stands out in a run, in a fixed order. */
export function simonInsights({ level, focus, consistency, impulsiveClicks }: SimonSummary): SimonInsight[] {
  const { levelOver, focusUnder, consistencyUnder } = SIMON.insights;
  const standsOut: Record<SimonInsight, boolean> = {
    'long-sequence': level > levelOver,
    focus: focus < focusUnder,
    consistency: consistency < consistencyUnder,
    'impulsive-clicks': impulsiveClicks > level,
  };
  return (Object.keys(standsOut) as SimonInsight[]).filter((insight) => standsOut[insight]);
}

/** Whether a run, taken as a whole, asks for a closer look. It says nothing about why. */
export function asksForCloserLook({ level, focus, consistency, impulsiveClicks }: SimonSummary): boolean {
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

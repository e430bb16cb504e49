import { type RunResult, withValidity } from '../runs.ts';
import { type MoleRun, moleResult, WHACK_A_MOLE } from './whack-a-mole.ts';

/**
 * The limits from which a run counts as pressed without looking.
 * docs/measurement.md shows their effect on simulated players.
 */
export const WILD_PRESSING = {
  /** More presses on empty holes for each touched mole. */
  mostMissesPerHit: 3,
  /** With a clock, also more presses on empty holes each second. Slow players press holes whose mole has just left. */
  mostMissesPerSecond: 2,
} as const;

/** Whether so many presses were on empty holes that the player did not look, which makes the reaction times invalid. */
export function isWildPressing({ hits, misses, withoutClock }: MoleRun): boolean {
  const { mostMissesPerHit, mostMissesPerSecond } = WILD_PRESSING;
  const mostWithClock = (mostMissesPerSecond * WHACK_A_MOLE.durationMs) / 1000;
  return misses > mostMissesPerHit * hits.length && (withoutClock || misses > mostWithClock);
}

/** The result of a run, with the reason why it is not a valid measurement. */
export function judgedMoleResult(run: MoleRun): RunResult {
  return withValidity(moleResult(run), isWildPressing(run) ? 'wild-pressing' : null);
}

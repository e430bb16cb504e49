import { type TypicalTime, typicalTime } from '../../figures/typical-time.ts';
import { levelAfterRun, validLevel } from '../levels.ts';
import { RUN, type RunResult, type RunValidityCode, withValidity } from '../runs.ts';
import { WHACK_A_MOLE } from './whack-a-mole.ts';
import { WILD_PRESSING } from './whack-a-mole-validity.ts';

/**
 * Whack-a-Mole with levels. A level is how long a mole stays. The numbers are our own choice, except where a comment names a
 * source.
 */
export const MOLE_LEVELS = {
  /** The moles of a run; about a minute, at most two. */
  moles: 48,
  /** How long a mole stays at the first level, in ms. */
  firstStayMs: 2000,
  /** The factor on the stay from each level to the next. */
  fasterBy: 0.9,
  /**
   * From a touch, or from the end of a missed mole, to the next
   * mole, in ms. Gaps vary, so that there is no rhythm to learn.
   */
  gapMs: { least: 400, most: 900 },
  /**
   * This many touched moles in a row lead to a faster level, one missed mole to a slower one. Such a staircase stays
   * near the level at which 70.7 % are touched (Levitt 1971, https://doi.org/10.1121/1.1912375). Until the first
   * missed mole each touch leads to a faster level, so that a run soon reaches the learner's level.
   */
  touchesForFaster: { beforeFirstMiss: 1, afterwards: 2 },
  /** The first changes of direction do not count, because they depend on where the run began. */
  uncountedTurns: 2,
} as const;

/** A finished run with levels. */
export type MoleLevelRun = {
  /** Milliseconds from start to end, excluding pauses. */
  durationMs: number;
  startLevel: number;
  /** Of each mole in order, the time from the frame that showed it to its touch in ms; null for one that was not touched. */
  reactionsMs: readonly (number | null)[];
  /** Presses on an empty hole. */
  misses: number;
};

/** How long a mole stays at a level, in whole ms; never shorter than the specified interval. */
export function moleStayMs(level: number): number {
  const { firstStayMs, fasterBy } = MOLE_LEVELS;
  return Math.round(Math.max(WHACK_A_MOLE.minIntervalMs, firstStayMs * fasterBy ** (level - 1)));
}

/** The level of each mole, and of the one after the last. */
export function moleLevels({ startLevel, reactionsMs }: Pick<MoleLevelRun, 'startLevel' | 'reactionsMs'>): number[] {
  const levels = [startLevel];
  const { beforeFirstMiss, afterwards } = MOLE_LEVELS.touchesForFaster;
  let level = startLevel;
  let needed: number = beforeFirstMiss;
  let touched = 0;
  for (const reactionMs of reactionsMs) {
    if (reactionMs === null) needed = afterwards;
    touched = reactionMs === null ? 0 : touched + 1;
    const isFaster = touched === needed;
    if (isFaster) touched = 0;
    level = validLevel('whack-a-mole', level + (isFaster ? 1 : reactionMs === null ? -1 : 0));
    levels.push(level);
  }
  return levels;
}

/**
 * The level at which 70.7 % of the moles are touched: the mean of the levels at which the staircase turned, without the
 * first two turns, or three when their number is odd. The last level when there are no more turns.
 */
export function measuredMoleLevel(levels: readonly number[]): number {
  const changes = levels.flatMap((level, at) => {
    const before = levels[at - 1];
    return before === undefined || before === level ? [] : [{ from: before, direction: Math.sign(level - before) }];
  });
  const turns = changes.filter(({ direction }, at) => at > 0 && direction !== changes[at - 1]?.direction);
  const uncounted = MOLE_LEVELS.uncountedTurns + (turns.length % 2);
  const counted = turns.slice(uncounted).map(({ from }) => from);
  if (counted.length === 0) return levels.at(-1) ?? 1;
  return counted.reduce((sum, level) => sum + level, 0) / counted.length;
}

/** What the end of a run shows. */
export type MoleLevelSummary = {
  touched: number;
  /** The level at which seven of ten moles are touched, with fractions. */
  level: number;
  /** Reaction times without anticipations, in ms; null when there are none. */
  reactions: TypicalTime | null;
  anticipations: number;
};

/** The summary of a run. */
export function moleLevelSummary(run: MoleLevelRun): MoleLevelSummary {
  const times = run.reactionsMs.filter((ms) => ms !== null);
  const reactions = times.filter((ms) => ms >= WHACK_A_MOLE.minReactionMs);
  return {
    touched: times.length,
    level: measuredMoleLevel(moleLevels(run)),
    reactions: typicalTime(reactions),
    anticipations: times.length - reactions.length,
  };
}

/** Why a run is not a valid measurement: no mole was touched, or holes were pressed without looking. */
export function moleLevelValidity({
  reactionsMs,
  misses,
}: MoleLevelRun): Extract<RunValidityCode, 'few-touches' | 'wild-pressing'> | null {
  const touched = reactionsMs.filter((ms) => ms !== null).length;
  if (touched === 0) return 'few-touches';
  return misses > WILD_PRESSING.mostMissesPerHit * touched ? 'wild-pressing' : null;
}

/** The next level: the measured one, but at most one from the level before. */
export function moleLevelResult(run: MoleLevelRun): RunResult {
  const { startLevel } = run;
  const validity = moleLevelValidity(run);
  const level = validity ? startLevel : levelAfterRun('whack-a-mole', startLevel, moleLevelSummary(run).level);
  return withValidity({ score: level, level }, validity);
}

/** Whether a run is plausible: every mole came, none was touched after it had gone, and fast touches can be luck. */
export function isPossibleMoleLevelRun(run: MoleLevelRun): boolean {
  const { reactionsMs, misses } = run;
  const levels = moleLevels(run);
  const guessed = reactionsMs.filter((ms) => ms !== null && ms < RUN.minPressMs).length;
  return (
    reactionsMs.length === MOLE_LEVELS.moles &&
    reactionsMs.every((ms, at) => ms === null || (ms >= 0 && ms <= moleStayMs(levels[at] ?? 1))) &&
    guessed <= Math.max(WHACK_A_MOLE.maxLuckyHits, misses)
  );
}

/** The shortest possible duration of a run, in milliseconds: each mole until its touch or its end, and a gap before each. */
export function moleLevelLeastDurationMs(run: MoleLevelRun): number {
  const levels = moleLevels(run);
  // Times are rounded to whole milliseconds.
  return run.reactionsMs.reduce<number>(
    (sum, ms, at) => sum + MOLE_LEVELS.gapMs.least + (ms ?? moleStayMs(levels[at] ?? 1)) - 1,
    0,
  );
}

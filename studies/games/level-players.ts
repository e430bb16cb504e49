import type { Random } from '#rules/figures/random.ts';
import { multitaskLevelResult, multitaskLevelSummary } from '#rules/games/multitask-master/multitask-levels.ts';
import type { RunResult } from '#rules/games/runs.ts';
import { simonLevelResult, simonTries } from '#rules/games/simon/simon-levels.ts';
import { multitaskLevelRunOf } from '#rules/games/testing/multitask-level-runs.ts';
import { moleLevelResult, moleLevels } from '#rules/games/whack-a-mole/mole-levels.ts';
import { playedMoles, playedSimon } from './mole-players.ts';

/** A run of a simulated player: where it leads, and how much of it succeeded. */
export type LevelRun = { result: RunResult; succeeded: number; all: number };

/** A run at a level by a player whose own level is `own`. */
export type LevelPlayer = (own: number, level: number, random: Random) => LevelRun;

/**
 * How the odds of a right shape, or a right sum, fall: by a factor of e for so many levels. At their own level players have
 * five of eight rounds with both right. Our own estimate.
 */
const MULTITASK = { levelsPerE: 1.5, shareOfBoth: 0.626 } as const;

/**
 * Simulated players of the games with levels. What succeeds: a mole that stays as long as at the level; a
 * sequence of Simon as long as the level, in one of its two tries; a right round of Multitask Master. See docs/measurement.md.
 */
export const LEVEL_PLAYERS = {
  'whack-a-mole': (own, level, random) => {
    const run = playedMoles({ level: own, spread: 0.25 }, level, random);
    const levels = moleLevels(run);
    const ofLevel = run.reactionsMs.filter((_, at) => levels[at] === level);
    return {
      result: moleLevelResult(run),
      succeeded: ofLevel.filter((ms) => ms !== null).length,
      all: ofLevel.length,
    };
  },
  simon: (own, level, random) => {
    const run = playedSimon({ span: own, spread: 0.6 }, level, random);
    const tries = simonTries(run);
    const first = tries.findIndex((each) => each.level === level);
    const isRepeated = tries.slice(first, first + 2).some((each) => each.level === level && each.correct === level);
    return { result: simonLevelResult(run), succeeded: Number(first >= 0 && isRepeated), all: 1 };
  },
  'multitask-master': (own, level, random) => {
    const { levelsPerE, shareOfBoth } = MULTITASK;
    const share = Math.sqrt(shareOfBoth);
    const chance = 1 / (1 + Math.exp((level - own) / levelsPerE - Math.log(share / (1 - share))));
    const isRight = () => random() < chance;
    const run = multitaskLevelRunOf(level, (asked) => isRight() && (asked !== 'both' || isRight()), {
      seed: Math.floor(random() * 2 ** 31),
    });
    const parts = Object.values(multitaskLevelSummary(run)).filter((part) => typeof part === 'object' && part !== null);
    return {
      result: multitaskLevelResult(run),
      succeeded: parts.reduce((sum, { right }) => sum + right, 0),
      all: parts.reduce((sum, { rounds }) => sum + rounds, 0),
    };
  },
} satisfies Record<string, LevelPlayer>;

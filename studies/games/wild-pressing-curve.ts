import { MOLE_DIFFICULTIES } from '#rules/games/whack-a-mole/whack-a-mole.ts';
import { isWildPressing } from '#rules/games/whack-a-mole/whack-a-mole-validity.ts';
import {
  CAREFUL_PLAYERS,
  type MolePlayer,
  ONE_HOLE_PLAYERS,
  SLOW_WILD_PLAYERS,
  UNSURE_PLAYERS,
  WILD_PLAYERS,
} from './mole-players.ts';
import { type MoleSetUp, playMoles } from './simulated-mole-run.ts';

/** Every way to play Whack-a-Mole. */
export const MOLE_CHOICES: readonly MoleSetUp[] = [false, true].flatMap((withoutClock) =>
  MOLE_DIFFICULTIES.map((difficulty) => ({ difficulty, withoutClock })),
);

/** Every kind of player, in the order of the printed table. */
export const MOLE_PLAYERS = [
  ...CAREFUL_PLAYERS,
  ...UNSURE_PLAYERS,
  ...SLOW_WILD_PLAYERS,
  ...WILD_PLAYERS,
  ...ONE_HOLE_PLAYERS,
];

/** Whether a player can finish a game: without a clock, the single hole that is pressed may never have the mole. */
export function canFinish(player: MolePlayer, { withoutClock }: MoleSetUp): boolean {
  return !withoutClock || !(player.kind === 'wild' && player.order === 'one-hole');
}

/** The number of runs, of `count`, that count as pressed without looking. */
export function countWildRuns(player: MolePlayer, choice: MoleSetUp, sample: { count: number; seed: number }): number {
  const seeds = Array.from({ length: sample.count }, (_, run) => sample.seed * 1_000_003 + run);
  return seeds.filter((seed) => isWildPressing(playMoles(player, choice, seed))).length;
}

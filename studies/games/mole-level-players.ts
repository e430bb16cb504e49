import { inverseNormal } from '#rules/figures/inverse-normal.ts';
import { type Random, seededRandom } from '#rules/figures/random.ts';
import { MOLE_LEVELS, measuredMoleLevel, moleLevels, moleStayMs } from '#rules/games/whack-a-mole/mole-levels.ts';
import { drawNormal } from '../screening/paces.ts';

/** A player whose reactions are log-normal: they touch 70.7 % of the moles at `level`. */
export type MoleLevelPlayer = {
  level: number;
  /** The standard deviation of the logarithm of the reaction times. */
  spread: number;
};

/** The share to which a staircase of two touches up and one miss down converges: the square root of one half. */
const SHARE = Math.SQRT1_2;

/** The error of the measured level against the player's own, in levels: mean and standard deviation. */
export function moleLevelError(player: MoleLevelPlayer, startLevel: number, sample: { count: number; seed: number }) {
  const random = seededRandom(sample.seed);
  const errors = Array.from({ length: sample.count }, () => measured(player, startLevel, random) - player.level);
  const bias = errors.reduce((sum, error) => sum + error, 0) / sample.count;
  const variance = errors.reduce((sum, error) => sum + (error - bias) ** 2, 0) / sample.count;
  return { bias, deviation: Math.sqrt(variance) };
}

/** The players of the table in docs/measurement.md. */
export const MOLE_LEVEL_PLAYERS: readonly MoleLevelPlayer[] = [0.15, 0.25, 0.35].flatMap((spread) =>
  [3, 5, 8, 11, 14, 17].map((level) => ({ level, spread })),
);

function measured({ level, spread }: MoleLevelPlayer, startLevel: number, random: Random): number {
  const medianMs = moleStayMs(level) / Math.exp(inverseNormal(SHARE) * spread);
  const reactionsMs: (number | null)[] = [];
  while (reactionsMs.length < MOLE_LEVELS.moles) {
    const staysMs = moleStayMs(moleLevels({ startLevel, reactionsMs }).at(-1) ?? startLevel);
    const reactionMs = medianMs * Math.exp(spread * drawNormal(random));
    reactionsMs.push(reactionMs <= staysMs ? reactionMs : null);
  }
  return measuredMoleLevel(moleLevels({ startLevel, reactionsMs }));
}

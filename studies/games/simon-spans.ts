import { type Random, seededRandom } from '#rules/figures/random.ts';
import { simonLevelSummary } from '#rules/games/simon/simon-levels.ts';
import { simonLevelRunOf } from '#rules/games/testing/simon-level-runs.ts';

/** A player who repeats half of the sequences of `span` pads; the share falls along a logistic curve of this `spread`. */
export type SpanPlayer = { span: number; spread: number };

/** The error of the estimated span against the player's own, in pads: mean and standard deviation. */
export function spanError(player: SpanPlayer, startLevel: number, sample: { count: number; seed: number }) {
  const random = seededRandom(sample.seed);
  const errors = Array.from({ length: sample.count }, () => playedSpan(player, startLevel, random) - player.span);
  const bias = errors.reduce((sum, error) => sum + error, 0) / sample.count;
  const variance = errors.reduce((sum, error) => sum + (error - bias) ** 2, 0) / sample.count;
  return { bias, deviation: Math.sqrt(variance) };
}

/** The players of the table in docs/measurement.md. */
export const SPAN_PLAYERS: readonly SpanPlayer[] = [0.3, 0.6, 0.9].flatMap((spread) =>
  [2.5, 3, 4, 5.5, 7, 9].map((span) => ({ span, spread })),
);

function playedSpan({ span, spread }: SpanPlayer, startLevel: number, random: Random): number {
  const isRight = (length: number) => random() < 1 / (1 + Math.exp((length - span) / spread));
  const run = simonLevelRunOf(startLevel, isRight, { seed: Math.floor(random() * 2 ** 31) });
  return simonLevelSummary(run).span;
}

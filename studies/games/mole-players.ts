import { inverseNormal } from '#rules/figures/inverse-normal.ts';
import { type Random, seededRandom } from '#rules/figures/random.ts';
import { type SimonLevelRun, simonLevelSummary } from '#rules/games/simon/simon-levels.ts';
import { simonLevelRunOf } from '#rules/games/testing/simon-level-runs.ts';
import {
  MOLE_LEVELS,
  type MoleLevelRun,
  measuredMoleLevel,
  moleLevels,
  moleStayMs,
} from '#rules/games/whack-a-mole/mole-levels.ts';
import { deviationOf, drawNormal, meanOf, type Sample } from '../figures.ts';

/** How a simulated player of Whack-a-Mole presses. */
export type MolePlayer = { name: string } & (
  | {
      kind: 'wild';
      /** `loop`: all nine holes in a row; `random`: any hole; `one-hole`: always the same. */
      order: 'loop' | 'random' | 'one-hole';
      pressesPerSecond: number;
    }
  | {
      kind: 'careful';
      /** The median time to see and press a mole, in ms. */
      reactionMs: number;
      /** The share of presses on a hole beside the mole. */
      slipShare: number;
      /** The share of presses that are made twice, so that the second meets an empty hole. */
      twiceShare: number;
      /** The share of moles before which the player presses too early, on any hole. */
      earlyShare: number;
    }
);

/** Presses per second; 30 is pressing all nine keys at once repeatedly. */
const WILD_SPEEDS = [4, 6, 8, 12, 30] as const;
/** Slower wild presses look like those of slow players. */
const SLOW_WILD_SPEED = 3;

/** Players who press holes without looking; our own choice of speeds. */
export const WILD_PLAYERS = (['loop', 'random'] as const).flatMap((order) =>
  WILD_SPEEDS.map((speed) => wildPlayer(order, speed)),
);
/** Only with a clock, because without one a game in which a single hole is pressed never ends. */
export const ONE_HOLE_PLAYERS = WILD_SPEEDS.map((speed) => wildPlayer('one-hole', speed));
export const SLOW_WILD_PLAYERS = [wildPlayer('loop', SLOW_WILD_SPEED), wildPlayer('random', SLOW_WILD_SPEED)];

/**
 * Median times to find and press one of nine holes; our own estimate. A simple reaction takes an adult 231 ms (Woods et
 * al. 2015, https://doi.org/10.3389/fnhum.2015.00131), a child of eight 320, one of five 465
 * (https://doi.org/10.1111/j.1469-8749.1984.tb04476.x); choosing among nine and moving there takes about as long again.
 */
const REACTIONS_MS = { adult: 450, child: 640, 'slow-child': 930 } as const;

/** How often careful players slip; our own estimate. */
const SLIPS = {
  look: { slipShare: 0, twiceShare: 0, earlyShare: 0 },
  slip: { slipShare: 0.1, twiceShare: 0.1, earlyShare: 0.1 },
  'slip-often': { slipShare: 0.2, twiceShare: 0.2, earlyShare: 0.2 },
  'press-twice': { slipShare: 0.05, twiceShare: 0.8, earlyShare: 0.05 },
} as const;

/** Players who look, then press, with and without slips. */
export const CAREFUL_PLAYERS = [...playersWho('look'), ...playersWho('slip')];
export const UNSURE_PLAYERS = [...playersWho('slip-often'), ...playersWho('press-twice')];

function wildPlayer(order: 'loop' | 'random' | 'one-hole', pressesPerSecond: number): MolePlayer {
  return { name: `${order}-${pressesPerSecond}-a-second`, kind: 'wild', order, pressesPerSecond };
}

function playersWho(slips: keyof typeof SLIPS): MolePlayer[] {
  return Object.entries(REACTIONS_MS).map(([pace, reactionMs]) => ({
    name: `${slips}-${pace}`,
    kind: 'careful',
    reactionMs,
    ...SLIPS[slips],
  }));
}

/** A player whose reactions are log-normal: they touch 70.7 % of the moles at `level`. */
type MoleLevelPlayer = {
  level: number;
  /** The standard deviation of the logarithm of the reaction times. */
  spread: number;
};

/** The share to which a staircase of two touches up and one miss down converges: the square root of one half. */
const SHARE = Math.SQRT1_2;

/** The error of the measured level against the player's own, in levels: mean and standard deviation. */
export function moleLevelError(player: MoleLevelPlayer, startLevel: number, sample: Sample) {
  const random = seededRandom(sample.seed);
  const errors = Array.from({ length: sample.count }, () => measured(player, startLevel, random) - player.level);
  return { bias: meanOf(errors), deviation: deviationOf(errors) };
}

/** The players of the table in docs/measurement.md. */
export const MOLE_LEVEL_PLAYERS: readonly MoleLevelPlayer[] = [0.15, 0.25, 0.35].flatMap((spread) =>
  [3, 5, 8, 11, 14, 17].map((level) => ({ level, spread })),
);

function measured(player: MoleLevelPlayer, startLevel: number, random: Random): number {
  return measuredMoleLevel(moleLevels({ startLevel, reactionsMs: reactionsOf(player, startLevel, random) }));
}

function reactionsOf({ level, spread }: MoleLevelPlayer, startLevel: number, random: Random): (number | null)[] {
  const medianMs = moleStayMs(level) / Math.exp(inverseNormal(SHARE) * spread);
  const reactionsMs: (number | null)[] = [];
  while (reactionsMs.length < MOLE_LEVELS.moles) {
    const staysMs = moleStayMs(moleLevels({ startLevel, reactionsMs }).at(-1) ?? startLevel);
    const reactionMs = medianMs * Math.exp(spread * drawNormal(random));
    reactionsMs.push(reactionMs <= staysMs ? reactionMs : null);
  }
  return reactionsMs;
}

/** A run that began at `startLevel`. */
export function playedMoles(player: MoleLevelPlayer, startLevel: number, random: Random): MoleLevelRun {
  return { durationMs: 0, startLevel, reactionsMs: reactionsOf(player, startLevel, random), misses: 0 };
}

/** A player who repeats half of the sequences of `span` pads; the share falls along a logistic curve of this `spread`. */
type SpanPlayer = { span: number; spread: number };

/** The error of the estimated span against the player's own, in pads: mean and standard deviation. */
export function spanError(player: SpanPlayer, startLevel: number, sample: Sample) {
  const random = seededRandom(sample.seed);
  const errors = Array.from({ length: sample.count }, () => playedSpan(player, startLevel, random) - player.span);
  return { bias: meanOf(errors), deviation: deviationOf(errors) };
}

/** The players of the table in docs/measurement.md. */
export const SPAN_PLAYERS: readonly SpanPlayer[] = [0.3, 0.6, 0.9].flatMap((spread) =>
  [2.5, 3, 4, 5.5, 7, 9].map((span) => ({ span, spread })),
);

function playedSpan(player: SpanPlayer, startLevel: number, random: Random): number {
  return simonLevelSummary(playedSimon(player, startLevel, random)).span;
}

/** A run that began at `startLevel`. */
export function playedSimon({ span, spread }: SpanPlayer, startLevel: number, random: Random): SimonLevelRun {
  const isRight = (length: number) => random() < 1 / (1 + Math.exp((length - span) / spread));
  return simonLevelRunOf(startLevel, isRight, { seed: Math.floor(random() * 2 ** 31) });
}

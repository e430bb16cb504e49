import { type Random, seededRandom } from '#rules/figures/random.ts';
import {
  type Animal,
  CAREFUL_MOLES,
  type CarefulRun,
  type CarefulTrial,
} from '#rules/games/careful-moles/careful-moles.ts';
import {
  type CarefulState,
  carefulReducer,
  carefulRun,
  newCarefulState,
} from '#rules/games/careful-moles/careful-moles-reducer.ts';
import { drawNormal } from '../figures.ts';

/**
 * How simulated children differ. No study covers this game. Between children, the spread of the median is that of the latency
 * of 32 children of 8 to 13 years who looked at a light, 232.88 ± 38.73 ms, and the share of touched rabbits is that of their
 * errors when they were to look at a remembered place only when told, 0.26 ± 0.19 (Loe et al. 2009, table 2,
 * https://doi.org/10.1097/CHI.0b013e31819996da). The rest is our own estimate; spreads of times are standard deviations of
 * the logarithm.
 */
export const CHILDREN = {
  medianMs: 430,
  medianSpread: 38.73 / 232.88,
  /** The spread of one child's reactions, and how much children differ in it. */
  ownSpread: 0.25,
  spreadOfOwnSpread: 0.25,
  touchedRabbits: { mean: 0.26, deviation: 0.19 },
  missedMoles: { mean: 0.05, deviation: 0.05 },
} as const;

/** Presses in a trial, in ms from the frame that shows its animal. */
export type Player = (trial: CarefulTrial, number: number) => number[];

/** Draws a child. `spread`: how much children differ, as a multiple of `CHILDREN`. */
export function drawChild(spread: number, random: Random): Player {
  const factor = (deviation: number) => Math.exp(spread * deviation * drawNormal(random));
  const medianMs = CHILDREN.medianMs * factor(CHILDREN.medianSpread);
  const ownSpread = CHILDREN.ownSpread * factor(CHILDREN.spreadOfOwnSpread);
  const share = ({ mean, deviation }: { mean: number; deviation: number }) =>
    drawBeta(mean, spread * deviation, random);
  const touches: Record<Animal, number> = {
    mole: 1 - share(CHILDREN.missedMoles),
    rabbit: share(CHILDREN.touchedRabbits),
  };
  return ({ animal }) => {
    const reactionMs = medianMs * Math.exp(ownSpread * drawNormal(random));
    return random() < touches[animal] && reactionMs <= CAREFUL_MOLES.shownMs ? [reactionMs] : [];
  };
}

/** Players who press without deciding. `share`: the share of animals that they touch. */
export const WILD_PLAYERS: Record<string, (random: Random) => Player> = {
  'touches-half-at-random': (random) => touching(0.5, random),
  'touches-8-of-10-at-random': (random) => touching(0.8, random),
  'touches-every-animal': (random) => touching(1, random),
  'taps-without-a-stop': tapping,
  'touches-nothing': () => () => [],
  'leaves-after-half-of-the-game': (random) => {
    const child = drawChild(1, random);
    return (trial, number) => (number < CAREFUL_MOLES.trials / 2 ? child(trial, number) : []);
  },
};

function touching(share: number, random: Random): Player {
  const reactionMs = () => CHILDREN.medianMs * Math.exp(CHILDREN.ownSpread * drawNormal(random));
  return () => (random() < share ? [Math.min(reactionMs(), CAREFUL_MOLES.shownMs)] : []);
}

/** Two to six taps a second. */
function tapping(random: Random): Player {
  const tapMs = 1000 / (2 + 4 * random());
  let nextMs = 0;
  return ({ gapMs }) => {
    const taps: number[] = [];
    for (; nextMs < gapMs + CAREFUL_MOLES.shownMs; nextMs += tapMs * (0.8 + 0.4 * random())) taps.push(nextMs - gapMs);
    nextMs -= gapMs + CAREFUL_MOLES.shownMs;
    return taps;
  };
}

/** A whole game of a player through the reducer of the game. */
export function playCareful(player: Player, seed: number): CarefulRun {
  let state = newCarefulState(seed);
  const at = (type: 'frame-shown' | 'meadow-pressed', atMs: number) => {
    state = carefulReducer(state, { type, atMs });
  };
  while (state.status === 'running') {
    const shownAtMs = state.startedAtMs + currentTrial(state).gapMs;
    const presses = player(currentTrial(state), state.played.length);
    for (const ms of presses.filter((ms) => ms < 0)) at('meadow-pressed', shownAtMs + ms);
    at('frame-shown', shownAtMs);
    for (const ms of presses.filter((ms) => ms >= 0)) at('meadow-pressed', shownAtMs + ms);
    at('frame-shown', shownAtMs + CAREFUL_MOLES.shownMs);
  }
  return carefulRun(state, false);
}

function currentTrial({ trials, queue }: CarefulState): CarefulTrial {
  return trials[queue[0] ?? 0] ?? { animal: 'mole', gapMs: 0 };
}

/** A random number generator for a player, with a different sequence from the one that draws the trials. */
export function randomOfPlayer(seed: number): Random {
  return seededRandom(~seed);
}

/** A random share with this mean and standard deviation, of the beta distribution. */
function drawBeta(mean: number, deviation: number, random: Random): number {
  const weight = (mean * (1 - mean)) / deviation ** 2 - 1;
  const [one, other] = [drawGamma(mean * weight, random), drawGamma((1 - mean) * weight, random)];
  return one / (one + other);
}

/** A random number of the gamma distribution, by the method of Marsaglia and Tsang (2000). */
function drawGamma(shape: number, random: Random): number {
  if (shape < 1) return drawGamma(shape + 1, random) * random() ** (1 / shape);
  const d = shape - 1 / 3;
  for (;;) {
    const x = drawNormal(random);
    const v = (1 + x / Math.sqrt(9 * d)) ** 3;
    if (v > 0 && Math.log(random()) < x ** 2 / 2 + d * (1 - v + Math.log(v))) return d * v;
  }
}

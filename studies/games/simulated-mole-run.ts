import { type Random, seededRandom } from '#rules/figures/random.ts';
import {
  MOLE_DIFFICULTIES,
  type MoleDifficulty,
  type MoleRun,
  WHACK_A_MOLE,
} from '#rules/games/whack-a-mole/whack-a-mole.ts';
import { type MoleState, moleReducer, moleRun, newMoleState } from '#rules/games/whack-a-mole/whack-a-mole-reducer.ts';
import { isWildPressing } from '#rules/games/whack-a-mole/whack-a-mole-validity.ts';
import { drawNormal, type Sample } from '../figures.ts';
import {
  CAREFUL_PLAYERS,
  type MolePlayer,
  ONE_HOLE_PLAYERS,
  SLOW_WILD_PLAYERS,
  UNSURE_PLAYERS,
  WILD_PLAYERS,
} from './mole-players.ts';

/** Standard deviations of the logarithm of times between players, and between the presses of one; our own estimate. */
const SPREAD = { between: 0.2, within: 0.25 } as const;
/** The time between two frames of most screens. */
const FRAME_MS = 1000 / 60;
/** The time between the two presses of a double press, and how much too early a press is; our own estimates. */
const AGAIN_MS = { twice: 150, early: 200 } as const;

/** The options chosen before a game. */
export type MoleSetUp = { difficulty: MoleDifficulty; withoutClock: boolean };
/** Presses a hole at a game time in ms. */
type Press = { hole: number; atMs: number };
/** The next presses of a player who sees this state at this time; empty to wait for the next mole. */
type Plan = (state: MoleState, atMs: number) => Press[];

/** Plays a whole game through the reducer. */
export function playMoles(player: MolePlayer, { difficulty, withoutClock }: MoleSetUp, seed: number): MoleRun {
  // A different random sequence from the one that draws the holes.
  const random = seededRandom(~seed);
  const plan = planOf(player, random);
  let state = newMoleState(difficulty, withoutClock, seed);
  let atMs = 0;
  while (state.status === 'running') {
    const presses = plan(state, atMs);
    for (const press of presses) {
      state = shownUntil(state, press.atMs, random);
      state = moleReducer(state, { type: 'hole-pressed', ...press });
      atMs = Math.max(atMs, press.atMs);
    }
    if (presses.length > 0) continue;
    atMs = nextFrameMs(state, atMs, random);
    state = moleReducer(state, { type: 'frame-shown', atMs });
  }
  return moleRun(state);
}

/** The state after every frame before a time that changes something. */
function shownUntil(before: MoleState, untilMs: number, random: Random): MoleState {
  let state = before;
  while (state.status === 'running' && (state.nextDueMs ?? Number.POSITIVE_INFINITY) < untilMs) {
    const atMs = Math.min(nextFrameMs(state, 0, random), untilMs);
    state = moleReducer(state, { type: 'frame-shown', atMs });
  }
  return state;
}

function nextFrameMs({ nextDueMs }: MoleState, atMs: number, random: Random): number {
  return Math.max(atMs, nextDueMs ?? WHACK_A_MOLE.durationMs) + random() * FRAME_MS;
}

function planOf(player: MolePlayer, random: Random): Plan {
  return player.kind === 'wild' ? wildPlan(player, random) : carefulPlan(player, random);
}

function wildPlan({ order, pressesPerSecond }: Extract<MolePlayer, { kind: 'wild' }>, random: Random): Plan {
  const drawMs = timesAround(1000 / pressesPerSecond, random);
  let hole = anyHole(random);
  return (_, atMs) => {
    if (order === 'loop') hole = (hole % WHACK_A_MOLE.holes) + 1;
    if (order === 'random') hole = anyHole(random);
    return [{ hole, atMs: atMs + drawMs() }];
  };
}

/** Looks for a mole and presses its hole, even if it has disappeared by then; afterwards looks for the next one. */
function carefulPlan(player: Extract<MolePlayer, { kind: 'careful' }>, random: Random): Plan {
  const { reactionMs, slipShare, twiceShare, earlyShare } = player;
  const drawMs = timesAround(reactionMs, random);
  let pressedFor: number | null = null;
  let waitedFor: number | null = null;
  return ({ mole, nextMole }, atMs) => {
    if (!mole || mole.number === pressedFor) {
      if (waitedFor === nextMole) return [];
      waitedFor = nextMole;
      return random() < earlyShare ? [{ hole: anyHole(random), atMs: atMs + AGAIN_MS.early }] : [];
    }
    const pressedAtMs = atMs + drawMs();
    // A player who presses a wrong hole notices it, and then presses the mole.
    if (random() < slipShare) return [{ hole: (mole.hole % WHACK_A_MOLE.holes) + 1, atMs: pressedAtMs }];
    pressedFor = mole.number;
    const press = { hole: mole.hole, atMs: pressedAtMs };
    return random() < twiceShare ? [press, { ...press, atMs: pressedAtMs + AGAIN_MS.twice }] : [press];
  };
}

function anyHole(random: Random): number {
  return Math.floor(random() * WHACK_A_MOLE.holes) + 1;
}

/** Log-normal times; a player's own median differs from `medianMs`. */
function timesAround(medianMs: number, random: Random): () => number {
  const ownMs = medianMs * Math.exp(SPREAD.between * drawNormal(random));
  return () => ownMs * Math.exp(SPREAD.within * drawNormal(random));
}

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
export function countWildRuns(player: MolePlayer, choice: MoleSetUp, sample: Sample): number {
  const seeds = Array.from({ length: sample.count }, (_, run) => sample.seed * 1_000_003 + run);
  return seeds.filter((seed) => isWildPressing(playMoles(player, choice, seed))).length;
}

import { nextRandom } from '../../figures/random.ts';
import { reportedMs } from '../runs.ts';
import { MOLE_LEVELS, type MoleLevelRun, moleLevels, moleStayMs } from './mole-levels.ts';
import { WHACK_A_MOLE } from './whack-a-mole.ts';
import { drawnHole, type MoleEvent, type MoleState } from './whack-a-mole-reducer.ts';

/** The state of Whack-a-Mole with levels. Times are game time in milliseconds, which excludes pauses. */
export type MoleLevelState = Pick<
  MoleState,
  'status' | 'seed' | 'mole' | 'lastHole' | 'misses' | 'mark' | 'endedAtMs'
> & {
  startLevel: number;
  reactionsMs: MoleLevelRun['reactionsMs'];
  /** When the next mole is due, or the game ends; null while a mole is there. */
  nextDueMs: number | null;
};

/** The initial state. The seed determines the holes and the gaps. */
export function newMoleLevelState(startLevel: number, seed: number): MoleLevelState {
  const state: MoleLevelState = {
    status: 'running',
    startLevel,
    seed,
    mole: null,
    lastHole: null,
    nextDueMs: null,
    reactionsMs: [],
    misses: 0,
    mark: null,
    endedAtMs: 0,
  };
  return withGap(state, 0);
}

/** The state after an event; the same object when nothing changed. */
export function moleLevelReducer(state: MoleLevelState, event: MoleEvent): MoleLevelState {
  if (state.status === 'finished') return state;
  switch (event.type) {
    case 'frame-shown':
      return afterFrame(state, event.atMs);
    case 'resumed':
      // The time of a visible mole would include the return from the pause, so it comes again.
      return withGap({ ...state, mole: null }, event.atMs);
    case 'hole-pressed':
      return afterPress(state, event.hole, event.atMs);
  }
}

/** The level of the mole that is there or comes next. */
export function currentMoleLevel(state: MoleLevelState): number {
  return moleLevels(state).at(-1) ?? state.startLevel;
}

/** The report of a finished game, in whole milliseconds. */
export function moleLevelRun({ startLevel, reactionsMs, misses, endedAtMs }: MoleLevelState): MoleLevelRun {
  return {
    durationMs: reportedMs(endedAtMs),
    startLevel,
    reactionsMs: reactionsMs.map((ms) => (ms === null ? null : Math.round(ms))),
    misses: Math.min(misses, WHACK_A_MOLE.maxMisses),
  };
}

function afterFrame(before: MoleLevelState, atMs: number): MoleLevelState {
  const state = before.mark && atMs >= before.mark.untilMs ? { ...before, mark: null } : before;
  if (state.mole) return isGone(state, atMs) ? withReaction(state, null, atMs) : state;
  if (state.nextDueMs === null || atMs < state.nextDueMs) return state;
  if (state.reactionsMs.length === MOLE_LEVELS.moles) {
    return { ...state, status: 'finished', mark: null, nextDueMs: null, endedAtMs: atMs };
  }
  const { hole, seed } = drawnHole(state.seed, state.lastHole);
  return {
    ...state,
    seed,
    mole: { number: state.reactionsMs.length, hole, shownAtMs: atMs },
    lastHole: hole,
    nextDueMs: null,
    mark: state.mark?.hole === hole ? null : state.mark,
  };
}

/** Whether the time of the visible mole is over, also when a late frame still shows it. */
function isGone(state: MoleLevelState, atMs: number): boolean {
  return state.mole !== null && atMs > state.mole.shownAtMs + moleStayMs(currentMoleLevel(state));
}

function afterPress(state: MoleLevelState, hole: number, atMs: number): MoleLevelState {
  const { mole } = state;
  const untilMs = atMs + WHACK_A_MOLE.markMs;
  if (mole?.hole !== hole || isGone(state, atMs)) {
    return { ...state, misses: state.misses + 1, mark: { hole, met: 'nothing', untilMs } };
  }
  const reactionMs = Math.max(0, atMs - mole.shownAtMs);
  return { ...withReaction(state, reactionMs, atMs), mark: { hole, met: 'mole', untilMs } };
}

function withReaction(state: MoleLevelState, reactionMs: number | null, atMs: number): MoleLevelState {
  return withGap({ ...state, mole: null, reactionsMs: [...state.reactionsMs, reactionMs] }, atMs);
}

function withGap(state: MoleLevelState, atMs: number): MoleLevelState {
  const { least, most } = MOLE_LEVELS.gapMs;
  const { value, seed } = nextRandom(state.seed);
  return { ...state, seed, nextDueMs: atMs + least + value * (most - least) };
}

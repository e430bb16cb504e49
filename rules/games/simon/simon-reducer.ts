import { reportedMs } from '../runs.ts';
import {
  type Pad,
  SIMON,
  type SimonDifficulty,
  type SimonPress,
  type SimonRun,
  sequenceDurationMs,
  simonSequence,
} from './simon.ts';
import { nextLength, SIMON_LEVELS, type SimonLevelRun, sequenceOfTry } from './simon-levels.ts';

/** The state of Simon. Times are game time in milliseconds, which excludes pauses. */
export type SimonState = {
  /** `between`: after a completed sequence, before the next one. */
  status: 'watching' | 'answering' | 'between' | 'finished';
  seed: number;
  difficulty: SimonDifficulty;
  /** Its length is the level. */
  sequence: readonly Pad[];
  /** When the first pad of the sequence lights up; null before a frame has set it. */
  showsFromMs: number | null;
  /** The number of pads of the sequence repeated so far. */
  repeated: number;
  presses: readonly SimonPress[];
  /** The pad to show after a wrong press, before the next sequence or at the end. */
  missed: Pad | null;
  /** The level at the start and the sequences played so far; null without levels. */
  levels: { startLevel: number; tries: readonly { level: number; correct: number }[] } | null;
  impulsiveClicks: number;
  /** When the game ended; 0 until then. */
  endedAtMs: number;
};

/** `atMs` is game time. */
export type SimonEvent =
  | { type: 'frame-shown'; atMs: number }
  | { type: 'pad-pressed'; pad: Pad; atMs: number }
  /** The game resumes after a pause; a sequence being shown restarts. */
  | { type: 'resumed'; atMs: number };

/** The initial state, before the first sequence. */
export function newSimonState(seed: number, difficulty: SimonDifficulty): SimonState {
  return {
    status: 'watching',
    seed,
    difficulty,
    sequence: simonSequence(seed, 1),
    showsFromMs: null,
    repeated: 0,
    presses: [],
    missed: null,
    levels: null,
    impulsiveClicks: 0,
    endedAtMs: 0,
  };
}

/** The initial state of a run with levels. */
export function newSimonLevelState(seed: number, startLevel: number): SimonState {
  return {
    ...newSimonState(seed, SIMON_LEVELS.pace),
    sequence: sequenceOfTry(seed, 0, nextLength(startLevel, [])),
    levels: { startLevel, tries: [] },
  };
}

/** The state after an event; the same object when nothing changed. */
export function simonReducer(state: SimonState, event: SimonEvent): SimonState {
  const now = atTime(state, event.atMs);
  switch (event.type) {
    case 'frame-shown':
      return withSequenceScheduled(now, event.atMs);
    case 'resumed':
      return isShowingOrWaiting(now) && now.showsFromMs !== null ? { ...now, showsFromMs: null } : now;
    case 'pad-pressed':
      return pressed(now, { pad: event.pad, atMs: Math.max(event.atMs, lastPressMs(now)) });
  }
}

/** The next pad while answering, or the missed pad after a wrong press; null otherwise. */
export function nextPad({ status, sequence, repeated, missed }: SimonState): Pad | null {
  return status === 'answering' ? (sequence[repeated] ?? null) : missed;
}

/** The wait before the next sequence, in ms. */
export function waitBeforeSequenceMs({ missed }: SimonState): number {
  return missed ? SIMON_LEVELS.afterMissMs : SIMON.nextSequenceAfterMs;
}

/** The report of a finished game, in whole milliseconds. */
export function simonRun(state: SimonState): SimonRun {
  return {
    durationMs: reportedMs(state.endedAtMs),
    seed: state.seed,
    difficulty: state.difficulty,
    presses: state.presses.map(({ pad, atMs }) => ({ pad, atMs: reportedMs(atMs) })),
    impulsiveClicks: state.impulsiveClicks,
  };
}

/** The report of a finished run with levels, in whole milliseconds. */
export function simonLevelRun(state: SimonState): SimonLevelRun {
  const { difficulty: _, ...run } = simonRun(state);
  return { ...run, startLevel: state.levels?.startLevel ?? 1 };
}

function atTime(state: SimonState, atMs: number): SimonState {
  const { status, showsFromMs, sequence, difficulty } = state;
  if (showsFromMs === null || !isShowingOrWaiting(state) || atMs < showsFromMs) return state;
  if (atMs >= showsFromMs + sequenceDurationMs(sequence.length, difficulty))
    return { ...state, status: 'answering', missed: null };
  return status === 'watching' ? state : { ...state, status: 'watching', missed: null };
}

/** A sequence starts at a frame, so that its flashes are synchronous with the frames. */
function withSequenceScheduled(state: SimonState, atMs: number): SimonState {
  if (state.showsFromMs !== null || !isShowingOrWaiting(state) || atMs < lastPressMs(state)) return state;
  return { ...state, showsFromMs: atMs + waitBeforeSequenceMs(state) };
}

/** Events can arrive out of order, so no press gets a time before that of the last press. */
function lastPressMs({ presses }: SimonState): number {
  return presses.at(-1)?.atMs ?? 0;
}

function isShowingOrWaiting({ status }: SimonState): boolean {
  return status === 'watching' || status === 'between';
}

function pressed(state: SimonState, press: SimonPress): SimonState {
  if (state.status === 'between') {
    return { ...state, impulsiveClicks: Math.min(state.impulsiveClicks + 1, SIMON.maxImpulsiveClicks) };
  }
  if (state.status !== 'answering') return state;
  const isRight = press.pad === state.sequence[state.repeated];
  const after = {
    ...state,
    presses: [...state.presses, press],
    repeated: state.repeated + (isRight ? 1 : 0),
    missed: isRight ? null : (state.sequence[state.repeated] ?? null),
  };
  if (isRight && after.repeated < state.sequence.length) return after;
  if (after.levels) return triedOnce(after, after.levels, press.atMs);
  return isRight ? completed(after, press.atMs) : { ...after, status: 'finished', endedAtMs: press.atMs };
}

/** Ends a sequence of a run with levels, and starts the next one with a length by the results so far. */
function triedOnce(
  state: SimonState,
  { startLevel, tries }: NonNullable<SimonState['levels']>,
  atMs: number,
): SimonState {
  const played = [...tries, { level: state.sequence.length, correct: state.repeated }];
  const levels = { startLevel, tries: played };
  if (played.length === SIMON_LEVELS.tries) return { ...state, levels, status: 'finished', endedAtMs: atMs };
  const sequence = sequenceOfTry(state.seed, played.length, nextLength(startLevel, played));
  return { ...state, levels, status: 'between', sequence, showsFromMs: null, repeated: 0 };
}

function completed(state: SimonState, atMs: number): SimonState {
  const level = state.sequence.length + 1;
  if (level > SIMON.longestSequence) return { ...state, status: 'finished', endedAtMs: atMs };
  return { ...state, status: 'between', sequence: simonSequence(state.seed, level), showsFromMs: null, repeated: 0 };
}

import { RUN } from '../runs.ts';
import {
  type Pad,
  SIMON,
  type SimonDifficulty,
  type SimonPress,
  type SimonRun,
  simonSequence,
  watchMs,
} from './simon.ts';

/** A game of Simon. All times are game time in milliseconds, which stands still while the game is paused. */
export type SimonRound = {
  /** `between` lies after a completed sequence and before the next one. */
  status: 'watching' | 'answering' | 'between' | 'finished';
  seed: number;
  difficulty: SimonDifficulty;
  /** As long as the level is high. */
  sequence: readonly Pad[];
  /** When the first pad of the sequence lights up; null until a frame has set it. */
  showsFromMs: number | null;
  /** How much of the sequence has been repeated. */
  repeated: number;
  presses: readonly SimonPress[];
  impulsiveClicks: number;
  /** When the game ended; 0 until then. */
  endedAtMs: number;
};

export type SimonEvent =
  | { type: 'frame-shown'; atMs: number }
  | { type: 'pad-pressed'; pad: Pad; atMs: number }
  /** The game goes on after a pause: what was being shown is shown again from its beginning. */
  | { type: 'went-on'; atMs: number };

/** A game about to show its first sequence. */
export function newSimonRound(seed: number, difficulty: SimonDifficulty): SimonRound {
  return {
    status: 'watching',
    seed,
    difficulty,
    sequence: simonSequence(seed, 1),
    showsFromMs: null,
    repeated: 0,
    presses: [],
    impulsiveClicks: 0,
    endedAtMs: 0,
  };
}

/** What a game is after something happened. Events that change nothing give back the same object. */
export function simonRound(round: SimonRound, event: SimonEvent): SimonRound {
  const now = atTime(round, event.atMs);
  switch (event.type) {
    case 'frame-shown':
      return planned(now, event.atMs);
    case 'went-on':
      return isToBeShown(now) && now.showsFromMs !== null ? { ...now, showsFromMs: null } : now;
    case 'pad-pressed':
      return pressed(now, { pad: event.pad, atMs: Math.max(event.atMs, lastPressMs(now)) });
  }
}

/** The pad that comes next in the learner's turn, or came where another one was pressed; null when there is none. */
export function padDue({ status, sequence, repeated }: SimonRound): Pad | null {
  return status === 'answering' || status === 'finished' ? (sequence[repeated] ?? null) : null;
}

/** The report of a finished game, in whole milliseconds. */
export function simonRun(round: SimonRound): SimonRun {
  return {
    durationMs: inReport(round.endedAtMs),
    seed: round.seed,
    difficulty: round.difficulty,
    presses: round.presses.map(({ pad, atMs }) => ({ pad, atMs: inReport(atMs) })),
    impulsiveClicks: round.impulsiveClicks,
  };
}

function inReport(atMs: number): number {
  return Math.min(Math.round(atMs), RUN.longestMs);
}

function atTime(round: SimonRound, atMs: number): SimonRound {
  const { status, showsFromMs, sequence, difficulty } = round;
  if (showsFromMs === null || !isToBeShown(round) || atMs < showsFromMs) return round;
  if (atMs >= showsFromMs + watchMs(sequence.length, difficulty)) return { ...round, status: 'answering' };
  return status === 'watching' ? round : { ...round, status: 'watching' };
}

/** The frame decides when a sequence begins, so that its flashes keep to the frames of the screen. */
function planned(round: SimonRound, atMs: number): SimonRound {
  if (round.showsFromMs !== null || !isToBeShown(round) || atMs < lastPressMs(round)) return round;
  return { ...round, showsFromMs: atMs + SIMON.nextSequenceAfterMs };
}

/** A frame or a press can be told of later than one with a later stamp. */
function lastPressMs({ presses }: SimonRound): number {
  return presses.at(-1)?.atMs ?? 0;
}

function isToBeShown({ status }: SimonRound): boolean {
  return status === 'watching' || status === 'between';
}

function pressed(round: SimonRound, press: SimonPress): SimonRound {
  if (round.status === 'between') {
    return { ...round, impulsiveClicks: Math.min(round.impulsiveClicks + 1, SIMON.mostImpulsiveClicks) };
  }
  if (round.status !== 'answering') return round;
  const isRight = press.pad === round.sequence[round.repeated];
  const after = {
    ...round,
    presses: [...round.presses, press],
    repeated: round.repeated + (isRight ? 1 : 0),
  };
  if (!isRight) return { ...after, status: 'finished', endedAtMs: press.atMs };
  return after.repeated < round.sequence.length ? after : completed(after, press.atMs);
}

function completed(round: SimonRound, atMs: number): SimonRound {
  const level = round.sequence.length + 1;
  if (level > SIMON.longestSequence) return { ...round, status: 'finished', endedAtMs: atMs };
  return { ...round, status: 'between', sequence: simonSequence(round.seed, level), showsFromMs: null, repeated: 0 };
}

import { reportedMs } from '../runs.ts';
import {
  type Animal,
  CAREFUL_MOLES,
  type CarefulRun,
  type CarefulTrial,
  carefulTrials,
  type PlayedTrial,
  practiceTrials,
} from './careful-moles.ts';

/** The state of a game or a practice. Times are game time in milliseconds, which excludes pauses. */
export type CarefulState = {
  status: 'running' | 'finished';
  seed: number;
  trials: readonly CarefulTrial[];
  /** The pause after an animal for reading the feedback, in ms. */
  restMs: number;
  /** The indexes of the trials to play, the current one first. */
  queue: readonly number[];
  /** Nothing is seen in the gap before an animal, nor in the rest after it. */
  phase: 'gap' | 'animal' | 'rest';
  /** When the gap of the current trial began, and the frame that showed its animal. */
  startedAtMs: number;
  shownAtMs: number;
  /** The presses in the current trial. */
  pressedAtMs: readonly number[];
  /** Whether the current animal was touched; it is then no longer seen. */
  isTouched: boolean;
  /** The last animal that was touched or is gone, until the next one is seen. */
  answer: { animal: Animal; isTouched: boolean } | null;
  played: readonly PlayedTrial[];
  endedAtMs: number;
};

/** `atMs` is game time. */
export type CarefulEvent =
  | { type: 'frame-shown'; atMs: number }
  | { type: 'resumed'; atMs: number }
  | { type: 'meadow-pressed'; atMs: number };

/** The initial state of a game; the seed determines its trials. */
export function newCarefulState(seed: number): CarefulState {
  return stateOf(seed, carefulTrials(seed), 0);
}

/** The initial state of a practice; the seed determines its trials. */
export function newPracticeState(seed: number): CarefulState {
  return stateOf(seed, practiceTrials(seed), CAREFUL_MOLES.practice.restMs);
}

function stateOf(seed: number, trials: readonly CarefulTrial[], restMs: number): CarefulState {
  return {
    status: 'running',
    seed,
    trials,
    restMs,
    queue: trials.map((_, trial) => trial),
    phase: 'gap',
    startedAtMs: 0,
    shownAtMs: 0,
    pressedAtMs: [],
    isTouched: false,
    answer: null,
    played: [],
    endedAtMs: 0,
  };
}

/** The state after an event; the same object when nothing changed. */
export function carefulReducer(state: CarefulState, event: CarefulEvent): CarefulState {
  if (state.status === 'finished') return state;
  switch (event.type) {
    case 'frame-shown':
      return afterFrame(state, event.atMs);
    case 'resumed':
      return afterPause(state, event.atMs);
    case 'meadow-pressed':
      return afterPress(state, event.atMs);
  }
}

/** The animal of the current trial, seen or not. */
export function currentAnimal(state: CarefulState): Animal {
  return trialOf(state).animal;
}

/** The animal that is seen now; none after the end. */
export function seenAnimal(state: CarefulState): Animal | null {
  const isSeen = state.status === 'running' && state.phase === 'animal' && !state.isTouched;
  return isSeen ? trialOf(state).animal : null;
}

/** The quarter of the game that is played now, from 1. */
export function currentQuarter({ played, trials }: CarefulState): number {
  const { quarters } = CAREFUL_MOLES;
  return Math.min(quarters, 1 + Math.floor((played.length * quarters) / trials.length));
}

/** The report of a finished game, in whole milliseconds. */
export function carefulRun({ seed, played, endedAtMs }: CarefulState, isCalm: boolean): CarefulRun {
  return { durationMs: reportedMs(endedAtMs), isCalm, seed, trials: played };
}

function afterFrame(state: CarefulState, atMs: number): CarefulState {
  const { phase, startedAtMs, shownAtMs, restMs } = state;
  const goneAtMs = shownAtMs + CAREFUL_MOLES.shownMs;
  switch (phase) {
    case 'gap':
      if (atMs < startedAtMs + trialOf(state).gapMs) return state;
      return { ...state, phase: 'animal', shownAtMs: atMs, answer: null };
    case 'animal':
      if (atMs < goneAtMs) return state;
      return restMs > 0 ? { ...withAnswer(state), phase: 'rest' } : withTrialOver(withAnswer(state), atMs);
    case 'rest':
      return atMs < goneAtMs + restMs ? state : withTrialOver(state, atMs);
  }
}

/** A trial that a pause interrupted comes again at the end. */
function afterPause(state: CarefulState, atMs: number): CarefulState {
  const [trial = 0, ...next] = state.queue;
  return withTrialBegun({ ...state, queue: [...next, trial] }, atMs);
}

function afterPress(state: CarefulState, atMs: number): CarefulState {
  const { phase, shownAtMs, restMs } = state;
  // No frame has passed since the end of the trial, but the press is after it.
  if (phase === 'animal' && restMs === 0 && atMs > shownAtMs + CAREFUL_MOLES.shownMs) {
    const after = withTrialOver(state, atMs);
    return after.status === 'finished' ? after : afterPress(after, atMs);
  }
  const pressed = { ...state, pressedAtMs: [...state.pressedAtMs, atMs] };
  return phase === 'animal' ? withAnswer({ ...pressed, isTouched: true }) : pressed;
}

function withAnswer(state: CarefulState): CarefulState {
  return { ...state, answer: { animal: trialOf(state).animal, isTouched: state.isTouched } };
}

function withTrialOver(state: CarefulState, atMs: number): CarefulState {
  const [trial = 0, ...queue] = state.queue;
  const after = { ...state, queue, played: [...state.played, { trial, pressesMs: pressesOf(state) }] };
  return queue.length === 0 ? { ...after, status: 'finished', endedAtMs: atMs } : withTrialBegun(after, atMs);
}

function withTrialBegun(state: CarefulState, atMs: number): CarefulState {
  return { ...state, phase: 'gap', startedAtMs: atMs, pressedAtMs: [], isTouched: false };
}

function trialOf({ trials, queue }: CarefulState): CarefulTrial {
  return trials[queue[0] ?? 0] ?? { animal: 'mole', gapMs: 0 };
}

/** The presses of the current trial in whole ms from the frame that showed its animal; only the first twenty. */
function pressesOf({ pressedAtMs, shownAtMs }: CarefulState): number[] {
  const earliestMs = -Math.max(...CAREFUL_MOLES.gapsMs);
  return pressedAtMs
    .slice(0, CAREFUL_MOLES.maxPressesPerTrial)
    .map((atMs) => Math.min(Math.max(earliestMs, Math.round(atMs - shownAtMs)), CAREFUL_MOLES.shownMs));
}

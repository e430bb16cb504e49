import { remainingMs, secondsShown } from '../countdown.ts';
import { RUN, reportedMs } from '../runs.ts';
import { ASKED, type Asked, type MultitaskLevelRun, multitaskLevelTasks } from './multitask-levels.ts';
import {
  MULTITASK_MASTER,
  type MultitaskAnswers,
  type MultitaskDifficulty,
  type MultitaskRun,
  type MultitaskTasks,
  multitaskLongestMs,
  multitaskTasks,
} from './multitask-master.ts';

/** The options chosen before a run, and the seed that determines its rounds. */
export type MultitaskSetUp = { seed: number; difficulty: MultitaskDifficulty; withoutClock: boolean };

/** The state of Multitask Master. Times are game time in milliseconds, which excludes pauses. */
export type MultitaskState = MultitaskSetUp & {
  phase: 'asking' | 'showing-result' | 'finished';
  /** When the current phase began. */
  sinceMs: number;
  /** The tasks of every round, and what it asks for. */
  tasks: readonly MultitaskTasks[];
  asked: readonly Asked[];
  /** The level of a run with levels; null without. */
  startLevel: number | null;
  /** The index of the current round. */
  at: number;
  /** The answers in the current round. */
  answers: MultitaskAnswers;
  /** The digits typed but not submitted. */
  typed: string;
  /** The remaining seconds of the round; null without a clock. */
  secondsLeft: number | null;
  /** The finished rounds. */
  rounds: MultitaskRun['rounds'];
};

/** `atMs` is game time; `place` is the index of a shape in display order. */
export type MultitaskEvent = { atMs: number } & (
  | { type: 'shape-picked'; place: number }
  | { type: 'digit-pressed'; digit: number }
  | { type: 'digit-deleted' }
  /** The whole text of the box after a paste or dictation. */
  | { type: 'box-changed'; text: string }
  | { type: 'sum-submitted' }
  | { type: 'frame-shown' | 'resumed' }
);

const NO_ANSWERS: MultitaskAnswers = { pickedShape: null, answeredSum: null };

/** The initial state. */
export function newMultitaskState(setUp: MultitaskSetUp): MultitaskState {
  return {
    ...setUp,
    ...newRound(0, 0, setUp),
    tasks: multitaskTasks(setUp.seed, setUp.difficulty),
    asked: Array<Asked>(MULTITASK_MASTER.rounds).fill('both'),
    startLevel: null,
    rounds: [],
  };
}

/** The initial state of a run with levels, which has no clock. */
export function newMultitaskLevelState(seed: number, startLevel: number): MultitaskState {
  return {
    ...newMultitaskState({ seed, difficulty: 'easy', withoutClock: true }),
    tasks: multitaskLevelTasks(seed, startLevel),
    asked: ASKED,
    startLevel,
  };
}

/** The state after an event; the same object when nothing changed. */
export function multitaskReducer(state: MultitaskState, event: MultitaskEvent): MultitaskState {
  // A press from before the current phase belongs to what was on screen at that time.
  if (event.atMs < state.sinceMs) return state;
  switch (state.phase) {
    case 'asking':
      return isTimeUp(state, event.atMs) ? ended(state, event.atMs) : whileAsking(state, event);
    case 'showing-result':
      return event.atMs - state.sinceMs < MULTITASK_MASTER.resultMs ? state : movedOn(state, event.atMs);
    case 'finished':
      return state;
  }
}

/**
 * The tasks of the current round.
 * @throws RangeError when there is none.
 */
export function tasksOnScreen({ tasks, at }: MultitaskState): MultitaskTasks {
  const onScreen = tasks[at];
  if (!onScreen) throw new RangeError(`no round ${at}`);
  return onScreen;
}

/** What the current round asks for. */
export function askedOnScreen({ asked, at }: MultitaskState): Asked {
  return asked[at] ?? 'both';
}

/** Which tasks of the current round are unanswered. */
export function openTasks(state: MultitaskState): { shape: boolean; sum: boolean } {
  const { phase, answers } = state;
  const asked = askedOnScreen(state);
  const isAsking = phase === 'asking';
  return {
    shape: isAsking && asked !== 'sum' && answers.pickedShape === null,
    sum: isAsking && asked !== 'shape' && answers.answeredSum === null,
  };
}

/** The report of a finished game. Very late frames do not lengthen its duration. */
export function multitaskRun(state: MultitaskState): MultitaskRun {
  const { seed, difficulty, withoutClock, rounds, sinceMs } = state;
  const durationMs = Math.min(reportedMs(sinceMs), multitaskLongestMs(state));
  return { durationMs, withoutClock, seed, difficulty, rounds };
}

/** The report of a finished run with levels. */
export function multitaskLevelRun({ seed, startLevel, rounds, sinceMs }: MultitaskState): MultitaskLevelRun {
  return { durationMs: reportedMs(sinceMs), seed, startLevel: startLevel ?? 1, rounds };
}

function whileAsking(state: MultitaskState, event: MultitaskEvent): MultitaskState {
  const open = openTasks(state);
  const digits = state.typed;
  switch (event.type) {
    case 'shape-picked':
      return open.shape ? answered(state, { pickedShape: event.place }, event.atMs) : state;
    case 'digit-pressed':
      return withDigits(state, digits + event.digit);
    case 'digit-deleted':
      return withDigits(state, digits.slice(0, -1));
    case 'box-changed':
      return withDigits(state, event.text);
    case 'sum-submitted':
      return open.sum && digits !== '' ? answered(state, { answeredSum: Number(digits) }, event.atMs) : state;
    case 'frame-shown':
    case 'resumed':
      return withSecondsLeft(state, event.atMs);
  }
}

function withDigits(state: MultitaskState, text: string): MultitaskState {
  const typed = text.replaceAll(/\D/g, '').slice(0, MULTITASK_MASTER.maxDigits);
  return openTasks(state).sum && typed !== state.typed ? { ...state, typed } : state;
}

function withSecondsLeft(state: MultitaskState, atMs: number): MultitaskState {
  const secondsLeft = secondsLeftAfter(atMs - state.sinceMs, state);
  return secondsLeft === state.secondsLeft ? state : { ...state, secondsLeft };
}

function answered(state: MultitaskState, answer: Partial<MultitaskAnswers>, atMs: number): MultitaskState {
  const after = { ...state, answers: { ...state.answers, ...answer } };
  const open = openTasks(after);
  return open.shape || open.sum ? after : ended(after, atMs);
}

function isTimeUp({ sinceMs, difficulty, withoutClock }: MultitaskState, atMs: number): boolean {
  return !withoutClock && atMs - sinceMs >= MULTITASK_MASTER.roundMs[difficulty];
}

function ended(state: MultitaskState, atMs: number): MultitaskState {
  const lasted = atMs - state.sinceMs;
  const mostMs = state.withoutClock ? RUN.longestMs : MULTITASK_MASTER.roundMs[state.difficulty];
  const durationMs = reportedMs(Math.min(lasted, mostMs));
  return {
    ...state,
    phase: 'showing-result',
    sinceMs: atMs,
    secondsLeft: secondsLeftAfter(lasted, state),
    rounds: [...state.rounds, { ...state.answers, durationMs }],
  };
}

function movedOn(state: MultitaskState, atMs: number): MultitaskState {
  const isLast = state.at === state.tasks.length - 1;
  return isLast ? { ...state, phase: 'finished', sinceMs: atMs } : { ...state, ...newRound(state.at + 1, atMs, state) };
}

function newRound(at: number, sinceMs: number, setUp: MultitaskSetUp) {
  const secondsLeft = secondsLeftAfter(0, setUp);
  return { phase: 'asking', at, sinceMs, answers: NO_ANSWERS, typed: '', secondsLeft } as const;
}

function secondsLeftAfter(lastedMs: number, { difficulty, withoutClock }: MultitaskSetUp): number | null {
  return withoutClock ? null : secondsShown(remainingMs(lastedMs, MULTITASK_MASTER.roundMs[difficulty]));
}

import { remainingMs, secondsShown } from '../countdown.ts';
import { RUN } from '../runs.ts';
import {
  isAnswered,
  MULTITASK_MASTER,
  type MultitaskAnswers,
  type MultitaskDifficulty,
  type MultitaskRun,
  type MultitaskTasks,
  multitaskLongestMs,
  multitaskTasks,
} from './multitask-master.ts';

export type MultitaskChoices = { seed: number; difficulty: MultitaskDifficulty; withoutClock: boolean };

/** One sitting of Multitask Master, ten rounds long. Times are game time: it stands still during a pause. */
export type MultitaskSitting = MultitaskChoices & {
  phase: 'asking' | 'showing-result' | 'finished';
  /** When the phase began. */
  sinceMs: number;
  /** The tasks of every round, and the round on the screen, counted from 0. */
  tasks: readonly MultitaskTasks[];
  at: number;
  /** What was answered in the round on the screen. */
  answers: MultitaskAnswers;
  /** The digits in the box that were not sent yet. */
  typed: string;
  /** What the clock shows of the round's time; null without a clock. */
  secondsLeft: number | null;
  /** The rounds that are over. */
  rounds: MultitaskRun['rounds'];
};

export type MultitaskEvent = { atMs: number } & (
  | { type: 'shape-picked'; place: number }
  | { type: 'digit-pressed'; digit: number }
  | { type: 'digit-rubbed-out' }
  /** The whole text of the box, from a paste or a voice. */
  | { type: 'box-changed'; text: string }
  | { type: 'sum-sent' }
  | { type: 'frame-shown' | 'went-on' }
);

const NO_ANSWERS: MultitaskAnswers = { pickedShape: null, answeredSum: null };

export function newMultitaskSitting(choices: MultitaskChoices): MultitaskSitting {
  return {
    ...choices,
    ...round(0, 0, choices),
    tasks: multitaskTasks(choices.seed, choices.difficulty),
    rounds: [],
  };
}

/** What a sitting is after something happened; the same object when nothing changed. */
export function multitaskSitting(sitting: MultitaskSitting, event: MultitaskEvent): MultitaskSitting {
  // A press that was made before what is on the screen now was shown is not meant for it.
  if (event.atMs < sitting.sinceMs) return sitting;
  switch (sitting.phase) {
    case 'asking':
      return isTimeUp(sitting, event.atMs) ? ended(sitting, event.atMs) : asked(sitting, event);
    case 'showing-result':
      return event.atMs - sitting.sinceMs < MULTITASK_MASTER.resultMs ? sitting : movedOn(sitting, event.atMs);
    case 'finished':
      return sitting;
  }
}

/** The tasks of the round on the screen. */
export function tasksOnScreen({ tasks, at }: MultitaskSitting): MultitaskTasks {
  const onScreen = tasks[at];
  if (!onScreen) throw new RangeError(`no round ${at}`);
  return onScreen;
}

/** What is still to be done in the round on the screen. */
export function isOpen({ phase, answers }: MultitaskSitting): { shape: boolean; sum: boolean } {
  const isAsking = phase === 'asking';
  return { shape: isAsking && answers.pickedShape === null, sum: isAsking && answers.answeredSum === null };
}

/** The report of a finished sitting; a frame that came very late makes it no longer. */
export function multitaskRun(sitting: MultitaskSitting): MultitaskRun {
  const { seed, difficulty, withoutClock, rounds, sinceMs } = sitting;
  const durationMs = Math.min(reported(sinceMs), multitaskLongestMs(sitting));
  return { durationMs, withoutClock, seed, difficulty, rounds };
}

function asked(sitting: MultitaskSitting, event: MultitaskEvent): MultitaskSitting {
  const open = isOpen(sitting);
  const digits = sitting.typed;
  switch (event.type) {
    case 'shape-picked':
      return open.shape ? answered(sitting, { pickedShape: event.place }, event.atMs) : sitting;
    case 'digit-pressed':
      return withDigits(sitting, digits + event.digit);
    case 'digit-rubbed-out':
      return withDigits(sitting, digits.slice(0, -1));
    case 'box-changed':
      return withDigits(sitting, event.text);
    case 'sum-sent':
      return open.sum && digits !== '' ? answered(sitting, { answeredSum: Number(digits) }, event.atMs) : sitting;
    case 'frame-shown':
    case 'went-on':
      return withSecondsLeft(sitting, event.atMs);
  }
}

function withDigits(sitting: MultitaskSitting, text: string): MultitaskSitting {
  const typed = text.replaceAll(/\D/g, '').slice(0, MULTITASK_MASTER.mostDigits);
  return isOpen(sitting).sum && typed !== sitting.typed ? { ...sitting, typed } : sitting;
}

function withSecondsLeft(sitting: MultitaskSitting, atMs: number): MultitaskSitting {
  const secondsLeft = secondsLeftAfter(atMs - sitting.sinceMs, sitting);
  return secondsLeft === sitting.secondsLeft ? sitting : { ...sitting, secondsLeft };
}

function answered(sitting: MultitaskSitting, answer: Partial<MultitaskAnswers>, atMs: number): MultitaskSitting {
  const after = { ...sitting, answers: { ...sitting.answers, ...answer } };
  return isAnswered(after.answers) ? ended(after, atMs) : after;
}

function isTimeUp({ sinceMs, difficulty, withoutClock }: MultitaskSitting, atMs: number): boolean {
  return !withoutClock && atMs - sinceMs >= MULTITASK_MASTER.roundMs[difficulty];
}

function ended(sitting: MultitaskSitting, atMs: number): MultitaskSitting {
  const lasted = atMs - sitting.sinceMs;
  const mostMs = sitting.withoutClock ? RUN.longestMs : MULTITASK_MASTER.roundMs[sitting.difficulty];
  const durationMs = reported(Math.min(lasted, mostMs));
  return {
    ...sitting,
    phase: 'showing-result',
    sinceMs: atMs,
    secondsLeft: secondsLeftAfter(lasted, sitting),
    rounds: [...sitting.rounds, { ...sitting.answers, durationMs }],
  };
}

function movedOn(sitting: MultitaskSitting, atMs: number): MultitaskSitting {
  const isLast = sitting.at === MULTITASK_MASTER.rounds - 1;
  return isLast
    ? { ...sitting, phase: 'finished', sinceMs: atMs }
    : { ...sitting, ...round(sitting.at + 1, atMs, sitting) };
}

function round(at: number, sinceMs: number, choices: MultitaskChoices) {
  const secondsLeft = secondsLeftAfter(0, choices);
  return { phase: 'asking', at, sinceMs, answers: NO_ANSWERS, typed: '', secondsLeft } as const;
}

function secondsLeftAfter(lastedMs: number, { difficulty, withoutClock }: MultitaskChoices): number | null {
  return withoutClock ? null : secondsShown(remainingMs(lastedMs, MULTITASK_MASTER.roundMs[difficulty]));
}

function reported(ms: number): number {
  return Math.min(RUN.longestMs, Math.round(ms));
}

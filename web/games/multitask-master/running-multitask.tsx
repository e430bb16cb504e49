import { useLayoutEffect, useRef } from 'react';
import { sumAnswer } from '#rules/games/arithmetic.ts';
import { MULTITASK_MASTER, type MultitaskRun } from '#rules/games/multitask-master.ts';
import {
  type MultitaskEvent,
  type MultitaskState,
  multitaskReducer,
  multitaskRun,
  newMultitaskState,
  openTasks,
  tasksOnScreen,
} from '#rules/games/multitask-master-reducer.ts';
import { Announcement } from '../../sitting/announcement.tsx';
import { GameFrame } from '../../sitting/game-frame.tsx';
import { useGame } from '../../sitting/use-game.ts';
import { KeyboardIcon } from '../../ui/icons.ts';
import { randomSeed } from '../../ui/random-seed.ts';
import { playSound } from '../../ui/sounds.ts';
import { COLUMNS, DIFFICULTY_LABELS } from './difficulties.ts';
import { letterOf, placeAfter } from './places.ts';
import { RoundSteps } from './round-steps.tsx';
import css from './running-multitask.module.css';
import type { MultitaskSettings } from './set-up-multitask.tsx';
import { ShapeCard } from './shape-card.tsx';
import { spokenWords } from './spoken-words.ts';
import { SumCard } from './sum-card.tsx';
import { useGameKeys } from './use-game-keys.ts';

type RunningMultitaskProps = {
  settings: MultitaskSettings;
  onStop: () => void;
  onOver: (report: MultitaskRun) => void;
};

/** One game, from its first round to the result of its last; a new one is a new component. */
export function RunningMultitask({ settings, onStop, onOver }: RunningMultitaskProps) {
  const { difficulty } = settings;
  const {
    round: sitting,
    isPaused,
    pause,
    goOn,
    happened,
  } = useGame<MultitaskState, MultitaskEvent>({
    begin: () => newMultitaskState({ ...settings, seed: randomSeed() }),
    reduce: multitaskReducer,
    isOver: ({ phase }) => phase === 'finished',
    onOver: (ended) => onOver(multitaskRun(ended)),
  });
  const box = useRef<HTMLInputElement>(null);
  const shapes = useRef<HTMLDivElement>(null);
  const tasks = tasksOnScreen(sitting);
  const open = openTasks(sitting);
  const isOnShapes = () => shapes.current?.contains(document.activeElement) ?? false;
  const goToBox = () => box.current?.focus({ preventScroll: true });

  // Each round begins in the box, from where every key works; but a button outside the tasks keeps the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round is what moves the focus
  useLayoutEffect(() => {
    if (!isPaused && (document.activeElement === document.body || isOnShapes())) goToBox();
  }, [isPaused, sitting.at]);

  const pick = (place: number, stamp: number) => {
    if (!open.shape) return;
    playSound(tasks.shapes[place] === tasks.wanted ? 'right' : 'not-this-one');
    happened({ type: 'shape-picked', place }, stamp);
    if (isOnShapes()) goToBox();
  };
  const send = (stamp: number) => {
    if (!open.sum || sitting.typed === '') return;
    playSound(Number(sitting.typed) === sumAnswer(tasks.sum) ? 'right' : 'not-this-one');
    happened({ type: 'sum-submitted' }, stamp);
  };
  const type = (digit: number, stamp: number) => happened({ type: 'digit-pressed', digit }, stamp);
  const rubOut = (stamp: number) => happened({ type: 'digit-deleted' }, stamp);

  useGameKeys({
    isOn: !isPaused,
    digitPressed: (digit, stamp) => {
      goToBox();
      type(digit, stamp);
    },
    rubOutPressed: (stamp) => {
      goToBox();
      rubOut(stamp);
    },
    enterPressed: send,
    letterPressed: (place, stamp) => {
      if (place < tasks.shapes.length) pick(place, stamp);
    },
    arrowPressed: (key) => {
      if (open.shape) focusShape(shapes.current, key, COLUMNS[difficulty]);
    },
  });

  return (
    <GameFrame
      title="Multitask Master"
      choice={DIFFICULTY_LABELS[difficulty]}
      clock={sitting.secondsLeft === null ? null : clockOf(sitting.secondsLeft, settings)}
      status={<RoundSteps at={sitting.at} />}
      isPaused={isPaused}
      onPause={pause}
      onGoOn={goOn}
      onStop={onStop}
    >
      <div className={css.tasks}>
        <ShapeCard
          key={sitting.at}
          ref={shapes}
          tasks={tasks}
          picked={sitting.answers.pickedShape}
          openTasks={open.shape}
          columns={COLUMNS[difficulty]}
          onPick={pick}
        />
        <SumCard
          ref={box}
          sum={tasks.sum}
          typed={sitting.typed}
          answered={sitting.answers.answeredSum}
          openTasks={open.sum}
          onDigit={type}
          onRubOut={rubOut}
          onText={(text, stamp) => happened({ type: 'box-changed', text }, stamp)}
          onSend={send}
        />
      </div>
      <p className={css.keys}>
        <KeyboardIcon />
        {`Letters A to ${letterOf(tasks.shapes.length - 1)} pick a shape. Number keys and Enter answer the sum.`}
      </p>
      <Announcement words={spokenWords(sitting)} />
    </GameFrame>
  );
}

function clockOf(secondsLeft: number, { difficulty }: MultitaskSettings) {
  return {
    secondsLeft,
    secondsInAll: MULTITASK_MASTER.roundMs[difficulty] / 1000,
    lateFromSeconds: MULTITASK_MASTER.lateFromMs[difficulty] / 1000,
  };
}

/** Moves the focus from shape to shape; from elsewhere it goes to the shape it was on last, at first the first one. */
function focusShape(shapes: HTMLElement | null, key: string, columns: number): void {
  const buttons = [...(shapes?.querySelectorAll('button') ?? [])];
  const at = buttons.findIndex((button) => button.matches(':focus'));
  const place =
    at === -1 ? buttons.findIndex((button) => button.tabIndex === 0) : placeAfter(key, at, columns, buttons.length);
  buttons[place ?? 0]?.focus({ preventScroll: true });
}

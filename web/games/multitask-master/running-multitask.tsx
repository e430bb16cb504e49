import { useId, useLayoutEffect, useRef } from 'react';
import { m } from '#messages';
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
import { Announcement } from '../../play/announcement.tsx';
import { GameFrame } from '../../play/game-frame.tsx';
import { useIsPractice } from '../../play/practice.tsx';
import { useGame } from '../../play/use-game.ts';
import { KeyboardIcon } from '../../ui/icons.ts';
import { randomSeed } from '../../ui/random-seed.ts';
import { playSound } from '../../ui/sounds.ts';
import css from './multitask-master.module.css';
import { COLUMNS, type MultitaskChoice, spokenWords } from './multitask-words.ts';
import { letterOf } from './places.ts';
import { RoundSteps } from './round-steps.tsx';
import { focusShape, ShapeCard } from './shape-card.tsx';
import { SumCard } from './sum-card.tsx';
import { useMultitaskKeys } from './use-multitask-keys.ts';

/** The rounds of a practice. */
const PRACTICE_ROUNDS = 2;

type RunningMultitaskProps = {
  choice: MultitaskChoice;
  onStop: () => void;
  onOver: (report: MultitaskRun) => void;
};

/** One game. A new game needs a new component. */
export function RunningMultitask({ choice, onStop, onOver }: RunningMultitaskProps) {
  const { difficulty } = choice;
  const { roundMs, lateFromMs } = MULTITASK_MASTER;
  const { state, isPaused, pause, resume, dispatch } = useGame<MultitaskState, MultitaskEvent>({
    initialState: () => newMultitaskState({ ...choice, seed: randomSeed() }),
    reduce: multitaskReducer,
    isOver: ({ phase }) => phase === 'finished',
    isPracticeOver: ({ at }) => at >= PRACTICE_ROUNDS,
    onOver: (ended) => onOver(multitaskRun(ended)),
  });
  const isPractice = useIsPractice();
  const box = useRef<HTMLInputElement>(null);
  const shapes = useRef<HTMLDivElement>(null);
  const keys = useId();
  const tasks = tasksOnScreen(state);
  const open = openTasks(state);
  const isOnShapes = () => shapes.current?.contains(document.activeElement) ?? false;
  const goToBox = () => box.current?.focus({ preventScroll: true });

  // Each round begins in the box; a focused button outside the tasks keeps the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round is what moves the focus
  useLayoutEffect(() => {
    if (!isPaused && (document.activeElement === document.body || isOnShapes())) goToBox();
  }, [isPaused, state.at]);

  const pick = (place: number, stamp: number) => {
    if (!open.shape) return;
    playSound(tasks.shapes[place] === tasks.wanted ? 'right' : 'not-this-one');
    dispatch({ type: 'shape-picked', place }, stamp);
    if (isOnShapes()) goToBox();
  };
  const send = (stamp: number) => {
    if (!open.sum || state.typed === '') return;
    playSound(Number(state.typed) === sumAnswer(tasks.sum) ? 'right' : 'not-this-one');
    dispatch({ type: 'sum-submitted' }, stamp);
  };
  const type = (digit: number, stamp: number) => dispatch({ type: 'digit-pressed', digit }, stamp);
  const deleteDigit = (stamp: number) => dispatch({ type: 'digit-deleted' }, stamp);

  useMultitaskKeys({
    isOn: !isPaused,
    digitPressed: (digit, stamp) => {
      goToBox();
      type(digit, stamp);
    },
    backspacePressed: (stamp) => {
      goToBox();
      deleteDigit(stamp);
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
      title={m['games.multitask_master.info.title']()}
      choice={m['games.difficulty']({ difficulty })}
      clock={{ secondsLeft: state.secondsLeft, durationMs: roundMs[difficulty], lateFromMs: lateFromMs[difficulty] }}
      status={!isPractice && <RoundSteps at={state.at} />}
      isPaused={isPaused}
      onPause={pause}
      onResume={resume}
      onStop={onStop}
    >
      {/* An application, so that screen readers leave the keys to the game. */}
      <div
        role="application"
        aria-label={m['games.multitask_master.tasks']()}
        aria-describedby={keys}
        className={css.tasks}
      >
        <ShapeCard
          key={state.at}
          ref={shapes}
          tasks={tasks}
          picked={state.answers.pickedShape}
          isOpen={open.shape}
          columns={COLUMNS[difficulty]}
          onPick={pick}
        />
        <SumCard
          ref={box}
          sum={tasks.sum}
          typed={state.typed}
          answered={state.answers.answeredSum}
          isOpen={open.sum}
          onDigit={type}
          onDelete={deleteDigit}
          onText={(text, stamp) => dispatch({ type: 'box-changed', text }, stamp)}
          onSend={send}
        />
      </div>
      <p id={keys} className={css.keys}>
        <KeyboardIcon />
        {m['games.multitask_master.key_hint']({ letter: letterOf(tasks.shapes.length - 1) })}
      </p>
      <Announcement words={spokenWords(state)} />
    </GameFrame>
  );
}

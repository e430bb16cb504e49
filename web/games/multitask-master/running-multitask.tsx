import { useId, useLayoutEffect, useRef } from 'react';
import { m } from '#messages';
import { sumAnswer } from '#rules/games/multitask-master/arithmetic.ts';
import type { Asked } from '#rules/games/multitask-master/multitask-levels.ts';
import { MULTITASK_MASTER } from '#rules/games/multitask-master/multitask-master.ts';
import {
  askedOnScreen,
  type MultitaskEvent,
  type MultitaskState,
  multitaskReducer,
  newMultitaskLevelState,
  newMultitaskState,
  openTasks,
  tasksOnScreen,
} from '#rules/games/multitask-master/multitask-master-reducer.ts';
import { Announcement } from '../../play/frame/announcement.tsx';
import { GameFrame } from '../../play/frame/game-frame.tsx';
import { useIsPractice } from '../../play/set-up/practice.tsx';
import { useGame } from '../../play/use-game.ts';
import { randomSeed } from '../../ui/focus/random-seed.ts';
import { KeyboardIcon } from '../../ui/icons.ts';
import { playSound } from '../../ui/speech/sounds.ts';
import css from './multitask-master.module.css';
import { columnsOf, type MultitaskSetUp, spokenWords } from './multitask-words.ts';
import { letterOf } from './places.ts';
import { focusShape, ShapeCard } from './shape-card.tsx';
import { SumCard } from './sum-card.tsx';
import { useMultitaskKeys } from './use-multitask-keys.ts';

/** The number of rounds in a practice. */
const PRACTICE_ROUNDS = 2;

type RunningMultitaskProps = {
  setUp: MultitaskSetUp;
  /** The level of a run with levels, which has no clock; null without levels. */
  startLevel?: number | null;
  onStop: () => void;
  onOver: (state: MultitaskState) => void;
};

/** Plays one game; use a new `key` for each game. */
export function RunningMultitask({ setUp, startLevel = null, onStop, onOver }: RunningMultitaskProps) {
  const { difficulty } = setUp;
  const { roundMs, lateFromMs } = MULTITASK_MASTER;
  const { state, isPaused, pausing, dispatch } = useGame<MultitaskState, MultitaskEvent>({
    initialState: () =>
      startLevel === null
        ? newMultitaskState({ ...setUp, seed: randomSeed() })
        : newMultitaskLevelState(randomSeed(), startLevel),
    reduce: multitaskReducer,
    isOver: ({ phase }) => phase === 'finished',
    isPracticeOver: ({ at }) => at >= PRACTICE_ROUNDS,
    onOver,
  });
  const isPractice = useIsPractice();
  const box = useRef<HTMLInputElement>(null);
  const shapes = useRef<HTMLDivElement>(null);
  const game = useRef<HTMLDivElement>(null);
  const keys = useId();
  const tasks = tasksOnScreen(state);
  const open = openTasks(state);
  const asked = askedOnScreen(state);
  const columns = columnsOf(tasks.shapes.length);
  const isOnShapes = () => shapes.current?.contains(document.activeElement) ?? false;
  // A round with a shape task only has no text box.
  const goToBox = () => (box.current ?? game.current)?.focus({ preventScroll: true });

  // Each round starts with the focus in the text box; a focused button outside the tasks keeps the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves for each new round
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
      if (open.shape) focusShape(shapes.current, key, columns);
    },
  });

  return (
    <GameFrame
      title={m['games.multitask_master.info.title']()}
      setUp={
        startLevel === null ? m['games.difficulty']({ difficulty }) : m['play.levels.level']({ level: startLevel })
      }
      clock={{ secondsLeft: state.secondsLeft, durationMs: roundMs[difficulty], lateFromMs: lateFromMs[difficulty] }}
      status={
        !isPractice && (
          <RoundSteps at={state.at} rounds={state.tasks.length} asked={startLevel === null ? null : asked} />
        )
      }
      {...pausing}
      onStop={onStop}
    >
      {/* With role="application" screen readers pass the keys to the game. */}
      <div
        ref={game}
        role="application"
        tabIndex={-1}
        aria-label={m['games.multitask_master.tasks']()}
        aria-describedby={keys}
        className={css.tasks}
        data-asked={asked}
      >
        {asked !== 'sum' && (
          <ShapeCard
            key={state.at}
            ref={shapes}
            tasks={tasks}
            picked={state.answers.pickedShape}
            isOpen={open.shape}
            columns={columns}
            onPick={pick}
          />
        )}
        {asked !== 'shape' && (
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
        )}
      </div>
      <p id={keys} className={css.keys}>
        <KeyboardIcon />
        {m['games.multitask_master.key_hint']({ asked, letter: letterOf(tasks.shapes.length - 1) })}
      </p>
      <Announcement words={spokenWords(state)} />
    </GameFrame>
  );
}

type RoundStepsProps = {
  at: number;
  rounds: number;
  /** The tasks of a round in a run with levels. */
  asked: Asked | null;
};

/** The number of the current round, as bars and as text. */
function RoundSteps({ at, rounds, asked }: RoundStepsProps) {
  return (
    <div className={css.rounds}>
      {asked && <p className={css.part}>{m['games.multitask_master.levels.part']({ asked })}</p>}
      <ol className={css.steps} aria-hidden="true">
        {Array.from({ length: rounds }, (_, round) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a round is identified by its index
          <li key={round} data-step={round < at ? 'done' : round === at ? 'current' : undefined} />
        ))}
      </ol>
      <p className={css.words}>{m['games.multitask_master.round']({ round: at + 1, rounds })}</p>
    </div>
  );
}

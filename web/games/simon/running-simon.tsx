import { useId, useLayoutEffect, useRef, useState } from 'react';
import { m } from '#messages';
import { PADS, type Pad, type SimonDifficulty } from '#rules/games/simon/simon.ts';
import {
  newSimonLevelState,
  newSimonState,
  type SimonEvent,
  type SimonState,
  simonReducer,
} from '#rules/games/simon/simon-reducer.ts';
import { Announcement } from '../../play/frame/announcement.tsx';
import { GameFrame } from '../../play/frame/game-frame.tsx';
import { useKeys } from '../../play/frame/use-keys.ts';
import { useGame } from '../../play/use-game.ts';
import { digitOf } from '../../ui/controls/digit-keys.ts';
import { randomSeed } from '../../ui/focus/random-seed.ts';
import game from '../../ui/game.module.css';
import { CheckCircleIcon, EyeIcon, HandTapIcon, InfoIcon, KeyboardIcon } from '../../ui/icons.ts';
import { PadRing, usePadElements } from './pad-ring.tsx';
import css from './simon.module.css';
import { spokenWords, turnWords } from './simon-words.ts';
import { usePressFeedback, useShownSequence } from './use-pad-lights.ts';

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };
const PRESS_KEYS: readonly string[] = ['Enter', ' '];

/** The number of sequences in a practice. */
const PRACTICE_LEVELS = 2;

type RunningSimonProps = {
  difficulty: SimonDifficulty;
  /** The level of a run with levels, which sets the speed; null without levels. */
  startLevel?: number | null;
  onStop: () => void;
  onOver: (state: SimonState) => void;
  /** Called after the feedback on the last press. */
  onFeedbackOver: () => void;
};

/** Plays one game; use a new `key` for each game. */
export function RunningSimon({ difficulty, startLevel = null, onStop, onOver, onFeedbackOver }: RunningSimonProps) {
  const { state, isPaused, pausing, dispatch } = useGame<SimonState, SimonEvent>({
    initialState: () =>
      startLevel === null ? newSimonState(randomSeed(), difficulty) : newSimonLevelState(randomSeed(), startLevel),
    reduce: simonReducer,
    isOver: ({ status }) => status === 'finished',
    isPracticeOver: ({ sequence }) => sequence.length > PRACTICE_LEVELS,
    // Frames are needed only to plan the next sequence. While it is shown, the compositor works alone.
    isIdle: ({ showsFromMs }) => showsFromMs !== null,
    onOver,
  });
  const [shownMarks, shownMark] = usePadElements();
  const [pressedMarks, pressedMark] = usePadElements();
  const [buttons, button] = usePadElements();
  const [current, setCurrent] = useState<Pad>('red');
  const keys = useId();
  const ring = useRef<HTMLDivElement>(null);
  const isOver = state.status === 'finished';
  const press = (pad: Pad, stamp: number) => dispatch({ type: 'pad-pressed', pad }, stamp);

  useShownSequence(state, isPaused, shownMarks, (stamp) => dispatch({ type: 'frame-shown' }, stamp));
  usePressFeedback(state, pressedMarks, onFeedbackOver);
  // The keys 1 to 6 press a pad, arrow keys move the focus. A held key counts once.
  useKeys(!isPaused && !isOver, (event) => {
    const step = STEPS[event.key];
    const pad = PADS[(digitOf(event) ?? 0) - 1];
    if (step !== undefined) {
      event.preventDefault();
      buttons.get(neighbour(current, step))?.focus();
    } else if (event.repeat) {
      if (PRESS_KEYS.includes(event.key)) event.preventDefault();
    } else if (pad) press(pad, event.timeStamp);
  });
  useLayoutEffect(() => {
    if (!isPaused) ring.current?.focus({ preventScroll: true });
  }, [isPaused]);

  return (
    <GameFrame
      title={m['games.simon.info.title']()}
      setUp={
        startLevel === null ? m['games.difficulty']({ difficulty }) : m['play.levels.level']({ level: startLevel })
      }
      status={<Turn state={state} />}
      isPaused={isPaused}
      {...(!isOver && { onPause: pausing.onPause })}
      onResume={pausing.onResume}
      onStop={isOver ? onFeedbackOver : onStop}
    >
      <PadRing
        ref={ring}
        level={state.sequence.length}
        hasLevels={startLevel !== null}
        isMyTurn={state.status === 'answering'}
        current={current}
        onFocus={setCurrent}
        onPress={press}
        keysId={keys}
        refs={{ button, shownMark, pressedMark }}
      />
      <p id={keys} className={css.keys}>
        <KeyboardIcon />
        {m['games.number_keys']({ count: PADS.length })}
      </p>
      <Announcement words={spokenWords(state)} />
    </GameFrame>
  );
}

const ICONS = { watching: EyeIcon, answering: HandTapIcon, between: CheckCircleIcon, finished: InfoIcon };

/** Whose turn it is and how many pads are pressed; as large as its longest text, so that no pad moves. */
function Turn({ state }: { state: SimonState }) {
  const Icon = ICONS[state.status];
  return (
    <div className={css.turn}>
      <span
        className={css.words}
        data-turn={turnWords({ ...state, status: 'answering' })}
        data-between={turnWords({ ...state, status: 'between', missed: state.levels && 'orange' })}
      >
        <span className={game.say}>
          <Icon />
          {turnWords(state)}
        </span>
      </span>
      <span className={css.count} data-away={state.status !== 'answering' || undefined}>
        {m['games.simon.pressed']({ count: state.repeated, all: state.sequence.length })}
      </span>
    </div>
  );
}

/** The next pad in the ring, or with step -1 the previous one. */
function neighbour(pad: Pad, step: number): Pad {
  return PADS[(PADS.indexOf(pad) + step + PADS.length) % PADS.length] ?? pad;
}

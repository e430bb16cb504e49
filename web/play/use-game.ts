import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { everyFrame } from './clock/every-frame.ts';
import { createGameClock } from './clock/game-clock.ts';
import { isFocusLost, onFocusLoss } from './frame/focus-loss.ts';
import { useIsPractice } from './set-up/practice.tsx';

/** The events of every game in addition to its own; `resumed` is sent after a pause. */
type TimeEvent = { type: 'frame-shown' | 'resumed'; atMs: number };
type WithoutTime<Event> = Event extends unknown ? Omit<Event, 'atMs'> : never;

type Game<State, Event> = {
  initialState: () => State;
  /** Must return the same object if nothing changed. */
  reduce: (state: State, event: Event | TimeEvent) => State;
  isOver: (state: State) => boolean;
  /** Whether a practice is long enough, if it is shorter than the game. */
  isPracticeOver?: (state: State) => boolean;
  /** Whether no frames are needed until the next event, to save work. */
  isIdle?: (state: State) => boolean;
  /** Whether the game pauses by itself in a new state, as between two rounds. */
  isResting?: (state: State) => boolean;
  /** Called once, with the final state. */
  onOver: (state: State) => void;
};

/**
 * Plays one game from the moment it is mounted. Frames and presses reach the reducer with their game time in ms;
 * changes by a frame are painted in that frame. The game pauses when the page loses the focus, and does not start
 * without it.
 */
export function useGame<State, Event extends { atMs: number }>({
  initialState,
  reduce,
  isPracticeOver = () => false,
  isIdle = () => false,
  isResting = () => false,
  onOver,
  ...rest
}: Game<State, Event>) {
  const isPractice = useIsPractice();
  const isOver = (state: State) => rest.isOver(state) || (isPractice && isPracticeOver(state));
  const [state, setState] = useState(initialState);
  const [isPaused, setIsPaused] = useState(isFocusLost);
  const [clock] = useState(createGameClock);
  const current = useRef(state);
  const isRunning = !isPaused && !isOver(state);
  const isIdleNow = isIdle(state);

  const apply = (event: Event | TimeEvent) => {
    const before = current.current;
    if (isOver(before)) return;
    const after = reduce(before, event);
    if (after === before) return;
    current.current = after;
    setState(after);
    if (isOver(after)) onOver(after);
    else if (isResting(after)) pause();
  };
  const frameShown = useEffectEvent((stamp: number) => {
    const isResuming = clock.isStopped && clock.timeAt(stamp) > 0;
    clock.start(stamp);
    flushSync(() => {
      if (isResuming) apply({ type: 'resumed', atMs: clock.timeAt(stamp) });
      apply({ type: 'frame-shown', atMs: clock.timeAt(stamp) });
    });
    return !isIdle(current.current);
  });
  const pause = () => {
    clock.stop(performance.now());
    setIsPaused(true);
  };
  const focusLost = useEffectEvent(pause);

  // biome-ignore lint/correctness/useExhaustiveDependencies: frames start again when the game is no longer idle
  useEffect(() => {
    if (!isRunning) return;
    const stop = everyFrame((stamp) => frameShown(stamp) || stop());
    return stop;
  }, [isRunning, isIdleNow]);
  useEffect(() => (isRunning ? onFocusLoss(() => focusLost()) : undefined), [isRunning]);

  return {
    state,
    isPaused,
    /** For the frame of the game. */
    pausing: { isPaused, onPause: pause, onResume: () => setIsPaused(false) },
    /** Dispatches an action of the player, with the timestamp of its DOM event. */
    dispatch: (event: WithoutTime<Event>, stamp: number) => {
      if (!clock.isStopped) apply({ ...event, atMs: clock.timeAt(stamp) } as unknown as Event);
    },
  };
}

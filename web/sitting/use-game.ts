import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { everyFrame } from './every-frame.ts';
import { createGameClock } from './game-clock.ts';
import { isLookingAway, onLookingAway } from './on-looking-away.ts';

/** What every game is told, beside what its player does: a frame is shown, or the game goes on after a pause. */
type TimeEvent = { type: 'frame-shown' | 'resumed'; atMs: number };
type WithoutTime<Event> = Event extends unknown ? Omit<Event, 'atMs'> : never;

type Game<Round, Event> = {
  /** The round as it begins. */
  begin: () => Round;
  /** What a round is after an event; the same object when nothing changed. */
  reduce: (round: Round, event: Event | TimeEvent) => Round;
  isOver: (round: Round) => boolean;
  /** Whether a round needs no frames until something happens, so that the page can rest meanwhile. */
  rests?: (round: Round) => boolean;
  /** Called once, with the round as it ended. */
  onOver: (round: Round) => void;
};

/**
 * Plays one round from the moment it is mounted. Frames and presses reach the reducer with their game time in ms; what a
 * frame changes is on the screen in that same frame. It pauses by itself when nobody looks,
 * and does not begin before somebody does.
 */
export function useGame<Round, Event extends { atMs: number }>({
  begin,
  reduce,
  isOver,
  rests = () => false,
  onOver,
}: Game<Round, Event>) {
  const [round, setRound] = useState(begin);
  const [isPaused, setIsPaused] = useState(isLookingAway);
  const [clock] = useState(createGameClock);
  const current = useRef(round);
  const isRunning = !isPaused && !isOver(round);
  const isResting = rests(round);

  const take = (event: Event | TimeEvent) => {
    const before = current.current;
    if (isOver(before)) return;
    const after = reduce(before, event);
    if (after === before) return;
    current.current = after;
    setRound(after);
    if (isOver(after)) onOver(after);
  };
  const frameShown = useEffectEvent((stamp: number) => {
    const wentOn = clock.isStanding && clock.at(stamp) > 0;
    clock.goFrom(stamp);
    flushSync(() => {
      if (wentOn) take({ type: 'resumed', atMs: clock.at(stamp) });
      take({ type: 'frame-shown', atMs: clock.at(stamp) });
    });
    return !rests(current.current);
  });
  const pause = () => {
    clock.stopAt(performance.now());
    setIsPaused(true);
  };
  const lookedAway = useEffectEvent(pause);

  // biome-ignore lint/correctness/useExhaustiveDependencies: frames come again when the round no longer rests
  useEffect(() => {
    if (!isRunning) return;
    const stop = everyFrame((stamp) => frameShown(stamp) || stop());
    return stop;
  }, [isRunning, isResting]);
  useEffect(() => (isRunning ? onLookingAway(() => lookedAway()) : undefined), [isRunning]);

  return {
    round,
    isPaused,
    pause,
    goOn: () => setIsPaused(false),
    /** Tells the round what the player did, at the stamp of the event with which it was done. */
    happened: (event: WithoutTime<Event>, stamp: number) => {
      if (!clock.isStanding) take({ ...event, atMs: clock.at(stamp) } as unknown as Event);
    },
  };
}

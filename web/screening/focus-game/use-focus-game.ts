import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FocusGameReport } from '#contract/screening/screening-attempts.ts';
import type { Point } from '#rules/screening/focus-game/focus-game.ts';
import { type FocusGameEvent, focusGameReducer, secondsLeft } from '#rules/screening/focus-game/focus-game-reducer.ts';
import { focusGameReport } from '#rules/screening/focus-game/focus-game-report.ts';
import { type FocusGameState, IDLE_FOCUS_GAME } from '#rules/screening/focus-game/focus-game-state.ts';
import { everyFrame } from '../../play/clock/every-frame.ts';
import { onFocusLoss } from '../../play/frame/focus-loss.ts';
import { ARROWS } from '../../play/frame/use-keys.ts';
import { randomSeed } from '../../ui/focus/random-seed.ts';

/** Plays one game; it starts when the stage has a size. */
export function useFocusGame(onFinished: (report: FocusGameReport) => void) {
  const round = useRef(IDLE_FOCUS_GAME);
  const stage = useRef<HTMLDivElement>(null);
  const ball = useRef<HTMLDivElement>(null);
  const marker = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(() => shownRound(IDLE_FOCUS_GAME));
  const isRunning = shown.status === 'running';

  const dispatch = (event: FocusGameEvent) => {
    const wasFinished = round.current.status === 'finished';
    round.current = focusGameReducer(round.current, event);
    moveTo(ball.current, round.current.ball);
    moveTo(marker.current, round.current.pointer);
    const next = shownRound(round.current);
    setShown((current) => (isSameShown(current, next) ? current : next));
    if (next.status === 'finished' && !wasFinished) {
      onFinished(focusGameReport(round.current, new Date().toISOString()));
    }
  };
  const onEvent = useEffectEvent(dispatch);
  const measured = useEffectEvent((field: { width: number; height: number }) => {
    const isFirst = round.current.status === 'idle';
    dispatch(isFirst ? { type: 'started', seed: randomSeed(), field } : { type: 'field-resized', field });
  });

  useEffect(() => onResize(stage.current, (field) => measured(field)), []);
  useEffect(
    () => (isRunning ? everyFrame((_stamp, ms) => onEvent({ type: 'time-passed', ms })) : undefined),
    [isRunning],
  );
  useEffect(
    () => (isRunning ? onArrowKeys((dx, dy) => onEvent({ type: 'arrows-held', dx, dy })) : undefined),
    [isRunning],
  );
  useEffect(() => (isRunning ? onFocusLoss(() => onEvent({ type: 'paused' })) : undefined), [isRunning]);

  return { shown, dispatch, parts: { stage, ball, marker } };
}

function moveTo(element: HTMLElement | null, place: Point | null): void {
  if (element && place) element.style.translate = `${place.x}px ${place.y}px`;
}

function onResize(element: Element | null, resized: (size: DOMRectReadOnly) => void): () => void {
  const observer = new ResizeObserver((entries) => {
    for (const { contentRect } of entries) resized(contentRect);
  });
  if (element) observer.observe(element);
  return () => observer.disconnect();
}

/** The state that React renders; the ball and the marker are moved in every frame without React. */
export type ShownRound = {
  status: FocusGameState['status'];
  secondsLeft: number;
  nearness: 'not-yet' | 'near' | 'away';
  /** The kind of pointer for which a marker is drawn; null for a mouse, which has its own cursor. */
  marker: 'touch' | 'pen' | 'keyboard' | null;
};

function shownRound(round: FocusGameState): ShownRound {
  const wasNear = round.stepsOnTarget > 0;
  return {
    status: round.status,
    secondsLeft: secondsLeft(round),
    nearness: round.saysNear ? 'near' : wasNear ? 'away' : 'not-yet',
    marker: round.pointer === null || round.lastPointing === 'mouse' ? null : round.lastPointing,
  };
}

function isSameShown(a: ShownRound, b: ShownRound): boolean {
  return a.status === b.status && a.secondsLeft === b.secondsLeft && a.nearness === b.nearness && a.marker === b.marker;
}

/**
 * Calls `held` with the held arrow keys as -1, 0 or 1 in x and y. Prevents that they scroll the page.
 * @returns a function that stops it
 */
function onArrowKeys(held: (dx: number, dy: number) => void): () => void {
  const keys = new Set<string>();
  const report = () => {
    const arrows = [...keys].flatMap((key) => ARROWS[key] ?? []);
    held(
      arrows.reduce((sum, { dx }) => sum + dx, 0),
      arrows.reduce((sum, { dy }) => sum + dy, 0),
    );
  };
  const pressed = (event: KeyboardEvent) => {
    const isShortcut = event.altKey || event.ctrlKey || event.metaKey;
    if (!ARROWS[event.key] || isShortcut) return;
    event.preventDefault();
    keys.add(event.key);
    report();
  };
  const released = ({ key }: KeyboardEvent) => {
    if (keys.delete(key)) report();
  };
  addEventListener('keydown', pressed);
  addEventListener('keyup', released);
  return () => {
    removeEventListener('keydown', pressed);
    removeEventListener('keyup', released);
  };
}

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FocusGameReport } from '#contract/screening-attempts.ts';
import type { Point } from '#rules/screening/focus-game.ts';
import { type FocusGameEvent, focusGameReducer } from '#rules/screening/focus-game-reducer.ts';
import { focusGameReport } from '#rules/screening/focus-game-report.ts';
import { IDLE_FOCUS_GAME } from '#rules/screening/focus-game-state.ts';
import { everyFrame } from '../../sitting/every-frame.ts';
import { onLookingAway } from '../../sitting/on-looking-away.ts';
import { randomSeed } from '../../ui/random-seed.ts';
import { onArrowKeys } from './arrow-keys.ts';
import { isSameShown, shownRound } from './shown-round.ts';

/** Plays one sitting on the stage it is given, from the moment the stage has a size. */
export function useFocusGame(onFinished: (report: FocusGameReport) => void) {
  const round = useRef(IDLE_FOCUS_GAME);
  const stage = useRef<HTMLDivElement>(null);
  const ball = useRef<HTMLDivElement>(null);
  const marker = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(() => shownRound(IDLE_FOCUS_GAME));
  const isRunning = shown.status === 'running';

  const happened = (event: FocusGameEvent) => {
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
  const tell = useEffectEvent(happened);
  const measured = useEffectEvent((field: { width: number; height: number }) => {
    const isFirst = round.current.status === 'idle';
    happened(isFirst ? { type: 'started', seed: randomSeed(), field } : { type: 'field-resized', field });
  });

  useEffect(() => onResize(stage.current, (field) => measured(field)), []);
  useEffect(() => (isRunning ? everyFrame((_stamp, ms) => tell({ type: 'time-passed', ms })) : undefined), [isRunning]);
  useEffect(
    () => (isRunning ? onArrowKeys((dx, dy) => tell({ type: 'arrows-held', dx, dy })) : undefined),
    [isRunning],
  );
  useEffect(() => (isRunning ? onLookingAway(() => tell({ type: 'paused' })) : undefined), [isRunning]);

  return { shown, happened, parts: { stage, ball, marker } };
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

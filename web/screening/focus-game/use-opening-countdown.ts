import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { remainingMs, secondsShown } from '#rules/games/countdown.ts';
import { FOCUS_GAME } from '#rules/screening/focus-game/focus-game.ts';

const DURATION_MS = FOCUS_GAME.letterQuizAfterMs;
const INTERVAL_MS = 200;

/**
 * Counts down while `isOn`, until the learner stops it or uses anything outside of `actions`. It does not restart.
 * @returns `secondsLeft`: null while it does not count
 */
export function useOpeningCountdown(isOn: boolean, actions: RefObject<Element | null>, onOver: () => void) {
  const [isStopped, setIsStopped] = useState(false);
  const [elapsedMs, setElapsedMs] = useState(0);
  const isCounting = isOn && !isStopped;
  const stop = () => setIsStopped(true);
  const over = useEffectEvent(onOver);

  useEffect(() => {
    if (!isCounting) return;
    const start = performance.now();
    const timer = setInterval(() => {
      const elapsed = performance.now() - start;
      setElapsedMs(elapsed);
      if (elapsed < DURATION_MS) return;
      clearInterval(timer);
      over();
    }, INTERVAL_MS);
    return () => clearInterval(timer);
  }, [isCounting]);
  useEffect(() => (isCounting ? onOutsideUse(actions, () => setIsStopped(true)) : undefined), [isCounting, actions]);

  return { secondsLeft: isCounting ? Math.max(1, secondsShown(remainingMs(elapsedMs, DURATION_MS))) : null, stop };
}

/** Keys that move the focus; they are handled by `focusin`. */
const FOCUS_KEYS: readonly string[] = ['Tab', 'Shift'];

/**
 * Calls `used` when the page is hidden, or when something outside of `actions` is pressed, focused or scrolled.
 * @returns a function that stops it
 */
function onOutsideUse(actions: RefObject<Element | null>, used: () => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const eventSeen = ({ target }: Event) => {
    const isAction = target instanceof Node && actions.current?.contains(target);
    if (!isAction) used();
  };
  const keyPressed = (event: KeyboardEvent) => {
    if (!event.repeat && !FOCUS_KEYS.includes(event.key)) eventSeen(event);
  };
  document.addEventListener('pointerdown', eventSeen, { signal });
  document.addEventListener('focusin', eventSeen, { signal });
  document.addEventListener('wheel', eventSeen, { signal, passive: true });
  document.addEventListener('keydown', keyPressed, { signal });
  document.addEventListener('visibilitychange', used, { signal });
  if (document.hidden) used();
  return () => listening.abort();
}

import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { remainingMs, secondsShown } from '#rules/countdown.ts';
import { FOCUS_GAME } from '#rules/screening/focus-game.ts';
import { onAttention } from './on-attention.ts';

const IN_ALL_MS = FOCUS_GAME.letterQuizAfterMs;
const LOOK_EVERY_MS = 200;

/**
 * Counts down while `isOn`, until the learner stops it or turns to anything but `actions`. Once stopped it stays so.
 * @returns the seconds left, null while it does not count
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
      if (elapsed < IN_ALL_MS) return;
      clearInterval(timer);
      over();
    }, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [isCounting]);
  useEffect(() => (isCounting ? onAttention(actions, () => setIsStopped(true)) : undefined), [isCounting, actions]);

  return { secondsLeft: isCounting ? Math.max(1, secondsShown(remainingMs(elapsedMs, IN_ALL_MS))) : null, stop };
}

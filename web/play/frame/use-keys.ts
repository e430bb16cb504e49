import { useEffect, useEffectEvent } from 'react';

/** The step in x and y for each arrow key. */
export const ARROWS: Record<string, { dx: number; dy: number }> = {
  ArrowLeft: { dx: -1, dy: 0 },
  ArrowRight: { dx: 1, dy: 0 },
  ArrowUp: { dx: 0, dy: -1 },
  ArrowDown: { dx: 0, dy: 1 },
};

/** Calls `pressed` for every keydown in the page while `isOn`, except with Alt, Ctrl or Meta. */
export function useKeys(isOn: boolean, pressed: (event: KeyboardEvent) => void): void {
  const keyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!event.altKey && !event.ctrlKey && !event.metaKey) pressed(event);
  });
  useEffect(() => {
    if (!isOn) return;
    const listener = (event: KeyboardEvent) => keyDown(event);
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, [isOn]);
}

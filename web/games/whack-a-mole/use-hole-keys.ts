import { useEffect, useEffectEvent } from 'react';
import { holeBeside, holeOfKey } from './hole-places.ts';

type HoleKeys = {
  isOn: boolean;
  pressed: (hole: number, stamp: number) => void;
  /** The hole the focus is on, or was on last. */
  current: number;
  focus: (hole: number) => void;
};

/** The keys 1 to 9 press a hole, arrow keys move the focus. A key that is held counts once. */
export function useHoleKeys({ isOn, pressed, current, focus }: HoleKeys): void {
  const keyed = useEffectEvent((event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const [hole, beside] = [holeOfKey(event), holeBeside(current, event.key)];
    if (hole === undefined && beside === undefined) return;
    event.preventDefault();
    if (hole === undefined) focus(beside ?? current);
    else if (!event.repeat) pressed(hole, event.timeStamp);
  });
  useEffect(() => {
    if (!isOn) return;
    const onKey = (event: KeyboardEvent) => keyed(event);
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [isOn]);
}

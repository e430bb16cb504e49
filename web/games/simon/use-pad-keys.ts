import { useEffect, useEffectEvent } from 'react';
import { PADS, type Pad } from '#rules/games/simon.ts';
import { figureOf } from '../../ui/figure-keys.ts';

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };
const PRESSES: readonly string[] = ['Enter', ' '];

type PadKeys = {
  isOn: boolean;
  pressed: (pad: Pad, stamp: number) => void;
  /** The pad the focus is on, or was on last. */
  current: Pad;
  focus: (pad: Pad) => void;
};

/** The keys 1 to 6 press a pad, arrow keys move the focus round the ring. A key that is held counts once. */
export function usePadKeys({ isOn, pressed, current, focus }: PadKeys): void {
  const keyed = useEffectEvent((event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const step = STEPS[event.key];
    const pad = PADS[(figureOf(event) ?? 0) - 1];
    if (step !== undefined) {
      event.preventDefault();
      focus(neighbour(current, step));
    } else if (event.repeat) {
      if (PRESSES.includes(event.key)) event.preventDefault();
    } else if (pad) pressed(pad, event.timeStamp);
  });
  useEffect(() => {
    if (!isOn) return;
    addEventListener('keydown', keyed);
    return () => removeEventListener('keydown', keyed);
  }, [isOn]);
}

function neighbour(pad: Pad, step: number): Pad {
  return PADS[(PADS.indexOf(pad) + step + PADS.length) % PADS.length] ?? pad;
}

import type { KeyboardEvent, MouseEvent, PointerEvent } from 'react';

const PRESS_KEYS: readonly string[] = ['Enter', ' '];

/**
 * Props for a game button that acts at the start of a press (finger, mouse button, Enter, Space or screen reader)
 * instead of its end. `pressed` gets the timestamp of the press. A held key counts once.
 */
export function pressStart(pressed: (stamp: number) => void) {
  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.button === 0) pressed(event.timeStamp);
    },
    // By default, Space fires a click when it is released.
    onKeyDown: (event: KeyboardEvent) => {
      if (!PRESS_KEYS.includes(event.key)) return;
      event.preventDefault();
      if (!event.repeat) pressed(event.timeStamp);
    },
    onKeyUp: (event: KeyboardEvent) => {
      if (PRESS_KEYS.includes(event.key)) event.preventDefault();
    },
    // Detail 0: a click by a screen reader. Clicks of a pointer were handled on pointer down.
    onClick: (event: MouseEvent) => {
      if (event.detail === 0) pressed(event.timeStamp);
    },
  };
}

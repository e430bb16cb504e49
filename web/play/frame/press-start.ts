import type { KeyboardEvent, MouseEvent, PointerEvent } from 'react';

const PRESS_KEYS: readonly string[] = ['Enter', ' '];

/**
 * Props for a button of a game that acts when a press begins, not when it ends: by finger, mouse button, Enter, Space or
 * screen reader. `pressed` gets the time stamp of the press. A key that is held counts once.
 */
export function pressStart(pressed: (stamp: number) => void) {
  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.button === 0) pressed(event.timeStamp);
    },
    // By default, Space makes a click when it is released.
    onKeyDown: (event: KeyboardEvent) => {
      if (!PRESS_KEYS.includes(event.key)) return;
      event.preventDefault();
      if (!event.repeat) pressed(event.timeStamp);
    },
    onKeyUp: (event: KeyboardEvent) => {
      if (PRESS_KEYS.includes(event.key)) event.preventDefault();
    },
    // Detail 0: the click of a screen reader. One of a pointer was handled on pointer down.
    onClick: (event: MouseEvent) => {
      if (event.detail === 0) pressed(event.timeStamp);
    },
  };
}

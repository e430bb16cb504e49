import type { KeyboardEvent, MouseEvent, PointerEvent } from 'react';

const PRESS_KEYS: readonly string[] = ['Enter', ' '];

/**
 * Lets a button of a game answer when a press begins, not when it ends: to a finger, a mouse button, Enter or Space, or
 * the press of a screen reader. `pressed` gets the time stamp of the press. A key that is held counts once.
 */
export function pressStart(pressed: (stamp: number) => void) {
  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.button === 0) pressed(event.timeStamp);
    },
    // Left to itself, Space makes its click when it is let go.
    onKeyDown: (event: KeyboardEvent) => {
      if (!PRESS_KEYS.includes(event.key)) return;
      event.preventDefault();
      if (!event.repeat) pressed(event.timeStamp);
    },
    onKeyUp: (event: KeyboardEvent) => {
      if (PRESS_KEYS.includes(event.key)) event.preventDefault();
    },
    // A click that no pointer made; one that a pointer made was answered when it went down.
    onClick: (event: MouseEvent) => {
      if (event.detail === 0) pressed(event.timeStamp);
    },
  };
}

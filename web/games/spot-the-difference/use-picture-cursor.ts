import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { SPOT_THE_DIFFERENCE } from '#rules/games/spot-the-difference/spot-constants.ts';
import type { Place } from '#rules/games/spot-the-difference/spot-the-difference.ts';
import { everyFrame } from '../../play/clock/every-frame.ts';
import { ARROWS } from '../../play/frame/use-keys.ts';

const MIDDLE: Place = { x: SPOT_THE_DIFFERENCE.width / 2, y: SPOT_THE_DIFFERENCE.height / 2 };

/** Pixels of the picture: `STEP` per press of an arrow key; `SLOW` and `FAST` per second while it is held. */
const STEP = 8;
const SLOW = 110;
const FAST = 260;
const HELD_FROM_MS = 200;
const FAST_FROM_MS = 700;
/** The cursor counts as resting after this long without a move. */
const RESTS_AFTER_MS = 350;

type PictureCursor = { isOn: boolean; pressed: (at: Place, stamp: number) => void };

/**
 * A ring-shaped cursor over a picture, moved by arrow keys; Enter or Space presses there. It appears with the first
 * key.
 */
export function usePictureCursor({ isOn, pressed }: PictureCursor) {
  const [at, setAt] = useState<Place | null>(null);
  const [rest, setRest] = useState<Place | null>(null);
  const held = useRef(new Map<string, number>());
  const movedAtMs = useRef(0);

  const moveBy = (dx: number, dy: number) => {
    movedAtMs.current = performance.now();
    setRest(null);
    setAt((place) => {
      const { x, y } = place ?? MIDDLE;
      return { x: within(x + dx, SPOT_THE_DIFFERENCE.width), y: within(y + dy, SPOT_THE_DIFFERENCE.height) };
    });
  };
  const passed = useEffectEvent((sinceLastMs: number) => {
    const now = performance.now();
    for (const [key, sinceMs] of held.current) {
      const forMs = now - sinceMs;
      const { dx, dy } = ARROWS[key] ?? { dx: 0, dy: 0 };
      const by = ((forMs > FAST_FROM_MS ? FAST : SLOW) * sinceLastMs) / 1000;
      if (forMs > HELD_FROM_MS) moveBy(dx * by, dy * by);
    }
    if (held.current.size === 0 && at && rest !== at && now - movedAtMs.current > RESTS_AFTER_MS) setRest(at);
  });
  const isShown = isOn && at !== null;
  useEffect(() => {
    const keys = held.current;
    if (!isShown) return;
    const stop = everyFrame((_stamp, sinceLastMs) => passed(sinceLastMs));
    return () => {
      keys.clear();
      stop();
    };
  }, [isShown]);

  return {
    at,
    /** The position of the cursor at rest; null while it moves. */
    rest,
    hide: () => {
      held.current.clear();
      setAt(null);
      setRest(null);
    },
    keys: {
      onKeyDown: (event: KeyboardEvent) => {
        if (event.altKey || event.ctrlKey || event.metaKey) return;
        const arrow = ARROWS[event.key];
        if (!arrow && event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        if (event.repeat) return;
        if (!arrow) return at ? pressed(at, event.timeStamp) : moveBy(0, 0);
        const by = event.shiftKey ? 5 * STEP : STEP;
        held.current.set(event.key, performance.now() - (event.shiftKey ? FAST_FROM_MS : 0));
        moveBy(arrow.dx * by, arrow.dy * by);
      },
      onKeyUp: ({ key }: KeyboardEvent) => {
        held.current.delete(key);
      },
      onBlur: () => held.current.clear(),
    },
  };
}

function within(length: number, most: number): number {
  return Math.min(most, Math.max(0, length));
}

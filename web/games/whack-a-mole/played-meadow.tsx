import { useLayoutEffect, useRef, useState } from 'react';
import type { MoleState } from '#rules/games/whack-a-mole/whack-a-mole-reducer.ts';
import { Announcement } from '../../play/frame/announcement.tsx';
import { useKeys } from '../../play/frame/use-keys.ts';
import { playSound } from '../../ui/speech/sounds.ts';
import { holeBeside, holeOfKey, MIDDLE_HOLE } from './hole-places.ts';
import { Meadow } from './meadow.tsx';

type PlayedMeadowProps = {
  state: Pick<MoleState, 'mole' | 'mark'>;
  /** The number of moles touched so far. */
  touched: number;
  /** The text for screen readers. */
  words: string;
  isPaused: boolean;
  onPress: (hole: number, stamp: number) => void;
};

/** The meadow with keyboard control, focus and sound. */
export function PlayedMeadow({ state, touched, words, isPaused, onPress }: PlayedMeadowProps) {
  const [holes] = useState(() => new Map<number, HTMLElement>());
  const [current, setCurrent] = useState(MIDDLE_HOLE);
  const meadow = useRef<HTMLDivElement>(null);
  const focus = (hole: number) => holes.get(hole)?.focus({ preventScroll: true });

  // The keys 1 to 9 press a hole, arrow keys move the focus. A held key counts once.
  useKeys(!isPaused, (event) => {
    const [hole, neighbour] = [holeOfKey(event), holeBeside(current, event.key)];
    if (hole === undefined && neighbour === undefined) return;
    event.preventDefault();
    if (hole === undefined) focus(neighbour ?? current);
    else if (!event.repeat) onPress(hole, event.timeStamp);
  });
  useLayoutEffect(() => {
    if (!isPaused) meadow.current?.focus({ preventScroll: true });
  }, [isPaused]);
  useLayoutEffect(() => {
    if (touched > 0) playSound('mole-touched');
  }, [touched]);

  return (
    <>
      <Meadow
        ref={meadow}
        state={state}
        current={current}
        onFocus={setCurrent}
        onPress={onPress}
        holeRef={(hole, button) => (button ? holes.set(hole, button) : holes.delete(hole))}
      />
      {/* Assertive, because the position of a mole is soon out of date. */}
      <Announcement assertive words={isPaused ? '' : words} />
    </>
  );
}

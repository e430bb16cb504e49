import { useEffectEvent, useLayoutEffect } from 'react';
import { nextPad, type SimonState } from '#rules/games/simon-reducer.ts';
import { playSound, playTone } from '../../ui/sounds.ts';
import { lightPad, type Marks } from './lit-marks.ts';
import { PAD_FACES } from './pad-faces.tsx';

/** A press lights its pad for at least so long. */
const LIT_MS = 200;
/** The pad that came next is shown after the one that was pressed. */
const MISSED = { fromMs: 400, untilMs: 1600 };

/** Lights and sounds every press of the learner's turn; at the end it shows the pad that came next, then tells so. */
export function usePressFeedback(round: SimonState, marks: Marks, onAllShown: () => void): void {
  const { presses, status } = round;
  const isOver = status === 'finished';
  const missed = isOver ? nextPad(round) : null;
  const allShown = useEffectEvent(onAllShown);

  useLayoutEffect(() => {
    const last = presses.at(-1);
    if (!last) return;
    lightPad(marks, last.pad, { fromMs: 0, untilMs: LIT_MS });
    if (missed) playSound('not-this-one');
    else playTone(PAD_FACES[last.pad].hz, LIT_MS);
  }, [presses, missed, marks]);

  useLayoutEffect(() => {
    if (!isOver) return;
    if (!missed) return allShown();
    const shown = lightPad(marks, missed, MISSED);
    playTone(PAD_FACES[missed].hz, MISSED.untilMs - MISSED.fromMs, performance.now() + MISSED.fromMs);
    shown.onfinish = () => allShown();
    return () => shown.cancel();
  }, [isOver, missed, marks]);
}

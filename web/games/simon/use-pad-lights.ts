import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { SIMON, sequenceFlashes } from '#rules/games/simon.ts';
import { nextPad, type SimonState } from '#rules/games/simon-reducer.ts';
import { playSound, playTone, silence } from '../../ui/sounds.ts';
import { lightPad, lightSequence, type Marks } from './lit-marks.ts';
import { PAD_FACES } from './pad-faces.tsx';

/**
 * Shows and plays each sequence of a game. It is planned as a whole as soon as its start is known, and a pause ends it.
 * `onShown` gets the stamp of the frame after its end.
 */
export function useShownSequence(
  state: SimonState,
  isPaused: boolean,
  marks: Marks,
  onShown: (stamp: number) => void,
): void {
  const { showsFromMs, sequence, difficulty } = state;
  const end = useRef(silence);
  const shown = useEffectEvent(onShown);

  useLayoutEffect(() => {
    if (showsFromMs === null) return;
    // This runs in the frame that planned the sequence: the time of the timeline is the stamp of that frame.
    const firstStamp = Number(document.timeline.currentTime) + SIMON.nextSequenceAfterMs;
    const flashes = sequenceFlashes(sequence, difficulty);
    const darken = lightSequence(marks, flashes, firstStamp, (stamp) => shown(stamp));
    for (const { pad, fromMs, untilMs } of flashes) {
      playTone(PAD_FACES[pad].hz, untilMs - fromMs, firstStamp + fromMs);
    }
    end.current = () => {
      darken();
      silence();
    };
    return darken;
  }, [showsFromMs, sequence, difficulty, marks]);

  useLayoutEffect(() => {
    if (isPaused) end.current();
  }, [isPaused]);
  useLayoutEffect(() => silence, []);
}

/** How long a press lights its pad. */
const LIT_MS = 200;
/** When the missed pad is shown after the last press. */
const MISSED = { fromMs: 400, untilMs: 1600 };

/** Lights and plays every press of the learner; at the end it shows the missed pad, then calls `onOver`. */
export function usePressFeedback(state: SimonState, marks: Marks, onOver: () => void): void {
  const { presses, status } = state;
  const isOver = status === 'finished';
  const missed = isOver ? nextPad(state) : null;
  const over = useEffectEvent(onOver);

  useLayoutEffect(() => {
    const last = presses.at(-1);
    if (!last) return;
    lightPad(marks, last.pad, { fromMs: 0, untilMs: LIT_MS });
    if (missed) playSound('not-this-one');
    else playTone(PAD_FACES[last.pad].hz, LIT_MS);
  }, [presses, missed, marks]);

  useLayoutEffect(() => {
    if (!isOver) return;
    if (!missed) return over();
    const shown = lightPad(marks, missed, MISSED);
    playTone(PAD_FACES[missed].hz, MISSED.untilMs - MISSED.fromMs, performance.now() + MISSED.fromMs);
    shown.onfinish = () => over();
    return () => shown.cancel();
  }, [isOver, missed, marks]);
}

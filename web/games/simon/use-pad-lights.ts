import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { sequenceFlashes } from '#rules/games/simon/simon.ts';
import { type SimonState, waitBeforeSequenceMs } from '#rules/games/simon/simon-reducer.ts';
import { playSound, playTone, silence } from '../../ui/speech/sounds.ts';
import { lightPad, lightSequence, type Marks } from './lit-marks.ts';
import { PAD_FACES } from './pad-faces.tsx';

/**
 * Shows and plays each sequence of a game. The whole sequence is scheduled as soon as its start is known, and a pause
 * cancels it. `onShown` gets the timestamp of the frame after its end.
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
  const firstFlash = useEffectEvent(() => Number(document.timeline.currentTime) + waitBeforeSequenceMs(state));

  useLayoutEffect(() => {
    if (showsFromMs === null) return;
    // This runs in the frame that planned the sequence, so the timeline's time is the timestamp of that frame.
    const firstStamp = firstFlash();
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

/** How long a press lights its pad, in ms. */
const LIT_MS = 200;
/** When the missed pad is shown, relative to the last press. */
const MISSED = { fromMs: 400, untilMs: 1600 };

/**
 * Lights and plays each press of the learner, and shows the missed pad; calls `onOver` after the feedback on the last
 * press.
 */
export function usePressFeedback(state: SimonState, marks: Marks, onOver: () => void): void {
  const { presses, status, missed } = state;
  const isOver = status === 'finished';
  const over = useEffectEvent(onOver);

  const pressed = useEffectEvent(() => {
    const last = presses.at(-1);
    if (!last) return;
    lightPad(marks, last.pad, { fromMs: 0, untilMs: LIT_MS });
    if (missed) playSound('not-this-one');
    else playTone(PAD_FACES[last.pad].hz, LIT_MS);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new press is lit; `missed` is reset later
  useLayoutEffect(() => pressed(), [presses]);

  useLayoutEffect(() => {
    if (!missed) return isOver ? over() : undefined;
    const shown = lightPad(marks, missed, MISSED);
    playTone(PAD_FACES[missed].hz, MISSED.untilMs - MISSED.fromMs, performance.now() + MISSED.fromMs);
    shown.onfinish = () => isOver && over();
    return () => shown.cancel();
  }, [isOver, missed, marks]);
}

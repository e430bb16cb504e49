import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { SIMON, sequenceFlashes } from '#rules/games/simon.ts';
import type { SimonState } from '#rules/games/simon-reducer.ts';
import { playTone, silence } from '../../ui/sounds.ts';
import { lightSequence, type Marks } from './lit-marks.ts';
import { PAD_FACES } from './pad-faces.tsx';

/**
 * Shows and sounds each sequence of a game, planned whole as soon as the round knows when it begins. A pause ends it.
 * `onShown` gets the stamp of the frame in which it has ended.
 */
export function useShownSequence(
  round: SimonState,
  isPaused: boolean,
  marks: Marks,
  onShown: (stamp: number) => void,
): void {
  const { showsFromMs, sequence, difficulty } = round;
  const end = useRef(silence);
  const shown = useEffectEvent(onShown);

  useLayoutEffect(() => {
    if (showsFromMs === null) return;
    // The frame being made is the one that planned the sequence, and the timeline stands at its stamp.
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

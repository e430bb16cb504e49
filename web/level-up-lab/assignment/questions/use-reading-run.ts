import { useEffect, useReducer, useState } from 'react';
import type { PassageId } from '#rules/reading/passages.ts';
import type { ReadingRun } from '#rules/reading/reading-run.ts';
import { newReadingRun, readingRun, readingRunReducer } from '#rules/reading/reading-run-reducer.ts';
import { createGameClock } from '../../../play/clock/game-clock.ts';
import { randomSeed } from '../../../ui/focus/random-seed.ts';

/** The state of the questions of one passage; use a new `key` for each passage. */
export function useReadingRun(passage: PassageId, isVoiceOn: boolean, onFinished: (run: ReadingRun) => void) {
  const timeNow = useVisibleTime();
  const [state, dispatch] = useReducer(readingRunReducer, null, () => newReadingRun(passage, randomSeed()));
  useEffect(() => {
    if (isVoiceOn) dispatch({ type: 'voice-started' });
  }, [isVoiceOn]);
  return {
    state,
    openQuestions: () => dispatch({ type: 'questions-opened', atMs: timeNow() }),
    pick: (picked: number) => dispatch({ type: 'option-picked', picked, atMs: timeNow() }),
    goOn: () => {
      const atMs = timeNow();
      const next = readingRunReducer(state, { type: 'went-on', atMs });
      dispatch({ type: 'went-on', atMs });
      if (next.status === 'finished') onFinished(readingRun(next, atMs));
    },
  };
}

/** The time since the component was mounted, in ms, excluding the time in which the page was hidden. */
function useVisibleTime(): () => number {
  const [clock] = useState(createGameClock);
  useEffect(() => {
    const follow = () => (document.hidden ? clock.stop(performance.now()) : clock.start(performance.now()));
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => document.removeEventListener('visibilitychange', follow);
  }, [clock]);
  return () => clock.timeAt(performance.now());
}

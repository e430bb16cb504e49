import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { PassageId } from '#rules/reading/passages.ts';
import { READING_RUN, type ReadingRun } from '#rules/reading/reading-run.ts';
import {
  newReadingRun,
  type ReadingRunEvent,
  readingRun,
  readingRunReducer,
} from '#rules/reading/reading-run-reducer.ts';
import { createGameClock } from '../../../play/clock/game-clock.ts';
import { randomSeed } from '../../../ui/focus/random-seed.ts';

type ReadingEvents = {
  /** Called once, with the last answer. */
  onAnswered: (run: ReadingRun) => void;
  /** Called when the learner leaves the last question. */
  onFinished: (run: ReadingRun) => void;
};

/** The state of the questions of one passage; use a new `key` for each passage. */
export function useReadingRun(passage: PassageId, isVoiceOn: boolean, { onAnswered, onFinished }: ReadingEvents) {
  const timeNow = useVisibleTime();
  const [state, setState] = useState(() => newReadingRun(passage, randomSeed()));
  const current = useRef(state);
  const apply = (event: ReadingRunEvent) => {
    current.current = readingRunReducer(current.current, event);
    setState(current.current);
    return current.current;
  };
  const voiceStarted = useEffectEvent(() => apply({ type: 'voice-started' }));
  useEffect(() => {
    if (isVoiceOn) voiceStarted();
  }, [isVoiceOn]);
  return {
    state,
    openQuestions: () => apply({ type: 'questions-opened', atMs: timeNow() }),
    pick: (picked: number) => {
      const before = current.current;
      const after = apply({ type: 'option-picked', picked, atMs: timeNow() });
      if (after !== before && after.answers.length === READING_RUN.questions) onAnswered(readingRun(after));
    },
    goOn: () => {
      const after = apply({ type: 'went-on', atMs: timeNow() });
      if (after.status === 'finished') onFinished(readingRun(after));
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

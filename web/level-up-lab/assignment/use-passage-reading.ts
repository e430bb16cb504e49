import { useRef, useState } from 'react';
import type { Place, Reading } from '../../read-aloud/narrator.ts';
import { useNarrator } from '../../read-aloud/use-narrator.ts';
import type { SpokenPassage } from './spoken-passage.ts';

type Status = 'off' | 'reading' | 'paused' | 'finished' | 'silent';
type State = { status: Status; place: Place | null };

const OFF: State = { status: 'off', place: null };
const AFTER: Record<Reading, Status> = { finished: 'finished', silent: 'silent', stopped: 'off' };

/** Reads a passage aloud. It is on from `start` until `stop` or the end, also while paused. */
export function usePassageReading({ sentences }: SpokenPassage) {
  const narrator = useNarrator();
  const [state, setState] = useState<State>(OFF);
  const latest = useRef(0);

  const stopNarrator = () => {
    latest.current += 1;
    narrator().stop();
  };
  const readFrom = async (place: Place) => {
    latest.current += 1;
    const own = latest.current;
    setState({ status: 'reading', place });
    const reading = await narrator().read(sentences, place.sentence, (at) =>
      setState({ status: 'reading', place: at }),
    );
    if (own === latest.current) setState({ status: AFTER[reading], place: null });
  };
  const isReading = state.status === 'reading';

  return {
    ...state,
    isReading,
    isOn: isReading || state.status === 'paused',
    start: () => void readFrom({ sentence: 0, word: 0 }),
    stop: () => {
      stopNarrator();
      setState(OFF);
    },
    pause: () => {
      if (!isReading) return;
      stopNarrator();
      setState({ status: 'paused', place: state.place });
    },
    /** Resumes at the beginning of the sentence at which it was paused. */
    resume: () => {
      if (state.place) void readFrom({ sentence: state.place.sentence, word: 0 });
    },
    /** Stops a word that is being spoken. */
    stopWord: stopNarrator,
    sayWord: ({ sentence, word }: Place) => {
      const found = sentences[sentence];
      return found ? narrator().readWord(found, word) : Promise.resolve<Reading>('silent');
    },
  };
}

export type PassageReading = ReturnType<typeof usePassageReading>;

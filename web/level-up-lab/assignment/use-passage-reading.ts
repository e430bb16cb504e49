import { useRef, useState } from 'react';
import type { Place, Reading } from '../../read-aloud/narrator.ts';
import { useNarrator } from '../../read-aloud/use-narrator.ts';
import type { SpokenPassage } from './spoken-passage.ts';

type Status = 'off' | 'reading' | 'paused' | 'finished' | 'silent';
type State = { status: Status; place: Place | null };

const OFF: State = { status: 'off', place: null };
const AFTER: Record<Reading, Status> = { finished: 'finished', silent: 'silent', stopped: 'off' };

/** A passage being read aloud: on from NEXT to STOP or to its end, with pauses in between. */
export function usePassageReading({ sentences }: SpokenPassage) {
  const narrator = useNarrator();
  const [state, setState] = useState<State>(OFF);
  const latest = useRef(0);

  const silence = () => {
    latest.current += 1;
    narrator().stop();
  };
  const readFrom = async (place: Place) => {
    latest.current += 1;
    const mine = latest.current;
    setState({ status: 'reading', place });
    const reading = await narrator().read(sentences, place.sentence, (at) =>
      setState({ status: 'reading', place: at }),
    );
    if (mine === latest.current) setState({ status: AFTER[reading], place: null });
  };
  const isReading = state.status === 'reading';

  return {
    ...state,
    isReading,
    isOn: isReading || state.status === 'paused',
    start: () => void readFrom({ sentence: 0, word: 0 }),
    stop: () => {
      silence();
      setState(OFF);
    },
    pause: () => {
      if (!isReading) return;
      silence();
      setState({ status: 'paused', place: state.place });
    },
    /** Goes on from the beginning of the sentence at which it was paused. */
    goOn: () => {
      if (state.place) void readFrom({ sentence: state.place.sentence, word: 0 });
    },
    /** Ends a word that is being said. */
    hush: silence,
    sayWord: ({ sentence, word }: Place) => {
      const said = sentences[sentence];
      return said ? narrator().readWord(said, word) : Promise.resolve<Reading>('silent');
    },
  };
}

export type PassageReading = ReturnType<typeof usePassageReading>;

import { useRef, useState } from 'react';
import { offerToKeepRecordings } from '../device/recordings/kept-recordings.ts';
import type { Narrator, Place, Reading } from './narrator.ts';
import { sentenceBefore, wordsPassed } from './places.ts';
import type { Sentence } from './sentences.ts';
import { useStopWhenLeft } from './use-stop-when-left.ts';

/** The sentences to read, and their narrator. */
export type Opened = {
  narrator: Narrator;
  sentences: readonly Sentence[];
  /** Highlights a word on the page, if the component does not render the words itself. Null: no word. */
  mark?: (place: Place | null) => void;
};

/**
 * The number of words read without interruption, and the time in ms from the first word until the voice ended or was
 * stopped.
 */
export type ReadingTime = { words: number; ms: number };

type Options = {
  /** Called at each start, and for a single word. Null if it cannot be loaded. */
  open: () => Opened | null | Promise<Opened | null>;
  /** Called after each uninterrupted stretch of reading: at a pause, jump, stop, the end, and when the page is left. */
  onReadingTime?: ((time: ReadingTime) => void) | undefined;
  /** Called after the last word. */
  onFinished?: (() => void) | undefined;
};

type Status = 'off' | 'reading' | 'paused' | 'finished' | 'silent';
type State = { status: Status; place: Place | null };

const OFF: State = { status: 'off', place: null };
const AFTER: Record<Reading, Status> = { finished: 'finished', silent: 'silent', stopped: 'off' };

/**
 * Reads sentences aloud. It is on from `start` until `stop` or the end, also while paused. A hidden tab pauses it, and it
 * stops when the component unmounts.
 */
export function useReadingAloud({ open, onReadingTime, onFinished }: Options) {
  const [state, setState] = useState<State>(OFF);
  const [isSomeMissing, setSomeMissing] = useState(false);
  const opened = useRef<Opened | null>(null);
  const latest = useRef(0);

  const show = (next: State) => {
    setState(next);
    opened.current?.mark?.(next.place);
  };
  /** Stops the voice at once; the interrupted reading does not change the state. */
  const silence = () => {
    latest.current += 1;
    opened.current?.narrator.stop();
  };
  /** At the end, because until then the reading itself fetches recordings. */
  const offerRecordings = () => {
    if (opened.current?.narrator.needsRecordings()) void offerToKeepRecordings().catch(() => undefined);
  };
  const readFrom = async (place: Place, begin: () => Opened | null | Promise<Opened | null>) => {
    silence();
    const own = latest.current;
    setState({ status: 'reading', place });
    const begun = begin();
    const current = begun instanceof Promise ? await begun.catch(() => null) : begun;
    if (own !== latest.current) return;
    opened.current = current;
    if (!current) return setState({ status: 'silent', place: null });

    const { narrator, sentences } = current;
    const heard: ReadingTime & { from: number; last: Place | null } = { words: 0, ms: 0, from: 0, last: null };
    const reading = await narrator.read(
      sentences,
      place.sentence,
      (at) => {
        if (!heard.last) heard.from = performance.now();
        heard.words += wordsPassed(sentences, heard.last, at);
        heard.last = at;
        if (own === latest.current) show({ status: 'reading', place: at });
      },
      () => setSomeMissing(true),
    );
    if (heard.last) onReadingTime?.({ words: heard.words, ms: performance.now() - heard.from });
    if (own !== latest.current) return;
    show({ status: AFTER[reading], place: null });
    offerRecordings();
    if (reading === 'finished') onFinished?.();
  };
  const isReading = state.status === 'reading';
  const goTo = (sentence: number) => {
    const place = { sentence, word: 0 };
    if (!opened.current?.sentences[sentence]) return;
    if (isReading) void readFrom(place, () => opened.current);
    else show({ status: 'paused', place });
  };
  const pause = () => {
    if (!isReading) return;
    silence();
    show({ status: 'paused', place: state.place });
  };
  useStopWhenLeft({
    onHidden: pause,
    onUnmount: () => {
      silence();
      opened.current?.mark?.(null);
      offerRecordings();
    },
  });

  return {
    ...state,
    isReading,
    isOn: isReading || state.status === 'paused',
    /** Whether sentences were skipped because no source can speak them. */
    isSomeMissing,
    /** Starts at this sentence, counted from 0. */
    start: (sentence = 0) => {
      setSomeMissing(false);
      void readFrom({ sentence, word: 0 }, open);
    },
    stop: () => {
      silence();
      show(OFF);
      offerRecordings();
    },
    pause,
    /** Resumes at the start of the sentence at which it was paused. */
    resume: () => state.place && void readFrom({ sentence: state.place.sentence, word: 0 }, () => opened.current),
    /** Goes to the start of the sentence, or to the previous one if it has just started. */
    back: () => state.place && goTo(sentenceBefore(state.place)),
    forward: () => state.place && goTo(state.place.sentence + 1),
    /** Stops a single word. */
    stopWord: silence,
    sayWord: async ({ sentence, word }: Place): Promise<Reading> => {
      opened.current = await open();
      const found = opened.current?.sentences[sentence];
      return opened.current && found ? opened.current.narrator.readWord(found, word) : 'silent';
    },
  };
}

export type ReadingAloud = ReturnType<typeof useReadingAloud>;

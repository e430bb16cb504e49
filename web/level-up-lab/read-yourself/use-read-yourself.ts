import { useEffect, useRef, useState } from 'react';
import { type HeardReading, heardReading } from '#rules/reading/heard-reading.ts';
import { READING_LIMITS, type ReadingProblem, readingProblem } from '#rules/reading/reading-problem.ts';
import { quietStretches, soundLevels } from '#rules/reading/sound-levels.ts';
import type { SpokenText } from '../../reader/spoken-text.ts';
import type { FollowAnswer, Followed, FollowRequest, WrittenWord } from './follow-messages.ts';
import { type MicrophoneProblem, type Recorder, startRecorder } from './recorder.ts';
import { SAMPLES_PER_SECOND } from './samples.ts';

export type Problem = ReadingProblem | MicrophoneProblem | 'not-loaded';
/** `unknown`: the words that the dictionary does not have, by their indexes. */
export type Heard = {
  reading: HeardReading;
  unknown: readonly number[];
  samples: Float32Array;
  finishedAt: string;
};
type State =
  | { step: 'start' }
  | { step: 'asking' }
  | { step: 'recording' }
  | { step: 'working' }
  | { step: 'fault'; problem: Problem }
  | { step: 'result'; heard: Heard };

/**
 * Records a reading and recognizes it, on this device only. The microphone is requested only after `start`, and is
 * turned off when the page is left.
 * @param onHeard called with each recognized reading
 */
export function useReadYourself(spoken: SpokenText, onHeard: (heard: Heard) => void) {
  const [state, setState] = useState<State>({ step: 'start' });
  const [level, setLevel] = useState(0);
  const follower = useRef<ReadingFollower | null>(null);
  const recorder = useRef<Recorder | null>(null);
  const turn = useRef(0);

  const fail = (problem: Problem) => setState({ step: 'fault', problem });
  const start = async () => {
    turn.current += 1;
    const own = turn.current;
    setState({ step: 'asking' });
    setLevel(0);
    try {
      const started = await startRecorder(setLevel);
      if (own !== turn.current) return started.cancel();
      recorder.current = started;
    } catch (problem) {
      return own === turn.current && fail(problem === 'refused' ? problem : 'no-microphone');
    }
    setState({ step: 'recording' });
    // It loads while the learner reads.
    follower.current ??= new ReadingFollower();
    void follower.current.load();
  };
  const stop = async () => {
    const own = turn.current;
    const recording = recorder.current;
    recorder.current = null;
    if (!recording) return;
    setState({ step: 'working' });
    const samples = await recording.stop();
    const levels = soundLevels(samples, SAMPLES_PER_SECOND);
    const early = readingProblem(levels, null);
    if (own !== turn.current) return;
    if (early) return fail(early);
    const isEnglish = (sentence: number) => spoken.sentences[sentence]?.language === undefined;
    const words = spoken.words.map(({ text, place: { sentence } }) => ({
      text: isEnglish(sentence) ? text : '',
      sentence,
    }));
    const followed = await follower.current?.follow(words, samples);
    if (own !== turn.current) return;
    if (!followed) {
      // The next reading loads it again.
      follower.current?.close();
      follower.current = null;
      return fail('not-loaded');
    }
    const text = followed.words.map((word, index) => ({ ...word, isPhraseEnd: isPhraseEnd(spoken, index) }));
    const reading = heardReading(text, followed.parts, quietStretches(levels));
    const problem = readingProblem(levels, reading);
    if (problem) return fail(problem);
    const unknown = text.flatMap(({ isKnown }, index) => (isKnown ? [] : [index]));
    const heard = { reading, unknown, samples, finishedAt: new Date().toISOString() };
    setState({ step: 'result', heard });
    onHeard(heard);
  };
  const reset = () => {
    turn.current += 1;
    recorder.current?.cancel();
    recorder.current = null;
    setState({ step: 'start' });
  };

  useEffect(() => {
    if (state.step !== 'recording') return;
    const timer = setTimeout(() => void stop(), READING_LIMITS.longestMs);
    return () => clearTimeout(timer);
  });
  useEffect(
    () => () => {
      turn.current += 1;
      recorder.current?.cancel();
      recorder.current = null;
      follower.current?.close();
      follower.current = null;
    },
    [],
  );

  return { state, level, start: () => void start(), stop: () => void stop(), reset };
}

/** Whether a pause after a word is normal: at a comma, a full stop, or the like. */
function isPhraseEnd({ sentences, words }: SpokenText, index: number): boolean {
  const word = words[index];
  const sentence = word && sentences[word.place.sentence];
  const place = sentence?.words[word?.place.word ?? 0];
  if (!sentence || !place) return true;
  const next = sentence.words[(word?.place.word ?? 0) + 1];
  return !next || /[^\s'’-]/.test(sentence.text.slice(place.end, next.start));
}

/**
 * Recognizes a reading in a worker, so that the page stays responsive. Responses arrive in the order of the requests.
 */
class ReadingFollower {
  readonly #worker = new Worker(new URL('./follow.worker.ts', import.meta.url), { type: 'module' });
  #isBroken = false;
  #waiting: ((answer: FollowAnswer | null) => void)[] = [];

  constructor() {
    this.#worker.onmessage = ({ data }: MessageEvent<FollowAnswer>) => this.#waiting.shift()?.(data);
    this.#worker.onerror = () => {
      this.#isBroken = true;
      for (const answer of this.#waiting.splice(0)) answer(null);
    };
  }

  /** Loads the model. Resolves to false on failure, for example offline at the first use. */
  async load(): Promise<boolean> {
    return (await this.#ask({ kind: 'load' }))?.kind === 'loaded';
  }

  /** The recognized words; null if the recognition failed. */
  async follow(words: readonly WrittenWord[], samples: Float32Array): Promise<Followed | null> {
    const answer = await this.#ask({ kind: 'follow', words, samples });
    return answer?.kind === 'followed' ? answer : null;
  }

  close(): void {
    this.#worker.terminate();
  }

  #ask(request: FollowRequest): Promise<FollowAnswer | null> {
    if (this.#isBroken) return Promise.resolve(null);
    return new Promise((resolve) => {
      this.#waiting.push(resolve);
      this.#worker.postMessage(request);
    });
  }
}

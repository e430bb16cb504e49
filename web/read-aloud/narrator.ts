import type { Sentence } from './sentences.ts';

/** A word of a sentence, by their indexes. */
export type Place = { sentence: number; word: number };

/** `silent` when nothing could be spoken; `stopped` before the end. */
export type Reading = 'finished' | 'stopped' | 'silent';

/** One way of speaking sentences: the voice of the device, or recordings. */
export type SpeechSource = {
  /** Loads what is needed for a sentence. */
  prepare(sentence: Sentence): void;
  /**
   * Speaks a sentence and calls `onWord` with the index of each word as it begins. Resolves at the end, to whether it
   * was heard. Stops as soon as `signal` aborts.
   */
  speak(sentence: Sentence, onWord: (word: number) => void, signal: AbortSignal): Promise<boolean>;
  /** Speaks one word of a sentence. */
  speakWord(sentence: Sentence, word: number, signal: AbortSignal): Promise<boolean>;
};

/** A source that knows before it speaks which sentences it has. */
export type RecordingSource = SpeechSource & { canSpeak(sentence: Sentence): Promise<boolean> };

/** For browsers without speech synthesis. */
export const NO_SPEECH: RecordingSource = {
  canSpeak: async () => false,
  prepare: () => {},
  speak: async () => false,
  speakWord: async () => false,
};

export type Narrator = {
  /**
   * Reads the sentences aloud, beginning with the one at `from`; stops what was being read. Calls `onMissing` once when it
   * passes over some of them: before it speaks, unless a recording fails later.
   */
  read(
    sentences: readonly Sentence[],
    from: number,
    onWord: (place: Place) => void,
    onMissing?: () => void,
  ): Promise<Reading>;
  /** Speaks one word of a sentence; stops what was being read. */
  readWord(sentence: Sentence, word: number): Promise<Reading>;
  /** Stops at once. */
  stop(): void;
};

/** Recordings have no silence of their own at the end, as the voices of devices have. */
export const PAUSES = { afterSentenceMs: 150, afterParagraphMs: 450, moreAfterRecordingMs: 950 } as const;

/**
 * Reads with the voice of the device, and with the recordings only after the voice failed once. A sentence without a
 * recording is then left to a voice that was heard before, as something may have interrupted it.
 */
export function createNarrator(voice: SpeechSource, recordings: RecordingSource): Narrator {
  let [isVoiceHeard, hasVoiceFailed] = [false, false];
  let current = new AbortController();

  const pauseAfter = ({ isLast }: Sentence) =>
    (isLast ? PAUSES.afterParagraphMs : PAUSES.afterSentenceMs) + (hasVoiceFailed ? PAUSES.moreAfterRecordingMs : 0);
  const begin = (): AbortSignal => {
    current.abort();
    current = new AbortController();
    return current.signal;
  };
  const speakWith = async (
    speak: (source: SpeechSource) => Promise<boolean>,
    signal: AbortSignal,
    beforeRecordings = async () => {},
  ) => {
    if (!hasVoiceFailed) {
      const isHeard = await speak(voice);
      isVoiceHeard ||= isHeard;
      if (isHeard || signal.aborted) return isHeard;
      hasVoiceFailed = true;
    }
    await beforeRecordings();
    if (signal.aborted) return false;
    return (await speak(recordings)) || (isVoiceHeard && !signal.aborted && speak(voice));
  };

  return {
    read: async (sentences, from, onWord, onMissing = () => {}) => {
      const signal = begin();
      const sayMissing = once(onMissing);
      let [isAnyHeard, isAnyMissed] = [false, false];
      let areChecked = false;
      for (const [index, sentence] of sentences.entries()) {
        if (index < from) continue;
        const speak = (source: SpeechSource) => {
          const next = sentences[index + 1];
          const speaking = source.speak(sentence, (word) => onWord({ sentence: index, word }), signal);
          if (next) source.prepare(next);
          return speaking;
        };
        const isHeard = await speakWith(speak, signal, async () => {
          if (areChecked) return;
          areChecked = true;
          if (isVoiceHeard) return;
          const recorded = await Promise.all(sentences.slice(index).map(recordings.canSpeak));
          if (recorded.includes(true) && recorded.includes(false) && !signal.aborted) sayMissing();
        });
        if (signal.aborted) return 'stopped';
        isAnyHeard ||= isHeard;
        isAnyMissed ||= !isHeard;
        if (isAnyHeard && isAnyMissed) sayMissing();
        if (isHeard) await pause(pauseAfter(sentence), signal);
        if (signal.aborted) return 'stopped';
      }
      return isAnyHeard ? 'finished' : 'silent';
    },
    readWord: async (sentence, word) => {
      const signal = begin();
      const isHeard = await speakWith((source) => source.speakWord(sentence, word, signal), signal);
      if (signal.aborted) return 'stopped';
      return isHeard ? 'finished' : 'silent';
    },
    stop: () => current.abort(),
  };
}

function once(call: () => void): () => void {
  let isCalled = false;
  return () => {
    if (!isCalled) call();
    isCalled = true;
  };
}

function pause(durationMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', finish);
      resolve();
    };
    const timer = setTimeout(finish, durationMs);
    signal.addEventListener('abort', finish);
  });
}

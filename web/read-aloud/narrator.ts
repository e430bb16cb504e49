import type { Sentence } from './sentences.ts';

/** A word, by the indexes of its sentence and of the word in it. */
export type Place = { sentence: number; word: number };

/** `silent`: nothing could be spoken; `stopped`: it was stopped before the end. */
export type Reading = 'finished' | 'stopped' | 'silent';

/** A source of speech: speech synthesis, or recordings. */
export type SpeechSource = {
  /** Preloads a sentence. */
  prepare(sentence: Sentence): void;
  /**
   * Speaks a sentence and calls `onWord` with the index of each word when it starts. Resolves at the end to whether it
   * was audible. Stops as soon as `signal` aborts.
   */
  speak(sentence: Sentence, onWord: (word: number) => void, signal: AbortSignal): Promise<boolean>;
  /** Speaks one word of a sentence. */
  speakWord(sentence: Sentence, word: number, signal: AbortSignal): Promise<boolean>;
};

/** A source that can tell before speaking whether it has a sentence. */
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
   * Reads the sentences aloud from the index `from`, and stops the current reading. Calls `onMissing` once if it skips
   * sentences: before it starts, unless a recording fails later.
   */
  read(
    sentences: readonly Sentence[],
    from: number,
    onWord: (place: Place) => void,
    onMissing?: () => void,
  ): Promise<Reading>;
  /** Speaks one word of a sentence, and stops the current reading. */
  readWord(sentence: Sentence, word: number): Promise<Reading>;
  /** Stops at once. */
  stop(): void;
  /** Whether a recording was audible, so that without a network others would be needed. */
  needsRecordings(): boolean;
};

/** Voices end with some silence, recordings do not, so their pauses are longer by `moreAfterRecordingMs`. */
export const PAUSES = { afterSentenceMs: 150, afterParagraphMs: 450, moreAfterRecordingMs: 950 } as const;

/**
 * Reads with the voice of the device; after the voice has failed once, with the recordings. A sentence without a
 * recording is then spoken by the voice if it was audible before, because the failure may have been an interruption.
 * The recordings are in the language of the page; a sentence in another one has the voice of its language only.
 */
export function createNarrator(voice: SpeechSource, recordings: RecordingSource): Narrator {
  let [isVoiceHeard, hasVoiceFailed, isRecordingHeard] = [false, false, false];
  let current = new AbortController();

  const pauseAfter = ({ isLast }: Sentence) =>
    (isLast ? PAUSES.afterParagraphMs : PAUSES.afterSentenceMs) + (hasVoiceFailed ? PAUSES.moreAfterRecordingMs : 0);
  const begin = (): AbortSignal => {
    current.abort();
    current = new AbortController();
    return current.signal;
  };
  const speakWith = async (
    { language }: Sentence,
    speak: (source: SpeechSource) => Promise<boolean>,
    signal: AbortSignal,
    beforeRecordings = async () => {},
  ) => {
    if (language !== undefined) return speak(voice);
    if (!hasVoiceFailed) {
      const isHeard = await speak(voice);
      isVoiceHeard ||= isHeard;
      if (isHeard || signal.aborted) return isHeard;
      hasVoiceFailed = true;
    }
    await beforeRecordings();
    if (signal.aborted) return false;
    const isHeard = await speak(recordings);
    isRecordingHeard ||= isHeard;
    return isHeard || (isVoiceHeard && !signal.aborted && speak(voice));
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
        const isHeard = await speakWith(sentence, speak, signal, async () => {
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
      const isHeard = await speakWith(sentence, (source) => source.speakWord(sentence, word, signal), signal);
      if (signal.aborted) return 'stopped';
      return isHeard ? 'finished' : 'silent';
    },
    stop: () => current.abort(),
    needsRecordings: () => isRecordingHeard,
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

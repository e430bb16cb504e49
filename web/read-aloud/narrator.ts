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

/** For browsers without speech synthesis. */
export const NO_SPEECH: SpeechSource = { prepare: () => {}, speak: async () => false, speakWord: async () => false };

export type Narrator = {
  /** Reads the sentences aloud, beginning with the one at `from`; stops what was being read. */
  read(sentences: readonly Sentence[], from: number, onWord: (place: Place) => void): Promise<Reading>;
  /** Speaks one word of a sentence; stops what was being read. */
  readWord(sentence: Sentence, word: number): Promise<Reading>;
  /** Stops at once. */
  stop(): void;
};

export const PAUSES = { afterSentenceMs: 150, afterParagraphMs: 450 } as const;

/** Reads with the voice of the device, and with the recordings only after the voice failed once. */
export function createNarrator(voice: SpeechSource, recordings: SpeechSource): Narrator {
  let hasVoiceFailed = false;
  let current = new AbortController();

  const begin = (): AbortSignal => {
    current.abort();
    current = new AbortController();
    return current.signal;
  };
  const speakWith = async (speak: (source: SpeechSource) => Promise<boolean>, signal: AbortSignal) => {
    if (!hasVoiceFailed) {
      if (await speak(voice)) return true;
      if (signal.aborted) return false;
      hasVoiceFailed = true;
    }
    return speak(recordings);
  };

  return {
    read: async (sentences, from, onWord) => {
      const signal = begin();
      let isAnyHeard = false;
      for (const [index, sentence] of sentences.entries()) {
        if (index < from) continue;
        const isHeard = await speakWith((source) => {
          const next = sentences[index + 1];
          const speaking = source.speak(sentence, (word) => onWord({ sentence: index, word }), signal);
          if (next) source.prepare(next);
          return speaking;
        }, signal);
        if (signal.aborted) return 'stopped';
        if (isHeard) await pause(sentence.isLast ? PAUSES.afterParagraphMs : PAUSES.afterSentenceMs, signal);
        if (signal.aborted) return 'stopped';
        isAnyHeard ||= isHeard;
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

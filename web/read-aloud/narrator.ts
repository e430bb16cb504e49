import type { Sentence } from './sentences.ts';
import type { Teller } from './teller.ts';

/** A word of a sentence, by their indexes. */
export type Place = { sentence: number; word: number };

/** `silent` when nothing could sound; `stopped` by somebody before the end. */
export type Reading = 'finished' | 'stopped' | 'silent';

export type Narrator = {
  /** Reads the sentences from one of them on; stops whatever was being read. */
  read(sentences: readonly Sentence[], from: number, began: (place: Place) => void): Promise<Reading>;
  /** Says one word of a sentence; stops whatever was being read. */
  readWord(sentence: Sentence, word: number): Promise<Reading>;
  /** Falls silent at once. */
  stop(): void;
};

export const PAUSES = { afterSentenceMs: 150, afterParagraphMs: 450 } as const;

/** Reads with the device's voice and, once that has failed, with recordings for good. */
export function createNarrator(voice: Teller, recordings: Teller): Narrator {
  let isVoiceTrusted = true;
  let current = new AbortController();

  const begin = (): AbortSignal => {
    current.abort();
    current = new AbortController();
    return current.signal;
  };
  const soundOut = async (how: (teller: Teller) => Promise<boolean>, signal: AbortSignal): Promise<boolean> => {
    if (isVoiceTrusted) {
      if (await how(voice)) return true;
      if (signal.aborted) return false;
      isVoiceTrusted = false;
    }
    return how(recordings);
  };

  return {
    read: async (sentences, from, began) => {
      const signal = begin();
      let sounded = false;
      for (const [index, sentence] of sentences.entries()) {
        if (index < from) continue;
        const told = soundOut((teller) => {
          const next = sentences[index + 1];
          const telling = teller.tell(sentence, (word) => began({ sentence: index, word }), signal);
          if (next) teller.prepare(next);
          return telling;
        }, signal);
        const sounds = await told;
        if (signal.aborted) return 'stopped';
        if (sounds) await pause(sentence.isLast ? PAUSES.afterParagraphMs : PAUSES.afterSentenceMs, signal);
        if (signal.aborted) return 'stopped';
        sounded ||= sounds;
      }
      return sounded ? 'finished' : 'silent';
    },
    readWord: async (sentence, word) => {
      const signal = begin();
      const sounds = await soundOut((teller) => teller.tellWord(sentence, word, signal), signal);
      if (signal.aborted) return 'stopped';
      return sounds ? 'finished' : 'silent';
    },
    stop: () => current.abort(),
  };
}

function pause(forMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const over = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', over);
      resolve();
    };
    const timer = setTimeout(over, forMs);
    signal.addEventListener('abort', over);
  });
}

import { beforeEach, describe, expect, it, vi } from 'vitest';
import { pass, stopTime } from '../testing/fake-time.ts';
import { createNarrator, PAUSES, type RecordingSource } from './narrator.ts';
import { type Sentence, sentencesOf } from './sentences.ts';

const SENTENCES = sentencesOf('The dog waits. It is cold. Snow falls.');

/** A source that records its calls and answers when the test makes it. */
function source() {
  const asked: {
    text: string;
    began: (word: number) => void;
    signal: AbortSignal;
    answer: (sounds: boolean) => void;
  }[] = [];
  const speaking = (text: string, began: (word: number) => void, signal: AbortSignal) =>
    new Promise<boolean>((resolve) => {
      signal.addEventListener('abort', () => resolve(false));
      asked.push({ text, began, signal, answer: resolve });
    });
  const made: RecordingSource = {
    canSpeak: vi.fn(async () => true),
    prepare: vi.fn(),
    speak: ({ text }, began, signal) => speaking(text, began, signal),
    speakWord: ({ text, words }: Sentence, word, signal) =>
      speaking(text.slice(words[word]?.start, words[word]?.end), () => {}, signal),
  };
  return { ...made, asked };
}

let voice: ReturnType<typeof source>;
let clips: ReturnType<typeof source>;
let narrator: ReturnType<typeof createNarrator>;

stopTime();
beforeEach(() => {
  voice = source();
  clips = source();
  narrator = createNarrator(voice, clips);
});

describe('a narrator', () => {
  it('reads sentence by sentence with a short pause, and says which word began', async () => {
    const began = vi.fn();
    const reading = narrator.read(SENTENCES, 1, began);
    expect(voice.asked.map(({ text }) => text)).toEqual(['It is cold.']);
    expect(voice.prepare).toHaveBeenCalledWith(SENTENCES[2]);
    voice.asked[0]?.began(2);
    expect(began).toHaveBeenLastCalledWith({ sentence: 1, word: 2 });
    voice.asked[0]?.answer(true);
    await pass(PAUSES.afterSentenceMs - 1);
    expect(voice.asked).toHaveLength(1);
    await pass(1);
    voice.asked[1]?.answer(true);
    await pass(PAUSES.afterParagraphMs);
    expect(await reading).toBe('finished');
    expect(clips.asked).toHaveLength(0);
  });

  it('leaves out a sentence in a language without a voice, says so, and goes on with the voice', async () => {
    const [first, third] = [SENTENCES[0] as Sentence, SENTENCES[2] as Sentence];
    const french = { ...(sentencesOf('Où est-il ?', 'fr')[0] as Sentence) };
    const missing = vi.fn();
    const reading = narrator.read([first, french, third], 0, () => {}, missing);
    voice.asked[0]?.answer(true);
    await pass(PAUSES.afterSentenceMs);
    voice.asked[1]?.answer(false);
    await pass(0);
    expect(missing).toHaveBeenCalledOnce();
    voice.asked[2]?.answer(true);
    await pass(PAUSES.afterParagraphMs);
    expect(await reading).toBe('finished');
    expect(voice.asked.map(({ text }) => text)).toEqual(['The dog waits.', 'Où est-il ?', 'Snow falls.']);
    expect(clips.asked).toEqual([]);
  });

  it('reads the same sentence from a recording once the voice has failed, and stays with recordings, with longer pauses', async () => {
    void narrator.read(SENTENCES, 0, () => {});
    voice.asked[0]?.answer(false);
    await pass(0);
    expect(clips.asked.map(({ text }) => text)).toEqual(['The dog waits.']);
    clips.asked[0]?.answer(true);
    await pass(PAUSES.afterSentenceMs + PAUSES.moreAfterRecordingMs - 1);
    expect(clips.asked).toHaveLength(1);
    await pass(1);
    expect(clips.asked).toHaveLength(2);
    expect(voice.asked).toHaveLength(1);
    narrator.stop();
  });

  it('skips sentences without a recording, and is silent only when nothing was spoken', async () => {
    const reading = narrator.read(SENTENCES, 0, () => {});
    voice.asked[0]?.answer(false);
    await pass(0);
    clips.asked[0]?.answer(false);
    await pass(0);
    clips.asked[1]?.answer(true);
    await pass(PAUSES.afterSentenceMs + PAUSES.moreAfterRecordingMs);
    clips.asked[2]?.answer(false);
    expect(await reading).toBe('finished');

    const silent = narrator.read(SENTENCES, 2, () => {});
    await pass(0);
    clips.asked[3]?.answer(false);
    expect(await silent).toBe('silent');
  });

  it('says before it speaks that some sentences have no recording, once, and never when a voice reads them all', async () => {
    const onMissing = vi.fn();
    vi.mocked(clips.canSpeak).mockImplementation(async ({ text }) => text !== 'Snow falls.');
    void narrator.read(SENTENCES, 0, () => {}, onMissing);
    expect(onMissing).not.toHaveBeenCalled();
    voice.asked[0]?.answer(false);
    vi.mocked(clips.canSpeak).mockClear();
    await pass(0);
    expect(onMissing).toHaveBeenCalledOnce();
    expect(clips.canSpeak).toHaveBeenCalledTimes(SENTENCES.length);
    expect(clips.asked).toHaveLength(1);
    narrator.stop();

    const again = narrator.read(SENTENCES, 1, () => {}, onMissing);
    await pass(0);
    clips.asked[1]?.answer(true);
    await pass(PAUSES.afterSentenceMs + PAUSES.moreAfterRecordingMs);
    clips.asked[2]?.answer(false);
    expect(await again).toBe('finished');
    expect(onMissing).toHaveBeenCalledTimes(2);
  });

  it('says so too when a recording fails that should be there', async () => {
    const onMissing = vi.fn();
    void narrator.read(SENTENCES, 0, () => {}, onMissing);
    voice.asked[0]?.answer(false);
    await pass(0);
    clips.asked[0]?.answer(true);
    await pass(PAUSES.afterSentenceMs + PAUSES.moreAfterRecordingMs);
    expect(onMissing).not.toHaveBeenCalled();
    clips.asked[1]?.answer(false);
    await pass(0);
    expect(onMissing).toHaveBeenCalledOnce();
    narrator.stop();
  });

  it('leaves a sentence without a recording to a voice that was heard before', async () => {
    const onMissing = vi.fn();
    vi.mocked(clips.canSpeak).mockImplementation(async ({ text }) => text !== 'Snow falls.');
    const reading = narrator.read(SENTENCES, 0, () => {}, onMissing);
    voice.asked[0]?.answer(true);
    await pass(PAUSES.afterSentenceMs);
    voice.asked[1]?.answer(false);
    await pass(0);
    clips.asked[0]?.answer(true);
    await pass(PAUSES.afterSentenceMs + PAUSES.moreAfterRecordingMs);
    clips.asked[1]?.answer(false);
    await pass(0);
    expect(voice.asked.map(({ text }) => text)).toEqual(['The dog waits.', 'It is cold.', 'Snow falls.']);
    voice.asked[2]?.answer(true);
    await pass(PAUSES.afterParagraphMs + PAUSES.moreAfterRecordingMs);
    expect(await reading).toBe('finished');
    expect(onMissing).not.toHaveBeenCalled();
  });

  it('stops at once: in a sentence, in a pause, and between voice and recording', async () => {
    const first = narrator.read(SENTENCES, 0, () => {});
    narrator.stop();
    expect(voice.asked[0]?.signal.aborted).toBe(true);
    expect(await first).toBe('stopped');

    const second = narrator.read(SENTENCES, 0, () => {});
    voice.asked[1]?.answer(true);
    await pass(10);
    narrator.stop();
    expect(await second).toBe('stopped');

    const third = narrator.read(SENTENCES, 0, () => {});
    voice.asked[2]?.answer(false);
    await pass(0);
    narrator.stop();
    expect(await third).toBe('stopped');
    expect(clips.asked[0]?.signal.aborted).toBe(true);
  });

  it('uses a voice again that was stopped', async () => {
    void narrator.read(SENTENCES, 0, () => {});
    narrator.stop();
    await pass(0);
    void narrator.read(SENTENCES, 0, () => {});
    expect(voice.asked).toHaveLength(2);
    expect(clips.asked).toHaveLength(0);
    narrator.stop();
  });

  it('says one word, and stops what was being read', async () => {
    const reading = narrator.read(SENTENCES, 0, () => {});
    const word = narrator.readWord(SENTENCES[0] as Sentence, 1);
    expect(await reading).toBe('stopped');
    expect(voice.asked[1]?.text).toBe('dog');
    voice.asked[1]?.answer(true);
    expect(await word).toBe('finished');
  });

  it('needs recordings once one was heard, and not while the voice speaks or a recording is missing', async () => {
    void narrator.read(SENTENCES, 0, () => {});
    voice.asked[0]?.answer(true);
    await pass(PAUSES.afterSentenceMs);
    voice.asked[1]?.answer(false);
    await pass(0);
    clips.asked[0]?.answer(false);
    await pass(0);
    expect(narrator.needsRecordings()).toBe(false);
    narrator.stop();
    void narrator.read(SENTENCES, 2, () => {});
    await pass(0);
    clips.asked[1]?.answer(true);
    await pass(0);
    expect(narrator.needsRecordings()).toBe(true);
    narrator.stop();
  });
});

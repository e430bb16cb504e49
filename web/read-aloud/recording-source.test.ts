import { describe, expect, it, vi } from 'vitest';
import { pass, stopTime } from '../testing/fake-time.ts';
import { CLIPS, type Clip, recordingSource } from './recording-source.ts';
import { fingerprint } from './sentence-recordings.ts';
import { type Sentence, sentencesOf } from './sentences.ts';

type FakeClip = Clip & { began: () => void; failed: () => void; ends: () => void };

const [SENTENCE, NEXT] = sentencesOf('The dog waits. Snow falls.') as [Sentence, Sentence];
const [NAME, NEXT_NAME] = [fingerprint(SENTENCE.text), fingerprint(NEXT.text)];
const INDEX = { [NAME]: [1200, 80, 300, 700], [NEXT_NAME]: [900, 80, 500] };
const never = new AbortController().signal;

/** Audio elements that begin, fail or end when a test makes them. */
function browser(index: Record<string, number[]> = INDEX) {
  const made: FakeClip[] = [];
  const newClip = (): Clip => {
    const clip = {
      src: '',
      currentTime: 9,
      playbackRate: 1,
      preservesPitch: false,
      preload: '' as const,
      volume: 1,
      onended: null as Clip['onended'],
      onerror: null,
      began: () => {},
      failed: () => {},
      ends: () => clip.onended?.call({} as HTMLAudioElement, new Event('ended')),
      pause: vi.fn(),
      play: () =>
        new Promise<void>((resolve, reject) => {
          Object.assign(clip, { began: resolve, failed: () => reject(new Error('NotAllowedError')) });
        }),
    };
    made.push(clip);
    return clip;
  };
  const settings = () => ({ voiceSpeed: 1.35, volume: 40 });
  return { source: recordingSource({ newClip, index: async () => index, settings }), made };
}

stopTime();

describe('recordings of sentences', () => {
  it('play from the beginning, at the speed and loudness of the settings, at the same pitch', async () => {
    const { source, made } = browser();
    const heard = source.speak(SENTENCE, () => {}, never);
    await pass(0);
    expect(made[0]).toMatchObject({
      src: `/clips/reading/${NAME}.mp3`,
      currentTime: 0,
      volume: 0.4,
      preservesPitch: true,
    });
    expect(made[0]?.playbackRate).toBeCloseTo(1.5);
    made[0]?.began();
    await pass(0);
    made[0]?.ends();
    expect(await heard).toBe(true);
  });

  it('report each word when it begins', async () => {
    const { source, made } = browser();
    const marked: number[] = [];
    void source.speak(SENTENCE, (word) => marked.push(word), never);
    await pass(0);
    made[0]?.began();
    await pass(0);
    for (const at of [0.1, 0.29, 0.31, 0.72]) {
      Object.assign(made[0] ?? {}, { currentTime: at });
      await pass(CLIPS.pollEveryMs);
    }
    expect(marked).toEqual([0, 1, 2]);
    made[0]?.ends();
  });

  it('play one word of a sentence, from where it begins to where the next one does', async () => {
    const { source, made } = browser();
    const heard = source.speakWord(SENTENCE, 1, never);
    await pass(0);
    expect(made[0]?.currentTime).toBeCloseTo(0.27);
    made[0]?.began();
    await pass(CLIPS.pollEveryMs);
    Object.assign(made[0] ?? {}, { currentTime: 0.71 });
    await pass(CLIPS.pollEveryMs);
    expect(await heard).toBe(true);
    expect(made[0]?.pause).toHaveBeenCalled();
  });

  it('use two elements: one plays while the next one loads', async () => {
    const { source, made } = browser();
    for (const [sentence, next] of [
      [SENTENCE, NEXT],
      [NEXT, SENTENCE],
      [SENTENCE, NEXT],
    ] as const) {
      const heard = source.speak(sentence, () => {}, never);
      source.prepare(next);
      await pass(0);
      const playing = made.find(({ src }) => src.includes(fingerprint(sentence.text)));
      playing?.began();
      await pass(0);
      playing?.ends();
      expect(await heard).toBe(true);
    }
    expect(made).toHaveLength(2);
  });

  it.each([
    { why: 'it was not recorded', index: {} },
    { why: 'it was recorded with other words', index: { [NAME]: [1200, 80, 300] } },
  ])('are not played when $why', async ({ index }) => {
    const { source, made } = browser(index);
    expect(await source.speak(SENTENCE, () => {}, never)).toBe(false);
    expect(made).toHaveLength(0);
  });

  it('are played piece by piece where a number changes, and the words of all pieces are reported', async () => {
    const [sentence] = sentencesOf('You got 7 of 10 points.') as [Sentence];
    const index = Object.fromEntries(
      [
        ['You got', 600, 50, 300],
        ['7', 400, 40],
        ['of', 300, 20],
        ['10', 400, 30],
        ['points.', 500, 60],
      ].map(([text, ...times]) => [fingerprint(String(text)), times as number[]]),
    );
    const { source, made } = browser(index);
    const marked: number[] = [];
    const heard = source.speak(sentence, (word) => marked.push(word), never);
    const played: string[] = [];
    for (const name of Object.keys(index)) {
      await pass(0);
      const playing = made.find(({ src }) => src.includes(name));
      played.push(name);
      playing?.began();
      await pass(0);
      Object.assign(playing ?? {}, { currentTime: 0.35 });
      await pass(CLIPS.pollEveryMs);
      playing?.ends();
    }
    expect(await heard).toBe(true);
    expect(played).toEqual(Object.keys(index));
    expect(marked).toEqual([0, 1, 2, 3, 4, 5]);
    expect(await source.canSpeak(sentence)).toBe(true);
    expect(made.length).toBeLessThanOrEqual(3);

    const other = sentencesOf('You got 8 of 10 points.')[0] as Sentence;
    expect(await source.canSpeak(other)).toBe(false);
    expect(await source.speak(other, () => {}, never)).toBe(false);
  });

  it('fail when the browser refuses, or when they do not start in time', async () => {
    const { source, made } = browser();
    const refused = source.speak(SENTENCE, () => {}, never);
    await pass(0);
    made[0]?.failed();
    expect(await refused).toBe(false);
    const late = source.speak(SENTENCE, () => {}, never);
    await pass(CLIPS.waitForStartMs);
    expect(await late).toBe(false);
    expect(made[0]?.pause).toHaveBeenCalled();
  });

  it('stop at once, before they begin and after', async () => {
    const { source, made } = browser();
    for (const begins of [false, true]) {
      const stop = new AbortController();
      const heard = source.speak(SENTENCE, () => {}, stop.signal);
      await pass(0);
      if (begins) made[0]?.began();
      await pass(0);
      vi.mocked(made[0]?.pause as () => void).mockClear();
      stop.abort();
      expect(made[0]?.pause).toHaveBeenCalledOnce();
      expect(await heard).toBe(false);
    }
  });
});

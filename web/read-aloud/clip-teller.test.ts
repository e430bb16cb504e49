import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CLIPS, type Clip, clipTeller } from './clip-teller.ts';
import { fingerprint } from './fingerprint.ts';
import { type Sentence, sentencesOf } from './sentences.ts';

type FakeClip = Clip & { began: () => void; failed: () => void; ends: () => void };

const [SENTENCE, NEXT] = sentencesOf('The dog waits. Snow falls.') as [Sentence, Sentence];
const [NAME, NEXT_NAME] = [fingerprint(SENTENCE.text), fingerprint(NEXT.text)];
const INDEX = { [NAME]: [1200, 80, 300, 700], [NEXT_NAME]: [900, 80, 500] };
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const never = new AbortController().signal;

/** Audio elements that begin, fail or end when a test says so. */
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
  return { teller: clipTeller({ newClip, index: async () => index, settings }), made };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

describe('recordings of sentences', () => {
  it('play from the beginning, at the speed and loudness of the settings, at the same pitch', async () => {
    const { teller, made } = browser();
    const told = teller.tell(SENTENCE, () => {}, never);
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
    expect(await told).toBe(true);
  });

  it('mark each word when it begins in them', async () => {
    const { teller, made } = browser();
    const marked: number[] = [];
    void teller.tell(SENTENCE, (word) => marked.push(word), never);
    await pass(0);
    made[0]?.began();
    await pass(0);
    for (const at of [0.1, 0.29, 0.31, 0.72]) {
      Object.assign(made[0] ?? {}, { currentTime: at });
      await pass(CLIPS.lookEveryMs);
    }
    expect(marked).toEqual([0, 1, 2]);
    made[0]?.ends();
  });

  it('play one word of a sentence, from where it begins to where the next one does', async () => {
    const { teller, made } = browser();
    const told = teller.tellWord(SENTENCE, 1, never);
    await pass(0);
    expect(made[0]?.currentTime).toBeCloseTo(0.27);
    made[0]?.began();
    await pass(CLIPS.lookEveryMs);
    Object.assign(made[0] ?? {}, { currentTime: 0.71 });
    await pass(CLIPS.lookEveryMs);
    expect(await told).toBe(true);
    expect(made[0]?.pause).toHaveBeenCalled();
  });

  it('take turns on two elements: one sounds while the next one loads', async () => {
    const { teller, made } = browser();
    for (const [sentence, next] of [
      [SENTENCE, NEXT],
      [NEXT, SENTENCE],
      [SENTENCE, NEXT],
    ] as const) {
      const told = teller.tell(sentence, () => {}, never);
      teller.prepare(next);
      await pass(0);
      const sounding = made.find(({ src }) => src.includes(fingerprint(sentence.text)));
      sounding?.began();
      await pass(0);
      sounding?.ends();
      expect(await told).toBe(true);
    }
    expect(made).toHaveLength(2);
  });

  it.each([
    { why: 'nobody recorded it', index: {} },
    { why: 'it was recorded with other words', index: { [NAME]: [1200, 80, 300] } },
  ])('do not sound when $why', async ({ index }) => {
    const { teller, made } = browser(index);
    expect(await teller.tell(SENTENCE, () => {}, never)).toBe(false);
    expect(made).toHaveLength(0);
  });

  it('do not sound where the browser refuses, or where they do not come in time', async () => {
    const { teller, made } = browser();
    const refused = teller.tell(SENTENCE, () => {}, never);
    await pass(0);
    made[0]?.failed();
    expect(await refused).toBe(false);
    const late = teller.tell(SENTENCE, () => {}, never);
    await pass(CLIPS.waitForStartMs);
    expect(await late).toBe(false);
    expect(made[0]?.pause).toHaveBeenCalled();
  });

  it('stop in the same moment in which they are stopped, before they begin and after', async () => {
    const { teller, made } = browser();
    for (const begins of [false, true]) {
      const stop = new AbortController();
      const told = teller.tell(SENTENCE, () => {}, stop.signal);
      await pass(0);
      if (begins) made[0]?.began();
      await pass(0);
      vi.mocked(made[0]?.pause as () => void).mockClear();
      stop.abort();
      expect(made[0]?.pause).toHaveBeenCalledOnce();
      expect(await told).toBe(false);
    }
  });
});

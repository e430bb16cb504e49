import { describe, expect, it, vi } from 'vitest';
import { DEFAULT_SETTINGS, type Settings } from '#rules/people/settings.ts';
import { pass, stopTime } from '../../testing/fake-time.ts';
import { type Clip, RECORDINGS, recordings } from './speech-recordings.ts';

type FakeClip = Clip & { address: string; began: () => void; failed: () => void };

/** Audio elements that begin or fail when a test says so. */
function browser(chosen: Partial<Settings> = {}) {
  const made: FakeClip[] = [];
  const newClip = (address: string): Clip => {
    const clip = {
      address,
      currentTime: 0.5,
      playbackRate: 1,
      volume: 1,
      preservesPitch: false,
      preload: '' as const,
      error: null,
      began: () => {},
      failed: () => {},
      pause: vi.fn(),
      play: () =>
        new Promise<void>((resolve, reject) => {
          Object.assign(clip, { began: resolve, failed: () => reject(new Error('NotAllowedError')) });
        }),
    };
    made.push(clip);
    return clip;
  };
  return { source: recordings(newClip, () => ({ ...DEFAULT_SETTINGS, ...chosen })), made };
}

const prompt = { words: '', clip: '/clips/small-b.mp3' };
const other = { words: '', clip: '/clips/small-d.mp3' };
const neverCutOff = new AbortController().signal;

stopTime();

describe('recordings', () => {
  it('loads each one once, ahead of its time', () => {
    const { source, made } = browser();
    source.prepare([prompt, other, prompt]);
    expect(made.map(({ address, preload }) => [address, preload])).toEqual([
      ['/clips/small-b.mp3', 'auto'],
      ['/clips/small-d.mp3', 'auto'],
    ]);
  });

  it('plays from the beginning, slower at the same pitch', async () => {
    const { source, made } = browser();
    source.prepare([prompt]);
    const outcome = source.play(prompt, 'slower', neverCutOff);
    expect(made).toHaveLength(1);
    expect(made[0]).toMatchObject({ currentTime: 0, playbackRate: 0.7, preservesPitch: true });
    made[0]?.began();
    expect(await outcome).toBe(true);
    void source.play(prompt, 'usual', neverCutOff);
    expect(made[0]?.playbackRate).toBe(1);
    made[0]?.began();
    await pass(0);
  });

  it('plays as fast and as loud as the settings are at that moment', async () => {
    const chosen: Partial<Settings> = {};
    const { source, made } = browser(chosen);
    for (const [settings, heard] of [
      [{}, { playbackRate: 1, volume: 0.6 }],
      [
        { voiceSpeed: 0.45, volume: 0 },
        { playbackRate: 0.5, volume: 0 },
      ],
      [
        { voiceSpeed: 1.35, volume: 100 },
        { playbackRate: 1.5, volume: 1 },
      ],
    ] as const) {
      Object.assign(chosen, settings);
      void source.play(prompt, 'usual', neverCutOff);
      expect(made[0]?.playbackRate).toBeCloseTo(heard.playbackRate);
      expect(made[0]?.volume).toBe(heard.volume);
      made[0]?.began();
      await pass(0);
    }
  });

  it('says so when the browser does not play it', async () => {
    const { source, made } = browser();
    const outcome = source.play(prompt, 'usual', neverCutOff);
    made[0]?.failed();
    expect(await outcome).toBe(false);
  });

  it('gives up on a recording that does not come', async () => {
    const { source, made } = browser();
    const outcome = source.play(prompt, 'usual', neverCutOff);
    await pass(RECORDINGS.waitForStartMs);
    expect(await outcome).toBe(false);
    expect(made[0]?.pause).toHaveBeenCalled();
  });

  it('asks anew for one that could not be loaded', async () => {
    const { source, made } = browser();
    source.prepare([prompt]);
    Object.assign(made[0] ?? {}, { error: {} });
    void source.play(prompt, 'usual', neverCutOff);
    expect(made).toHaveLength(2);
    made[1]?.began();
    await pass(0);
  });

  it('falls silent when it is cut off, before it begins and after', async () => {
    const { source, made } = browser();
    const early = new AbortController();
    const outcome = source.play(prompt, 'usual', early.signal);
    early.abort();
    expect(await outcome).toBe(false);
    const late = new AbortController();
    void source.play(other, 'usual', late.signal);
    made[1]?.began();
    await pass(0);
    late.abort();
    expect(made.map(({ pause }) => vi.mocked(pause).mock.calls.length)).toEqual([1, 1]);
  });
});

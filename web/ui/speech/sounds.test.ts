import { beforeEach, expect, it, vi } from 'vitest';
import { SETTINGS } from '#rules/people/settings.ts';
import { playSound } from './sounds.ts';

type Tone = { hz: number; from: number; until: number };

const tones: Tone[] = [];
const peaks: { peak: number; from: number }[] = [];

/** A parameter that notes the highest value it is told, and from when. */
function gainParam() {
  const param = {
    setValueAtTime: () => param,
    linearRampToValueAtTime: (value: number, at: number) => {
      if (value > 0) peaks.push({ peak: value, from: at });
      return param;
    },
  };
  return param;
}
const anyParam = () => {
  const param = { setValueAtTime: () => param, linearRampToValueAtTime: () => param };
  return param;
};

beforeEach(() => {
  tones.length = 0;
  peaks.length = 0;
  vi.spyOn(performance, 'now').mockReturnValue(0);
  vi.stubGlobal(
    'AudioContext',
    class {
      currentTime = 0;
      state = 'running';
    },
  );
  vi.stubGlobal(
    'GainNode',
    class {
      gain = gainParam();
      connect = () => undefined;
    },
  );
  vi.stubGlobal(
    'OscillatorNode',
    class {
      frequency = anyParam();
      tone: Tone;
      constructor(_: unknown, { frequency }: { frequency?: number }) {
        this.tone = { hz: frequency ?? 0, from: 0, until: 0 };
      }
      connect = (to: unknown) => to;
      addEventListener = () => undefined;
      start = (from: number) => tones.push(Object.assign(this.tone, { from }));
      stop = (until: number) => Object.assign(this.tone, { until });
    },
  );
});
const SETS = SETTINGS.soundSet.oneOf;

/** The pitches of a sound in order of time, each with its beginning; the lowest partial is the pitch. */
function melody(set: (typeof SETS)[number]) {
  playSound('end-of-game', set);
  const beginnings = [...new Set(tones.map(({ from }) => from))].sort((a, b) => a - b);
  return beginnings.map((from) => [from, Math.min(...tones.filter((tone) => tone.from === from).map(({ hz }) => hz))]);
}

it.each(SETS)('%s plays the same pitches at the same times', (set) => {
  expect(melody(set)).toEqual([
    [0, 523],
    [0.14, 659],
    [0.28, 784],
  ]);
});

it.each(SETS)('%s is never louder than −18 dBFS', (set) => {
  melody(set);
  const loudest = Math.max(
    ...peaks.map(({ from }) => peaks.filter((each) => each.from === from).reduce((sum, { peak }) => sum + peak, 0)),
  );
  expect(loudest).toBeGreaterThan(0);
  expect(loudest).toBeLessThanOrEqual(10 ** (-18 / 20));
});

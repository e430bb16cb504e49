import { describe, expect, it } from 'vitest';
import { VOICE_PACE, voicePace } from './voice-pace.ts';

describe('the pace of a voice', () => {
  it.each([
    [1, 100],
    [2, 112],
    [5, 146],
    [6, VOICE_PACE.usualWordsAMinute],
    [undefined, VOICE_PACE.usualWordsAMinute],
  ])('at level %s is about %i words a minute, at the default speed', (level, wordsAMinute) => {
    expect(voicePace(level) * VOICE_PACE.usualWordsAMinute).toBeCloseTo(wordsAMinute);
  });

  it('never falls from level to level', () => {
    const paces = [1, 2, 3, 4, 5, 6].map(voicePace);
    expect(paces).toEqual(paces.toSorted((a, b) => a - b));
  });
});

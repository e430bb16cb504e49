import { describe, expect, it } from 'vitest';
import { SETTINGS } from '#rules/people/settings.ts';
import { spacingText } from '../../ui/settings/spacing-control.tsx';
import { sizeText, voiceSpeedText, volumeText } from './setting-texts.ts';

const steps = ({ least, most, step }: { least: number; most: number; step: number }) =>
  Array.from({ length: Math.round((most - least) / step) + 1 }, (_, at) => least + at * step);

describe('the words of a slider', () => {
  it.each([
    ['size', sizeText, ['16', '18, as usual', '36']],
    ['spacing', spacingText, ['as usual', 'a little more room (1 of 8)', 'much more room (8 of 8)']],
    ['volume', volumeText, ['off: you hear nothing', '60 %', '100 %']],
    ['voiceSpeed', voiceSpeedText, ['slow (50 %)', 'a bit slower (90 %)', 'as usual (100 %)', 'fast (150 %)']],
  ] as const)('of %s differ at every step', (name, wordsOf, some) => {
    const words = steps(SETTINGS[name]).map(wordsOf);
    expect(new Set(words).size).toBe(words.length);
    expect(words).toEqual(expect.arrayContaining([...some]));
  });
});

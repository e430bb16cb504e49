import { describe, expect, it } from 'vitest';
import { causeOf } from './photo-quality.ts';

/** Upright strokes that become as blurred as a smooth wave, or stay sharp. */
function strokes({ paper, ink, isSharp }: { paper: number; ink: number; isSharp: boolean }) {
  const [width, height] = [300, 100];
  const shades = Uint8Array.from({ length: width * height }, (_, at) => {
    const wave = (1 + Math.sin(((at % width) / 30) * 2 * Math.PI)) / 2;
    const lightness = isSharp ? Math.round(wave) : wave;
    return ink + (paper - ink) * lightness;
  });
  return { width, height, shades };
}

describe('why a photo cannot be read', () => {
  it('is named when it is dark, or not sharp', () => {
    expect(causeOf(strokes({ paper: 60, ink: 20, isSharp: true }), true)).toBe('photo-dark');
    expect(causeOf(strokes({ paper: 230, ink: 40, isSharp: false }), true)).toBe('photo-blurred');
  });

  it('is not guessed otherwise', () => {
    const picture = strokes({ paper: 230, ink: 40, isSharp: true });
    expect(causeOf(picture, true)).toBe('photo-unclear');
    expect(causeOf(picture, false)).toBe('no-text-in-photo');
    expect(causeOf(strokes({ paper: 230, ink: 225, isSharp: false }), false)).toBe('no-text-in-photo');
    expect(causeOf(null, false)).toBe('no-text-in-photo');
  });
});

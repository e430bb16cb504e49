import { describe, expect, it } from 'vitest';
import { PAINTS, type PaintName } from './paints.ts';
import { SCENE_PICTURES } from './pictures.ts';
import { SPOT_SCENE } from './spot-scene.ts';

const NAMES = Object.keys(PAINTS) as PaintName[];
const light = NAMES.filter((name) => PAINTS[name].isLight);
const dark = NAMES.filter((name) => !PAINTS[name].isLight);
const pairs = light.flatMap((one) => dark.map((other) => [one, other] as const));

/** The contrast ratio of WCAG 2.2. */
function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((from) => {
    const share = Number.parseInt(hex.slice(from, from + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

describe('PAINTS', () => {
  it('has enough contrast between a light and a dark one, also in their shades', () => {
    const least = (one: PaintName, other: PaintName) =>
      Math.min(...(['fill', 'shade'] as const).map((part) => contrast(PAINTS[one][part], PAINTS[other][part])));
    expect(pairs.filter((pair) => least(...pair) < SPOT_SCENE.minContrast)).toEqual([]);
  });

  it('gives each thing with paints light and dark ones', () => {
    for (const { paints } of Object.values(SCENE_PICTURES)) {
      if (!paints) continue;
      expect(paints.some((name) => PAINTS[name].isLight)).toBe(true);
      expect(paints.some((name) => !PAINTS[name].isLight)).toBe(true);
    }
  });
});

import { describe, expect, it } from 'vitest';
import { PAINTS, type PaintName } from './paints.ts';
import { SCENE_PICTURES } from './pictures.ts';
import { SPOT_SCENE } from './spot-scene.ts';
import { contrast } from './testing/contrast.ts';
import { LARGE_THINGS } from './version-3/large-things.ts';

const NAMES = Object.keys(PAINTS) as PaintName[];
const light = NAMES.filter((name) => PAINTS[name].isLight);
const dark = NAMES.filter((name) => !PAINTS[name].isLight);
const hex = (colour: string) => Number.parseInt(colour.slice(1), 16);
const pairs = light.flatMap((one) => dark.map((other) => [one, other] as const));

describe('PAINTS', () => {
  it('has enough contrast between a light and a dark one, also in their shades', () => {
    const least = (one: PaintName, other: PaintName) =>
      Math.min(
        ...(['fill', 'shade'] as const).map((part) => contrast(hex(PAINTS[one][part]), hex(PAINTS[other][part]))),
      );
    expect(pairs.filter((pair) => least(...pair) < SPOT_SCENE.minContrast)).toEqual([]);
  });

  it('gives each thing with paints light and dark ones', () => {
    for (const [name, { paints }] of Object.entries(SCENE_PICTURES)) {
      // Large things never change; each of their paints needs parts of the other lightness.
      if (!paints || name in LARGE_THINGS) continue;
      expect(paints.some((name) => PAINTS[name].isLight)).toBe(true);
      expect(paints.some((name) => !PAINTS[name].isLight)).toBe(true);
    }
  });
});

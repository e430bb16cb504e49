import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inLongForm } from '../../../../testing/long-form.ts';
import type { Scene } from '../compose-scene.ts';
import { areSeparate } from '../difference.ts';
import { type Box, isWithin, SPOT_SCENE } from '../spot-scene.ts';
import { contrast } from '../testing/contrast.ts';
import { type Drawing, drawingOf, rasterOf } from '../testing/raster.ts';
import { SEEDS } from '../testing/scene-seeds.ts';
import { boxOf, type Thing } from '../thing.ts';
import { composeFineScene } from './compose-fine-scene.ts';
import { FINE_LEVEL_NUMBERS, FINE_LEVELS, FINE_SCENE } from './fine-levels.ts';
import { FINE_SETTINGS } from './fine-settings.ts';

const FOLDER = 'web/ui/pictures/scene';
const DRAWINGS = new Map(
  readdirSync(FOLDER).map((file) => [file.replace('.svg', ''), drawingOf(readFileSync(`${FOLDER}/${file}`, 'utf8'))]),
);
const drawingOfThing = ({ picture }: Thing) => DRAWINGS.get(picture) as Drawing;
const TRIED = SEEDS.slice(0, inLongForm(600, 60));
const FIELD: Box = { left: 0, top: 0, right: SPOT_SCENE.width, bottom: SPOT_SCENE.height };

/** Per difference, how many pixels change their lightness by the least contrast; and how many pixels change elsewhere. */
function changesOf(scene: Scene): { strong: number[]; elsewhere: number; onBackdrop: number } {
  const [a, b] = (['a', 'b'] as const).map((image) =>
    rasterOf(
      scene.pairs.map((pair) => pair[image]),
      drawingOfThing,
    ),
  );
  const strong = scene.differences.map(() => 0);
  let [elsewhere, onBackdrop] = [0, 0];
  a?.colours.forEach((here, at) => {
    const there = b?.colours[at] ?? -1;
    if (here === there) return;
    const [x, y] = [at % SPOT_SCENE.width, Math.floor(at / SPOT_SCENE.width)];
    const place = scene.differences.findIndex(
      ({ area }) => x >= area.left - 1 && x <= area.right + 1 && y >= area.top - 1 && y <= area.bottom + 1,
    );
    if (place < 0) elsewhere += 1;
    else if (here < 0 || there < 0) onBackdrop += 1;
    else if (contrast(here, there) >= SPOT_SCENE.minContrast) strong[place] = (strong[place] ?? 0) + 1;
  });
  return { strong, elsewhere, onBackdrop };
}

const longerSide = (thing: Thing) => {
  const { left, top, right, bottom } = boxOf(thing);
  return Math.max(right - left, bottom - top);
};

it('has the scenes that stored runs of version 3 were played on', () => {
  const all = createHash('sha256');
  for (const level of FINE_LEVEL_NUMBERS)
    for (const seed of SEEDS.slice(0, 40)) all.update(JSON.stringify(composeFineScene(seed, level)));
  expect(all.digest('hex')).toBe('901470c308b0c2e9365a5cc41a97e7a4969e1cd9fd6effaa82a44865e1309fb0');
});

describe.each(FINE_LEVEL_NUMBERS)('a scene of level %i', (level) => {
  const scenes = TRIED.map((seed) => composeFineScene(seed, level));

  it('has as many differences as its level, each far enough from the others to be pressed alone', () => {
    for (const { differences } of scenes) {
      expect(differences).toHaveLength(FINE_LEVELS[level].differences);
      differences.forEach((difference, place) => {
        const { target } = difference;
        expect(isWithin(target, FIELD)).toBe(true);
        expect(target.right - target.left).toBeGreaterThanOrEqual(SPOT_SCENE.minTargetPx);
        expect(target.bottom - target.top).toBeGreaterThanOrEqual(SPOT_SCENE.minTargetPx);
        expect(differences.slice(place + 1).every((other) => areSeparate(difference, other))).toBe(true);
      });
    }
  });

  it('changes parts of 12 to 20 px by a contrast of 3:1 in at least 24 pixels, on the wall, and nothing else', () => {
    for (const scene of scenes) {
      const { strong, elsewhere, onBackdrop } = changesOf(scene);
      expect({ elsewhere, onBackdrop }).toEqual({ elsewhere: 0, onBackdrop: 0 });
      const kinds = scene.differences.map(({ kind }, place) => `${kind}: ${strong[place]}`);
      expect(Math.min(...strong), kinds.join()).toBeGreaterThanOrEqual(FINE_SCENE.minChangedPixels);
      for (const { pair } of scene.differences) {
        const { a, b } = scene.pairs[pair] ?? {};
        const side = Math.max(...[a, b].flatMap((thing) => (thing ? [longerSide(thing)] : [])));
        expect(side).toBeGreaterThanOrEqual(FINE_SCENE.minPartPx);
        expect(side).toBeLessThanOrEqual(FINE_SCENE.maxPartPx + 0.01);
      }
    }
  });

  it('has differences in parts only, at most one of each kind in a thing', () => {
    for (const { pairs, differences } of scenes) {
      const differing = pairs.flatMap(({ a, b }, place) => (a === b ? [] : [place]));
      expect(differences.map(({ pair }) => pair).sort((one, other) => one - other)).toEqual(differing);
      const keys = differences.map(({ kind, pair }) => `${kind} ${(pairs[pair]?.a ?? pairs[pair]?.b)?.partOf}`);
      expect(keys.join()).not.toContain('undefined');
      expect(new Set(keys).size).toBe(keys.length);
    }
  });

  it('is one of eight settings, with differences of six kinds', () => {
    expect(Object.keys(FINE_SETTINGS)).toHaveLength(8);
    expect(new Set(scenes.map(({ setting }) => setting))).toEqual(new Set(Object.keys(FINE_SETTINGS)));
    const kinds = scenes.flatMap(({ differences }) => differences.map(({ kind }) => kind));
    expect([...new Set(kinds)].sort()).toEqual(['colour', 'place', 'presence', 'shape', 'size', 'turn']);
  });

  it('has odd parts that are the same in both pictures, so that one picture alone tells nothing', () => {
    const isOdd = ({ pairs }: Scene) => {
      const sizes = pairs.flatMap(({ a, b }) => (a?.partOf && a === b ? [Math.round(longerSide(a))] : []));
      return new Set(sizes).size > 1;
    };
    expect(scenes.filter(isOdd).length).toBeGreaterThan(0.8 * scenes.length);
  });
});

it('has more parts and smaller ones from one level to the next', () => {
  const figures = FINE_LEVEL_NUMBERS.map((level) => {
    const scenes = TRIED.map((seed) => composeFineScene(seed, level));
    return scenes.flatMap(({ pairs }) => pairs.filter(({ a, b }) => (a ?? b)?.partOf)).length / scenes.length;
  });
  expect(figures.toSorted((one, other) => one - other)).toEqual(figures);
});

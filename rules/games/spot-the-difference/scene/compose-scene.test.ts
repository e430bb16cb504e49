import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { IS_LONG_FORM, inLongForm } from '../../../testing/long-form.ts';
import { LEVELS } from '../../levels.ts';
import { composeScene, type Scene } from './compose-scene.ts';
import type { Difference } from './difference.ts';
import { SCENE_LEVEL_NUMBERS, SCENE_LEVELS, type SceneLevel } from './levels.ts';
import { SCENE_PICTURES } from './pictures.ts';
import { areApart, type Box, centreOf, isWithin, SPOT_SCENE } from './spot-scene.ts';
import { type Drawing, drawingOf, eachPixel, type Raster, rasterOf } from './testing/raster.ts';
import { SEEDS, TRIED_SEEDS } from './testing/scene-seeds.ts';
import { boxOf, type Thing } from './thing.ts';
import { FINE_LEVEL_NUMBERS } from './version-3/fine-levels.ts';

const FOLDER = 'web/ui/pictures/scene';
const DRAWINGS = new Map(
  readdirSync(FOLDER).map((file) => [file.replace('.svg', ''), drawingOf(readFileSync(`${FOLDER}/${file}`, 'utf8'))]),
);
const drawingOfThing = ({ picture }: Thing) => DRAWINGS.get(picture) as Drawing;

/** How many pixels a difference of the scenes of 1,000 seeds changes, on average, rounded. */
const MEAN_CHANGED_PX: Record<SceneLevel, number> = {
  1: 1528,
  2: 1498,
  3: 1462,
  4: 1394,
  5: 1354,
  6: 1303,
  7: 1171,
  8: 1114,
};
const FIELD: Box = { left: 0, top: 0, right: SPOT_SCENE.width, bottom: SPOT_SCENE.height };

type Drawn = { scene: Scene; a: Raster; b: Raster };

function drawn(scene: Scene): Drawn {
  const a = rasterOf(
    scene.pairs.map((pair) => pair.a),
    drawingOfThing,
  );
  const b = rasterOf(
    scene.pairs.map((pair) => pair.b),
    drawingOfThing,
  );
  return { scene, a, b };
}

/** The pixels that differ between the two pictures, by the difference whose area they are in; -1 for none. */
function changedPixels({ scene, a, b }: Drawn): Map<number, number[]> {
  const places = areasOf(scene);
  const changed = new Map<number, number[]>();
  for (let at = 0; at < places.length; at++) {
    if (a.colours[at] === b.colours[at]) continue;
    const place = places[at] as number;
    const pixels = changed.get(place);
    if (pixels) pixels.push(at);
    else changed.set(place, [at]);
  }
  return changed;
}

/** The index of the difference whose area contains each pixel, edges included; -1 for none. */
function areasOf({ differences }: Scene): Int8Array {
  const { width, height } = SPOT_SCENE;
  const places = new Int8Array(width * height).fill(-1);
  differences.forEach(({ area: { left, top, right, bottom } }, place) => {
    for (let y = Math.floor(top); y < Math.ceil(bottom); y++)
      places.fill(place, y * width + Math.floor(left), y * width + Math.ceil(right));
  });
  return places;
}

function hiddenPercent(thing: Thing, place: number, { owners }: Raster): number {
  let [all, seen] = [0, 0];
  eachPixel(thing, drawingOfThing(thing), (at) => {
    all++;
    if (owners[at] === place) seen++;
  });
  return 100 - (100 * seen) / all;
}

function sides(pixels: readonly number[]): { width: number; height: number } {
  const across = pixels.map((at) => at % SPOT_SCENE.width);
  const down = pixels.map((at) => Math.floor(at / SPOT_SCENE.width));
  return { width: Math.max(...across) - Math.min(...across) + 1, height: Math.max(...down) - Math.min(...down) + 1 };
}

/** Checks the pixels of a scene. Returns how many each of its differences changes. */
function checkPixels(scene: Scene, seed: number): number[] {
  const both = drawn(scene);
  const changed = changedPixels(both);
  expect([...changed.keys()].sort(), `seed ${seed}: what changes, changes in five places`).toEqual([0, 1, 2, 3, 4]);
  for (const [place, pixels] of changed) {
    const what = `seed ${seed}: ${describeDifference(scene, scene.differences[place] as Difference)}`;
    const { width, height } = sides(pixels);
    expect(Math.min(width, height), `${what} is at least 24 px across and down`).toBeGreaterThanOrEqual(24);
    expect(pixels.length, `${what} changes as many pixels as a square of 24 px`).toBeGreaterThanOrEqual(24 * 24);
  }
  for (const { pair } of scene.differences) {
    const { a, b } = scene.pairs[pair] as Scene['pairs'][number];
    if (a) expect(hiddenPercent(a, pair, both.a)).toBeLessThanOrEqual(SPOT_SCENE.maxHiddenPercent);
    if (b) expect(hiddenPercent(b, pair, both.b)).toBeLessThanOrEqual(SPOT_SCENE.maxHiddenPercent);
  }
  return [...changed.values()].map(({ length }) => length);
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}

function checkPlaces({ pairs, differences }: Scene, seed: number): void {
  expect(differences).toHaveLength(5);
  expect(new Set(differences.map(({ pair }) => pair)).size).toBe(5);
  differences.forEach((difference, place) => {
    expect(isWithin(difference.target, FIELD)).toBe(true);
    expect(isWithin(difference.area, difference.target)).toBe(true);
    expect(difference.target.right - difference.target.left).toBeGreaterThanOrEqual(68);
    expect(difference.target.bottom - difference.target.top).toBeGreaterThanOrEqual(68);
    for (const other of differences.slice(place + 1)) {
      const [here, there] = [centreOf(difference.area), centreOf(other.area)];
      expect(Math.hypot(here.x - there.x, here.y - there.y), `seed ${seed}`).toBeGreaterThanOrEqual(60);
      expect(areApart(difference.target, other.target, 0)).toBe(true);
    }
  });
  for (const { a, b } of pairs) for (const thing of [a, b]) if (thing) expect(isWithin(boxOf(thing), FIELD)).toBe(true);
  pairs.forEach(({ a, b }, pair) => {
    const differs = differences.some((difference) => difference.pair === pair);
    expect(differs ? a : b, `seed ${seed}: only what is a difference differs`)[differs ? 'not' : 'to'].toEqual(
      differs ? b : a,
    );
  });
}

function checkKinds({ pairs, differences }: Scene, seed: number, level: SceneLevel): void {
  for (const { kind, pair } of differences) {
    const { a, b } = pairs[pair] as Scene['pairs'][number];
    if (!a || !b || a.picture !== b.picture) {
      expect(kind).toBe('presence');
      continue;
    }
    const changed = (['x', 'y', 'size', 'faces', 'paint'] as const).filter((part) => a[part] !== b[part]);
    switch (kind) {
      case 'colour':
        expect(changed).toEqual(['paint']);
        break;
      case 'size':
        expect(changed).toEqual(['size']);
        expect(Math.min(a.size, b.size) / Math.max(a.size, b.size)).toBeCloseTo(SCENE_LEVELS[level].smallSize, 1);
        break;
      case 'place':
        expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThanOrEqual(24);
        expect(changed).toHaveLength(1);
        break;
      case 'turn':
        expect(changed).toEqual(['faces']);
        expect(SCENE_PICTURES[a.picture].faces).toBeDefined();
        break;
      default:
        throw new Error(`seed ${seed}: nothing is missing or in another's place`);
    }
  }
}

function describeDifference({ pairs }: Scene, { kind, pair }: Difference): string {
  return `${kind} of ${pairs[pair]?.a?.picture ?? 'nothing'} and ${pairs[pair]?.b?.picture ?? 'nothing'}`;
}

describe('composeScene', () => {
  it('gives the same scene for the same seed and level only', () => {
    expect(composeScene(11)).toEqual(composeScene(11));
    expect(composeScene(12)).not.toEqual(composeScene(11));
    for (const level of SCENE_LEVEL_NUMBERS) expect(composeScene(11, level)).toEqual(composeScene(11, level));
    expect(composeScene(11, 3)).not.toEqual(composeScene(11, 2));
  });

  it('has the scenes at level 1 that stored runs of version 2 were played on', () => {
    const all = createHash('sha256');
    for (const seed of SEEDS) all.update(JSON.stringify(composeScene(seed)));
    expect(all.digest('hex')).toBe('eefdd10cb2bb5c1ea32d3055f6453778a6bd05b7a822e6334a1132091d899b0f');
  });

  it('has the scenes above level 1 that stored runs of version 2 were played on', () => {
    const all = createHash('sha256');
    for (const level of SCENE_LEVEL_NUMBERS.slice(1))
      for (const seed of SEEDS.slice(0, 40)) all.update(JSON.stringify(composeScene(seed, level)));
    expect(all.digest('hex')).toBe('5e8873ea98b9ce7e445beccf7452fe637160b13e580f634569e2e83990fe9d1b');
  });

  it('uses every kind and every setting often', () => {
    const scenes = SEEDS.map((seed) => composeScene(seed));
    const settings = Map.groupBy(scenes, ({ setting }) => setting);
    const kinds = Map.groupBy(
      scenes.flatMap(({ differences }) => differences),
      ({ kind }) => kind,
    );
    expect([...settings.keys()].sort()).toEqual(['beach', 'farm', 'meadow', 'snow']);
    expect([...kinds.keys()].sort()).toEqual(['colour', 'place', 'presence', 'size', 'turn']);
    for (const { length } of [...settings.values(), ...kinds.values()]) expect(length).toBeGreaterThan(150);
  });
});

describe.each(SCENE_LEVEL_NUMBERS)('composeScene at level %i', (level) => {
  const scenes = TRIED_SEEDS.map((seed) => composeScene(seed, level));
  const numRuns = inLongForm(100, 5);
  const anySeed = fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 });

  it('draws five large, visible differences and leaves all other pixels equal', () => {
    const changed = scenes.flatMap((scene, place) => checkPixels(scene, TRIED_SEEDS[place] as number));
    if (IS_LONG_FORM) expect(Math.round(mean(changed))).toBe(MEAN_CHANGED_PX[level]);
    fc.assert(
      fc.property(anySeed, (seed) => void checkPixels(composeScene(seed, level), seed)),
      { numRuns },
    );
  }, 300_000);

  it('keeps differences apart, and their targets large and inside the picture', () => {
    for (const [place, scene] of scenes.entries()) checkPlaces(scene, TRIED_SEEDS[place] as number);
    fc.assert(
      fc.property(anySeed, (seed) => checkPlaces(composeScene(seed, level), seed)),
      { numRuns },
    );
  });

  it('changes only the property of the kind', () => {
    for (const [place, scene] of scenes.entries()) checkKinds(scene, TRIED_SEEDS[place] as number, level);
  });

  it('has the same sun in both pictures', () => {
    for (const { pairs } of scenes) {
      const suns = pairs.filter(({ a, b }) => a?.picture === 'sun' || b?.picture === 'sun');
      expect(suns).toHaveLength(1);
      expect(suns[0]?.a).toBe(suns[0]?.b);
    }
  });

  it('always has many things', () => {
    const fewest = Math.min(...scenes.map(({ pairs }) => pairs.length));
    expect(fewest).toBeGreaterThanOrEqual(SCENE_LEVELS[level].fewestThings);
  });

  it('has every setting and kind of the level', () => {
    expect(new Set(scenes.map(({ setting }) => setting)).size).toBe(4);
    const kinds = new Set(scenes.flatMap(({ differences }) => differences.map(({ kind }) => kind)));
    expect([...kinds].sort()).toEqual([...new Set(SCENE_LEVELS[level].kinds)].sort());
  });
});

describe('the levels', () => {
  const levels = SCENE_LEVEL_NUMBERS.map((level) => TRIED_SEEDS.map((seed) => composeScene(seed, level)));
  const moves = (scene: Scene) =>
    scene.differences.flatMap(({ kind, pair }) => {
      const { a, b } = scene.pairs[pair] ?? {};
      return kind === 'place' && a && b ? [Math.hypot(a.x - b.x, a.y - b.y)] : [];
    });
  const expectFalling = (figures: readonly number[]) => {
    for (const [place, figure] of figures.slice(1).entries()) expect(figure).toBeLessThan(figures[place] as number);
  };

  it('are as many as the game has, with those of version 3', () => {
    const { highest } = LEVELS['spot-the-difference'];
    const levels = [...SCENE_LEVEL_NUMBERS, ...FINE_LEVEL_NUMBERS];
    expect(levels).toEqual(Array.from({ length: highest }, (_, at) => at + 1));
  });

  it('have more things from one to the next', () => {
    expectFalling(levels.map((scenes) => -mean(scenes.map(({ pairs }) => pairs.length))));
  });

  it('change fewer pixels from one to the next', () => {
    expectFalling(Object.values(MEAN_CHANGED_PX));
  });

  it('move things less far from one to the next', () => {
    expectFalling(levels.map((scenes) => mean(scenes.flatMap(moves))));
  });
});

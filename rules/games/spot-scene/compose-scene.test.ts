import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { composeScene, type Difference, type Scene } from './compose-scene.ts';
import { SCENE_PICTURES } from './pictures.ts';
import { areApart, type Box, centreOf, isWithin, SPOT_SCENE } from './spot-scene.ts';
import { type Drawing, drawingOf, eachPixel, type Raster, rasterOf } from './testing/raster.ts';
import { boxOf, type Thing } from './thing.ts';

const FOLDER = 'web/ui/pictures/scene';
const DRAWINGS = new Map(
  readdirSync(FOLDER).map((file) => [file.replace('.svg', ''), drawingOf(readFileSync(`${FOLDER}/${file}`, 'utf8'))]),
);
const drawingOfThing = ({ picture }: Thing) => DRAWINGS.get(picture) as Drawing;

const SEEDS = Array.from({ length: 1000 }, (_, place) => place * 7_919);
const FIELD: Box = { left: 0, top: 0, right: SPOT_SCENE.width, bottom: SPOT_SCENE.height };

type Drawn = { scene: Scene; a: Raster; b: Raster };

function drawn(seed: number): Drawn {
  const scene = composeScene(seed);
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

function checkPixels(seed: number): void {
  const both = drawn(seed);
  const changed = changedPixels(both);
  const { scene } = both;
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
}

function checkPlaces(seed: number): void {
  const { pairs, differences } = composeScene(seed);
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

function checkKinds(seed: number): void {
  const { pairs, differences } = composeScene(seed);
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
        expect(Math.max(a.size, b.size) / Math.min(a.size, b.size)).toBeGreaterThan(1.5);
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
  it('gives the same scene for the same seed only', () => {
    expect(composeScene(11)).toEqual(composeScene(11));
    expect(composeScene(12)).not.toEqual(composeScene(11));
  });

  it('draws five large, visible differences and leaves all other pixels equal', () => {
    for (const seed of SEEDS) checkPixels(seed);
    fc.assert(fc.property(fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 }), checkPixels));
  }, 120_000);

  it('keeps differences apart, and their targets large and inside the picture', () => {
    for (const seed of SEEDS) checkPlaces(seed);
    fc.assert(fc.property(fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 }), checkPlaces));
  });

  it('changes only the property of the kind', () => {
    for (const seed of SEEDS) checkKinds(seed);
  });

  it('uses every kind and every setting often', () => {
    const scenes = SEEDS.map(composeScene);
    const settings = Map.groupBy(scenes, ({ setting }) => setting);
    const kinds = Map.groupBy(
      scenes.flatMap(({ differences }) => differences),
      ({ kind }) => kind,
    );
    expect([...settings.keys()].sort()).toEqual(['beach', 'farm', 'meadow', 'snow']);
    expect([...kinds.keys()].sort()).toEqual(['colour', 'place', 'presence', 'size', 'turn']);
    for (const { length } of [...settings.values(), ...kinds.values()]) expect(length).toBeGreaterThan(150);
  });

  it('always has many things', () => {
    for (const seed of SEEDS) expect(composeScene(seed).pairs.length).toBeGreaterThanOrEqual(15);
  });
});

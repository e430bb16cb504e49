import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { scaleAt } from './arrangement.ts';
import { SCENE_LEVELS } from './levels.ts';
import { type PictureName, SCENE_PICTURES } from './pictures.ts';
import { SCENE_SETTINGS, type ThingGroup } from './scene-settings.ts';
import { SPOT_SCENE } from './spot-scene.ts';
import { type Drawing, drawingOf, edgesOf, rasterOf } from './testing/raster.ts';
import { PART_FAMILIES } from './version-3/large-things.ts';

const FOLDER = 'web/ui/pictures/scene';
const FILES = new Map(
  readdirSync(FOLDER).map((file) => [file.replace('.svg', ''), readFileSync(`${FOLDER}/${file}`, 'utf8')]),
);
const PICTURES = Object.entries(SCENE_PICTURES) as [PictureName, (typeof SCENE_PICTURES)[PictureName]][];
const TURNED = PICTURES.filter(([, { faces }]) => faces);
/** Parts of scenes of version 3 are smaller; compose-fine-scene.test.ts has what turning changes there. */
const TURNED_ALONE = TURNED.filter(
  ([name]) => !Object.values(PART_FAMILIES).some((names: readonly string[]) => names.includes(name)),
);

describe('SCENE_PICTURES', () => {
  it('has exactly one file per picture', () => {
    expect([...FILES.keys()].sort()).toEqual(PICTURES.map(([name]) => name).sort());
  });

  const broken = (all: typeof PICTURES, isRight: (...picture: (typeof PICTURES)[number]) => boolean) =>
    all.filter((picture) => !isRight(...picture)).map(([name]) => name);

  it('gives the bounds of each within its square', () => {
    const areBounds = (name: PictureName, drawn: readonly number[]) =>
      edgesOf(drawingOf(FILES.get(name) ?? '')).every((edge, side) => Math.abs(edge - (drawn[side] as number)) <= 0.3);
    expect(broken(PICTURES, (name, { drawn }) => areBounds(name, drawn))).toEqual([]);
  });

  it('gives paints just to those whose file can be painted', () => {
    const isPainted = (name: PictureName) => FILES.get(name)?.includes('var(--paint,');
    expect(broken(PICTURES, (name, { paints }) => isPainted(name) === (paints !== undefined))).toEqual([]);
  });

  it('gives a direction to those whose outline is asymmetric', () => {
    const isAsymmetric = ({ samples }: Drawing) => mirroredDifference(samples) / samples.filter(Boolean).length > 0.15;
    expect(broken(TURNED, (name) => isAsymmetric(drawingOf(FILES.get(name) ?? '') as Drawing))).toEqual([]);
  });

  it('draws each so large wherever it is turned that enough changes', () => {
    const changedPixels = (name: PictureName, turnsFrom: number) => {
      const drawing = drawingOf(FILES.get(name) ?? '');
      const size = Math.max(turnsFrom, smallestSize(name));
      const facing = (faces: 'left' | 'right') =>
        rasterOf([{ picture: name, x: 200, y: 200, size, faces, paint: null }], () => drawing).colours;
      const right = facing('right');
      return facing('left').filter((colour, at) => colour !== right[at]).length;
    };
    const isEnough = (pixels: number) => pixels >= SPOT_SCENE.minChangePx ** 2;
    expect(broken(TURNED_ALONE, (name, { turnsFrom = 0 }) => isEnough(changedPixels(name, turnsFrom)))).toEqual([]);
  });

  it('has enough pictures per group', () => {
    for (const groups of Object.values(SCENE_SETTINGS)) {
      for (const { pictures, count } of groups) expect(pictures.length).toBeGreaterThanOrEqual(count);
    }
  });
});

/** The smallest size of a picture in any scene of any level. */
function smallestSize(name: PictureName): number {
  const scale = Math.min(...Object.values(SCENE_LEVELS).map((level) => level.scale));
  const groups: readonly ThingGroup[] = Object.values(SCENE_SETTINGS).flatMap((groups) => [...groups]);
  const sizes = groups
    .filter(({ pictures }) => pictures.includes(name))
    .flatMap((group) => group.stands.map(({ top }) => SCENE_PICTURES[name].size * scaleAt(group, top) * scale));
  return Math.round(Math.min(...sizes));
}

/** The number of samples drawn in either a drawing or its mirror image, aligned at their centres, but not in both. */
function mirroredDifference(samples: Uint8Array): number {
  const side = Math.sqrt(samples.length);
  const columns = [...samples.keys()].filter((at) => samples[at]).map((at) => at % side);
  const sum = Math.min(...columns) + Math.max(...columns);
  return [...samples.keys()].filter((at) => {
    const other = sum - (at % side);
    const isThere = other >= 0 && other < side && samples[at - (at % side) + other];
    return Boolean(samples[at]) !== Boolean(isThere);
  }).length;
}

import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { scaleAt } from './arrangement.ts';
import { SCENE_LEVELS } from './levels.ts';
import { type PictureName, SCENE_PICTURES } from './pictures.ts';
import { SCENE_SETTINGS, type ThingGroup } from './scene-settings.ts';
import { SPOT_SCENE } from './spot-scene.ts';
import { type Drawing, drawingOf, edgesOf, rasterOf } from './testing/raster.ts';

const FOLDER = 'web/ui/pictures/scene';
const FILES = new Map(
  readdirSync(FOLDER).map((file) => [file.replace('.svg', ''), readFileSync(`${FOLDER}/${file}`, 'utf8')]),
);
const PICTURES = Object.entries(SCENE_PICTURES) as [PictureName, (typeof SCENE_PICTURES)[PictureName]][];
const TURNED = PICTURES.filter(([, { faces }]) => faces);

describe('SCENE_PICTURES', () => {
  it('has exactly one file per picture', () => {
    expect([...FILES.keys()].sort()).toEqual(PICTURES.map(([name]) => name).sort());
  });

  it.each(PICTURES)('gives the bounds of %s within its square', (name, { drawn }) => {
    const edges = edgesOf(drawingOf(FILES.get(name) ?? ''));
    edges.forEach((edge, side) => {
      expect(Math.abs(edge - (drawn[side] as number))).toBeLessThanOrEqual(0.3);
    });
  });

  it.each(PICTURES)(
    'gives %s paints just when its file can be painted, light ones and dark ones',
    (name, { paints }) => {
      expect(FILES.get(name)?.includes('var(--paint,')).toBe(paints !== undefined);
    },
  );

  it.each(TURNED)('gives a direction to %s, whose outline is asymmetric', (name) => {
    const { samples } = drawingOf(FILES.get(name) ?? '') as Drawing;
    const drawn = samples.filter(Boolean).length;
    expect(mirroredDifference(samples) / drawn).toBeGreaterThan(0.15);
  });

  it.each(TURNED)('draws %s so large wherever it is turned that enough changes', (name, { turnsFrom = 0 }) => {
    const drawing = drawingOf(FILES.get(name) ?? '');
    const facing = (faces: 'left' | 'right', size: number) =>
      rasterOf([{ picture: name, x: 200, y: 200, size, faces, paint: null }], () => drawing).colours;
    const size = Math.max(turnsFrom, smallestSize(name));
    const right = facing('right', size);
    const changed = facing('left', size).filter((colour, at) => colour !== right[at]);
    expect(changed.length).toBeGreaterThanOrEqual(SPOT_SCENE.minChangePx ** 2);
  });

  it('has enough pictures per group', () => {
    for (const { groups } of Object.values(SCENE_SETTINGS)) {
      for (const { pictures, count } of groups) expect(pictures.length).toBeGreaterThanOrEqual(count);
    }
  });
});

/** The smallest size of a picture in any scene of any level. */
function smallestSize(name: PictureName): number {
  const scale = Math.min(...Object.values(SCENE_LEVELS).map((level) => level.scale));
  const groups: readonly ThingGroup[] = Object.values(SCENE_SETTINGS).flatMap(({ groups }) => [...groups]);
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

import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../../figures/random.ts';
import { inLongForm } from '../../../testing/long-form.ts';
import { arrangement, scaleAt } from './arrangement.ts';
import { SCENE_LEVEL_NUMBERS, SCENE_LEVELS } from './levels.ts';
import { SCENE_PICTURES } from './pictures.ts';
import { SCENE_SETTINGS, type SceneSettingName, type ThingGroup } from './scene-settings.ts';
import { SPOT_SCENE } from './spot-scene.ts';
import { holdOf } from './version-3/fine-settings.ts';

const ALL = SCENE_LEVEL_NUMBERS.flatMap((level) =>
  Array.from({ length: inLongForm(1000, 100) }, (_, seed) =>
    arrangement(seededRandom(seed * 7_919), SCENE_LEVELS[level]),
  ),
);
const GROUPS = Object.entries(SCENE_SETTINGS).flatMap(([setting, groups]) =>
  groups.map((group: ThingGroup) => ({ setting: setting as SceneSettingName, group })),
);

describe('arrangement', () => {
  it('has one sun, always in the middle of the light of the backdrop', () => {
    for (const { isMirrored, placed } of ALL) {
      const suns = placed.filter(({ thing }) => thing.picture === 'sun');
      expect(suns).toHaveLength(1);
      expect(suns[0]?.thing.x).toBe(isMirrored ? 450 - 376 : 376);
    }
  });

  it('has no picture more often than its group names it', () => {
    for (const { placed } of ALL) {
      for (const [picture, same] of Map.groupBy(placed, ({ thing }) => thing.picture)) {
        const named = same[0]?.group.pictures.filter((name) => name === picture) ?? [];
        expect(same.length).toBeLessThanOrEqual(named.length);
        expect(new Set(same.map(({ group }) => group)).size).toBe(1);
      }
    }
  });

  it('draws nothing on the ground or on water above the horizon, and no larger than its depth allows', () => {
    for (const { placed } of ALL) {
      for (const { thing, group } of placed) {
        if (group.on === 'ground') expect(thing.y).toBeGreaterThanOrEqual(SPOT_SCENE.horizon);
        const drawn = thing.size / SCENE_PICTURES[thing.picture].size / scaleAt(group, thing.y);
        expect(drawn).toBeGreaterThan(0.98);
        expect(drawn).toBeLessThan(1.12);
      }
    }
  });
});

describe('scaleAt', () => {
  const { horizon, height, shrinkAtHorizon } = SPOT_SCENE;
  const group = (on: ThingGroup['on']): ThingGroup => ({ on, scale: 2, stands: [], pictures: [], count: 0 });

  it('shrinks what is on the ground or on water towards the horizon', () => {
    for (const on of ['ground', 'water'] as const) {
      expect(scaleAt(group(on), height)).toBe(2);
      expect(scaleAt(group(on), horizon)).toBe(2 * (1 - shrinkAtHorizon));
      expect(scaleAt(group(on), 250)).toBeGreaterThan(scaleAt(group(on), 249));
    }
  });

  it('leaves the size of what flies or perches', () => {
    for (const on of ['air', 'perch'] as const) expect(scaleAt(group(on), horizon)).toBe(2);
  });
});

describe('SCENE_SETTINGS', () => {
  it('holds each picture of a setting in one way', () => {
    for (const { setting, group } of GROUPS)
      for (const picture of group.pictures) expect(holdOf(setting, picture)).toBe(group.on);
    expect(holdOf('snow', 'sailboat')).toBeNull();
  });

  it('lets no boat stand on land and no owl float in the air', () => {
    for (const { group } of GROUPS) {
      for (const picture of group.pictures) {
        if (['sailboat', 'ship', 'canoe', 'speedboat', 'dolphin', 'spouting-whale', 'swan'].includes(picture))
          expect(group.on).toBe('water');
        if (['owl', 'bird'].includes(picture)) expect(group.on).toBe('perch');
        if (['sun', 'cloud', 'balloon', 'kite', 'airplane', 'helicopter', 'dove'].includes(picture))
          expect(group.on).toBe('air');
      }
    }
  });

  it('gives what perches one line to stand on', () => {
    for (const { group } of GROUPS)
      if (group.on === 'perch') for (const { top, bottom } of group.stands) expect(top).toBe(bottom);
  });
});

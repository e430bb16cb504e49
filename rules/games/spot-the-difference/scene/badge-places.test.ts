import { describe, expect, it } from 'vitest';
import { type BadgePlace, badgeBox, badgePlaces, DIFFERENCE_MARK } from './badge-places.ts';
import { composeScene } from './compose-scene.ts';
import { SCENE_LEVEL_NUMBERS } from './levels.ts';
import { areApart, type Box, centreOf, isWithin, SPOT_SCENE } from './spot-scene.ts';
import { seedsOf } from './testing/scene-seeds.ts';

/** `npm run test:release` tests every scene. */
const HAS_EVERY_SCENE = process.env.EVERY_SCENE === 'true';
const PICTURE: Box = { left: 0, top: 0, right: SPOT_SCENE.width, bottom: SPOT_SCENE.height };
/** Of games and their ends in windows of 320 to 1280 px. */
const WIDTHS_PX = [DIFFERENCE_MARK.narrowestPicturePx, 243, 291, 340, 450, 620];

/** From the edge of the circle in a box to an area, in pixels of the picture; negative where it covers a part of it. */
function pixelsBetween(circle: Box, { left, top, right, bottom }: Box): number {
  const { x, y } = centreOf(circle);
  const [dx, dy] = [x - Math.min(Math.max(x, left), right), y - Math.min(Math.max(y, top), bottom)];
  return Math.hypot(dx, dy) - (circle.right - circle.left) / 2;
}

function coveredPercent({ left, top, right, bottom }: Box, cover: Box): number {
  const across = Math.min(right, cover.right) - Math.max(left, cover.left);
  const down = Math.min(bottom, cover.bottom) - Math.max(top, cover.top);
  return (100 * Math.max(0, across) * Math.max(0, down)) / ((right - left) * (bottom - top));
}

describe.each(SCENE_LEVEL_NUMBERS)('the badges of a scene at level %i', (level) => {
  const all = seedsOf(level, HAS_EVERY_SCENE).map((seed) => ({ seed, scene: composeScene(seed, level) }));

  it.each(WIDTHS_PX)('cover no difference in a picture of %i px', (width) => {
    for (const { seed, scene } of all) {
      const boxes = scene.badges.map((place) => badgeBox(place, width));
      const beyond = boxes.flatMap((box) => scene.differences.map(({ area }) => pixelsBetween(box, area)));
      expect(Math.min(...beyond), `seed ${seed}`).toBeGreaterThan(-0.001);
    }
  });

  it.each(WIDTHS_PX)('are whole and apart in a picture of %i px', (width) => {
    for (const { seed, scene } of all) {
      const boxes = scene.badges.map((place) => badgeBox(place, width));
      expect(
        boxes.every((box) => isWithin(box, PICTURE)),
        `seed ${seed}`,
      ).toBe(true);
      const areApartInPairs = boxes.every((box, number) =>
        boxes.slice(number + 1).every((other) => areApart(box, other, 0)),
      );
      expect(areApartInPairs, `seed ${seed}`).toBe(true);
    }
  });

  it('touch their own difference', () => {
    for (const { scene } of all) {
      scene.differences.forEach(({ area: { left, top, right, bottom } }, number) => {
        const { x, y } = scene.badges[number] as BadgePlace;
        expect([left, right].includes(x) || [top, bottom].includes(y)).toBe(true);
        expect(x >= left && x <= right && y >= top && y <= bottom).toBe(true);
      });
    }
  });

  it.each(WIDTHS_PX)('have rings that cover hardly anything of another difference in a picture of %i px', (width) => {
    const outset = (DIFFERENCE_MARK.ringPx * SPOT_SCENE.width) / width;
    for (const { seed, scene } of all) {
      const areas = scene.differences.map(({ area }) => area);
      const covered = areas.flatMap(({ left, top, right, bottom }, number) => {
        const ring = { left: left - outset, top: top - outset, right: right + outset, bottom: bottom + outset };
        return areas.filter((_, other) => other !== number).map((area) => coveredPercent(area, ring));
      });
      expect(Math.max(...covered), `seed ${seed}`).toBeLessThanOrEqual(5);
    }
  });
});

describe('badgePlaces', () => {
  const DIAGONAL = Math.SQRT1_2;
  const area = { left: 100, top: 100, right: 150, bottom: 150 };

  it('prefers a corner, and there the one where nothing is hidden', () => {
    const thing = { left: 40, top: 40, right: 95, bottom: 200 };
    expect(badgePlaces([area], [])).toEqual([{ x: 100, y: 100, towards: { x: -DIAGONAL, y: -DIAGONAL } }]);
    expect(badgePlaces([area], [thing])).toEqual([{ x: 150, y: 100, towards: { x: DIAGONAL, y: -DIAGONAL } }]);
  });

  it('has no place where the areas leave none', () => {
    expect(badgePlaces([{ left: 20, top: 20, right: 430, bottom: 300 }], [])).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import { type BadgePlace, badgeBox, badgePlaces, DIFFERENCE_MARK } from './badge-places.ts';
import { composeScene, type Scene } from './compose-scene.ts';
import { SCENE_LEVEL_NUMBERS } from './levels.ts';
import { areApart, type Box, centreOf, isWithin, SPOT_SCENE } from './spot-scene.ts';
import { TRIED_SEEDS } from './testing/scene-seeds.ts';

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
  const all = TRIED_SEEDS.map((seed) => ({ seed, scene: composeScene(seed, level) }));
  /** The seeds, and widths of the picture, of the scenes that break a rule. */
  const broken = (isRight: (scene: Scene, boxes: readonly Box[], width: number) => boolean) =>
    WIDTHS_PX.flatMap((width) =>
      all.flatMap(({ seed, scene }) => {
        const boxes = scene.badges.map((place) => badgeBox(place, width));
        return isRight(scene, boxes, width) ? [] : [{ seed, width }];
      }),
    );

  it('cover no difference', () => {
    const beyond = ({ differences }: Scene, boxes: readonly Box[]) =>
      boxes.flatMap((box) => differences.map(({ area }) => pixelsBetween(box, area)));
    expect(broken((scene, boxes) => Math.min(...beyond(scene, boxes)) > -0.001)).toEqual([]);
  });

  it('are whole and apart', () => {
    const areApartFromLater = (box: Box, number: number, boxes: readonly Box[]) =>
      boxes.slice(number + 1).every((other) => areApart(box, other, 0));
    expect(
      broken((_, boxes) => boxes.every((box) => isWithin(box, PICTURE)) && boxes.every(areApartFromLater)),
    ).toEqual([]);
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

  it('have rings that cover hardly anything of another difference', () => {
    const covered = ({ differences }: Scene, width: number) => {
      const outset = (DIFFERENCE_MARK.ringPx * SPOT_SCENE.width) / width;
      return differences.flatMap(({ area: { left, top, right, bottom } }, number) => {
        const ring = { left: left - outset, top: top - outset, right: right + outset, bottom: bottom + outset };
        return differences.filter((_, other) => other !== number).map(({ area }) => coveredPercent(area, ring));
      });
    };
    expect(broken((scene, _, width) => Math.max(...covered(scene, width)) <= 5)).toEqual([]);
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

import { areApart, type Box, isWithin, SPOT_SCENE } from './spot-scene.ts';

/** The marks of a difference, in CSS pixels of the screen, the same as in ring.module.css. All numbers are our own. */
export const DIFFERENCE_MARK = {
  /** From the difference to the outer edge of its ring. */
  ringPx: 7,
  /** The side of a badge: a part of the width of the picture, within limits. */
  badgePercent: 9,
  minBadgePx: 20,
  maxBadgePx: 26,
  /** The width of a picture in a game on a phone of 320 × 568. */
  narrowestPicturePx: 192,
} as const;

/** Where a badge, a circle, touches its difference in pixels of the picture, and the direction of its centre from there. */
export type BadgePlace = { x: number; y: number; towards: { x: number; y: number } };

/** Parts of a side at which a badge can touch it. */
const SHARES = [0.5, 0.35, 0.65, 0.2, 0.8, 0, 1];
const PICTURE: Box = { left: 0, top: 0, right: SPOT_SCENE.width, bottom: SPOT_SCENE.height };

/**
 * A place for the badge of each area: inside the picture, outside of all areas and of the other badges, and of `things`
 * where possible, however narrow the picture is. Null when there is no such place.
 */
export function badgePlaces(areas: readonly Box[], things: readonly Box[]): BadgePlace[] | null {
  const choices = areas.map((area, number) => {
    const others = areas.filter((_, other) => other !== number);
    return placesAround(area).filter((place) => isFree(place, others));
  });
  const chosen = new Map<number, BadgePlace>();
  // Badges with the fewest possible places are placed first.
  const byChoice = [...choices.entries()].sort(([, one], [, other]) => one.length - other.length);
  for (const [number, places] of byChoice) {
    const taken = [...chosen.values()].map(narrowestBox);
    const place = leastOf(
      places.filter((place) => taken.every((badge) => areApart(narrowestBox(place), badge, 0))),
      (place) => cost(place, things),
    );
    if (!place) return null;
    chosen.set(number, place);
  }
  return areas.map((_, number) => chosen.get(number) as BadgePlace);
}

/** The box around a badge, in pixels of the picture, where the picture is `pictureWidthPx` wide. */
export function badgeBox({ x, y, towards }: BadgePlace, pictureWidthPx: number): Box {
  const { badgePercent, minBadgePx, maxBadgePx } = DIFFERENCE_MARK;
  const badgePx = Math.min(maxBadgePx, Math.max(minBadgePx, (badgePercent * pictureWidthPx) / 100));
  const side = (badgePx * SPOT_SCENE.width) / pictureWidthPx;
  const left = x + ((towards.x - 1) * side) / 2;
  const top = y + ((towards.y - 1) * side) / 2;
  return { left, top, right: left + side, bottom: top + side };
}

/** Places at the corners of a box and along its sides. */
function placesAround({ left, top, right, bottom }: Box): BadgePlace[] {
  const sides = [-1, 1] as const;
  const corners = sides.flatMap((x) =>
    sides.map((y) => ({
      x: x < 0 ? left : right,
      y: y < 0 ? top : bottom,
      towards: { x: x * Math.SQRT1_2, y: y * Math.SQRT1_2 },
    })),
  );
  const along = SHARES.flatMap((share) =>
    sides.flatMap((side) => [
      { x: left + share * (right - left), y: side < 0 ? top : bottom, towards: { x: 0, y: side } },
      { x: side < 0 ? left : right, y: top + share * (bottom - top), towards: { x: side, y: 0 } },
    ]),
  );
  return [...corners, ...along];
}

function isFree(place: BadgePlace, others: readonly Box[]): boolean {
  const badge = narrowestBox(place);
  return isWithin(badge, PICTURE) && others.every((other) => areApart(badge, other, 0));
}

/** Lowest at a corner where nothing is hidden. */
function cost(place: BadgePlace, things: readonly Box[]): number {
  const badge = narrowestBox(place);
  const isCorner = place.towards.x !== 0 && place.towards.y !== 0;
  return 10 * things.filter((thing) => !areApart(badge, thing, 0)).length + (isCorner ? 0 : 1);
}

function narrowestBox(place: BadgePlace): Box {
  return badgeBox(place, DIFFERENCE_MARK.narrowestPicturePx);
}

function leastOf<T>(items: readonly T[], cost: (item: T) => number): T | undefined {
  const costs = items.map(cost);
  return items[costs.indexOf(Math.min(...costs))];
}

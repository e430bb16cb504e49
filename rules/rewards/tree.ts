import { ACTIVITY, type Activity, type LeafKind, leafCount } from './activity.ts';

/** The drawing of the tree, in units of the hillside picture, which is 720 wide and 640 high; our own. */
export const TREE = {
  /** Where the trunk leaves the ground. */
  foot: { x: 272, y: 506 },
  /** The crown of the grown tree. */
  crown: { x: 272, y: 238, radiusX: 192, radiusY: 148 },
  /** The round picture over the crown of the grown tree; no leaf is placed under it. */
  lens: { x: 104, y: 128, radius: 79 },
  /** Half the width of a leaf. */
  leafRadius: 16,
  /** With this many leaves the tree is grown and has no free place. */
  grownAt: ACTIVITY.newest,
  /** The size of the tree without leaves, as a share of the grown one. */
  youngGrowth: 0.56,
  /** The b-th bough has grown when this many times b² leaves have joined boughs. */
  leavesOfFirstBough: 4,
  mostBoughs: 60,
  boughRadius: 42,
} as const;

/** A place on the crown, from its centre, in units of the picture; `turn` is in degrees. */
export type Place = { x: number; y: number; turn: number };

/** A leaf of its own; `number` counts all leaves of the tree from 0, the oldest first. */
export type Leaf = { number: number; kind: LeafKind; place: Place };

/**
 * The golden angle, at which plants grow successive leaves: no
 * two places are in the same direction, however many there are.
 */
const GOLDEN_DEGREES = 180 * (3 - Math.sqrt(5));

/** The places for leaves on the crown, from its centre outwards. */
export const LEAF_PLACES: readonly Place[] = leafPlaces();

/** The places for boughs on the crown, from its edge inwards. */
export const BOUGH_PLACES: readonly Place[] = spiral(TREE.mostBoughs, 0.82).reverse();

/** The size of a tree, as a share of the grown one. It never shrinks with more leaves. */
export function growth(leaves: number): number {
  const young = TREE.youngGrowth ** 2;
  return Math.sqrt(young + (1 - young) * Math.min(1, leaves / TREE.grownAt));
}

/**
 * The number of boughs. When all places are taken, each new leaf gets the place of the oldest one, which joins the
 * boughs. Boughs grow more slowly with their number, so that the tree stays readable after years.
 */
export function boughCount(leaves: number): number {
  const joined = Math.max(0, leaves - TREE.grownAt);
  return Math.min(TREE.mostBoughs, Math.floor(Math.sqrt(joined / TREE.leavesOfFirstBough)));
}

/** The leaves that are drawn one by one: the newest ones. A leaf keeps its place until it joins the boughs. */
export function singleLeaves(activity: Activity): Leaf[] {
  const first = leafCount(activity) - activity.newest.length;
  return activity.newest.map((kind, at) => ({ number: first + at, kind, place: placeOf(first + at) }));
}

function placeOf(number: number): Place {
  const place = LEAF_PLACES[number % LEAF_PLACES.length];
  if (!place) throw new RangeError(`no place for leaf ${number}`);
  return place;
}

function leafPlaces(): Place[] {
  const { crown, lens, leafRadius, grownAt } = TREE;
  const away = { x: lens.x - crown.x, y: lens.y - crown.y };
  const isFree = ({ x, y }: Place) => Math.hypot(x - away.x, y - away.y) >= lens.radius + leafRadius;
  // Tries the smallest number of places first, so that leaves are far apart.
  for (let count: number = grownAt; ; count += 1) {
    const free = spiral(count, 1 - leafRadius / crown.radiusY).filter(isFree);
    if (free.length === grownAt) return free;
  }
}

/** `count` places with the same room, on an ellipse of this share of the crown. */
function spiral(count: number, share: number): Place[] {
  const { radiusX, radiusY } = TREE.crown;
  return Array.from({ length: count }, (_, at) => {
    const turn = (at * GOLDEN_DEGREES) % 360;
    const distance = share * Math.sqrt((at + 0.5) / count);
    const angle = (turn * Math.PI) / 180;
    return { x: distance * radiusX * Math.cos(angle), y: distance * radiusY * Math.sin(angle), turn };
  });
}

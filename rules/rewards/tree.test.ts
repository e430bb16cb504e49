import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Finished, LEAF_KINDS, NO_ACTIVITY } from './activity.ts';
import { addFinished } from './add-finished.ts';
import { BOUGH_PLACES, boughCount, growth, LEAF_PLACES, singleLeaves, TREE } from './tree.ts';

/** The activity after so many results, of changing kinds. */
function activityOf(leaves: number) {
  const finished = Array.from({ length: leaves }, (_, at): Finished => {
    const timestamp = new Date(Date.UTC(2026, 0, 1) + at * 3_600_000).toISOString();
    return { kind: LEAF_KINDS[at % LEAF_KINDS.length] ?? 'simon', timestamp };
  });
  return addFinished(NO_ACTIVITY, finished, 0);
}

const leaves = fc.nat(400);

describe('the places for leaves', () => {
  it('are on the crown and not under the lens', () => {
    const { crown, lens, leafRadius } = TREE;
    expect(LEAF_PLACES).toHaveLength(TREE.grownAt);
    for (const { x, y } of LEAF_PLACES) {
      expect(Math.hypot(x / (crown.radiusX - leafRadius), y / (crown.radiusY - leafRadius))).toBeLessThanOrEqual(1.03);
      expect(Math.hypot(crown.x + x - lens.x, crown.y + y - lens.y)).toBeGreaterThanOrEqual(lens.radius + leafRadius);
    }
  });

  it('leave each leaf room to be seen', () => {
    const distances = LEAF_PLACES.flatMap((a, at) =>
      LEAF_PLACES.slice(at + 1).map((b) => Math.hypot(a.x - b.x, a.y - b.y)),
    );
    expect(Math.min(...distances)).toBeGreaterThan(TREE.leafRadius);
  });

  it('have the first leaves in the middle', () => {
    const distanceOf = (at: number) => Math.hypot(LEAF_PLACES[at]?.x ?? 0, LEAF_PLACES[at]?.y ?? 0);
    expect(distanceOf(0)).toBeLessThan(TREE.leafRadius);
    expect(distanceOf(99)).toBeGreaterThan(distanceOf(0) + TREE.crown.radiusY / 2);
  });
});

describe('a leaf', () => {
  it('is drawn for each activity until the crown is full, then for the newest 100', () => {
    for (const [count, drawn] of [
      [0, 0],
      [1, 1],
      [99, 99],
      [100, 100],
      [101, 100],
      [3000, 100],
    ] as const)
      expect(singleLeaves(activityOf(count))).toHaveLength(drawn);
  });

  it('keeps its place and kind when more are added, until it joins the boughs', () => {
    fc.assert(
      fc.property(leaves, fc.integer({ min: 1, max: 120 }), (count, more) => {
        const later = new Map(singleLeaves(activityOf(count + more)).map((leaf) => [leaf.number, leaf]));
        for (const leaf of singleLeaves(activityOf(count))) {
          const hasJoined = leaf.number < count + more - TREE.grownAt;
          expect(later.get(leaf.number)).toEqual(hasJoined ? undefined : leaf);
        }
      }),
    );
  });

  it('never has the place of another', () => {
    fc.assert(
      fc.property(leaves, (count) => {
        const places = singleLeaves(activityOf(count)).map(({ place }) => place);
        expect(new Set(places).size).toBe(places.length);
      }),
    );
  });

  it('is on the tree wherever the tree has grown to: the crown is never smaller than the places that are taken', () => {
    for (let count = 1; count <= TREE.grownAt; count += 1) {
      const size = growth(count);
      for (const { place } of singleLeaves(activityOf(count)))
        expect(Math.hypot(place.x / TREE.crown.radiusX, place.y / TREE.crown.radiusY)).toBeLessThanOrEqual(size);
    }
  });
});

describe('the tree', () => {
  it('grows with every leaf up to 100 and then keeps its size', () => {
    expect(growth(0)).toBeCloseTo(TREE.youngGrowth);
    for (let count = 0; count < 100; count += 1) expect(growth(count + 1)).toBeGreaterThan(growth(count));
    expect([growth(100), growth(101), growth(100_000)]).toEqual([1, 1, 1]);
  });

  it('gets its boughs at 104, 116 and 136 leaves, and at last 60', () => {
    const borders = [
      [103, 0],
      [104, 1],
      [115, 1],
      [116, 2],
      [135, 2],
      [136, 3],
      [14_499, 59],
      [14_500, 60],
    ] as const;
    for (const [count, boughs] of borders) expect(boughCount(count)).toBe(boughs);
    expect(boughCount(1_000_000)).toBe(60);
    expect(BOUGH_PLACES).toHaveLength(60);
  });

  it('never loses a bough', () => {
    fc.assert(
      fc.property(fc.nat(20_000), fc.nat(500), (count, more) => {
        expect(boughCount(count + more)).toBeGreaterThanOrEqual(boughCount(count));
      }),
    );
  });
});

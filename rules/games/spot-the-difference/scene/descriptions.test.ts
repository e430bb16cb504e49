import { describe, expect, it } from 'vitest';
import type { Scene } from './compose-scene.ts';
import { describeDifference, placePercent, sizeStep, thingAt, thingName } from './descriptions.ts';
import type { DifferenceKind } from './levels.ts';
import type { Thing } from './thing.ts';

const snail: Thing = { picture: 'snail', x: 90, y: 160, size: 50, faces: 'left', paint: null };
const house: Thing = { picture: 'house', x: 300, y: 200, size: 92, faces: null, paint: 'red' };
const owl: Thing = { picture: 'owl', x: 90, y: 160, size: 52, faces: null, paint: null };
const cloud: Thing = { picture: 'cloud', x: 80, y: 60, size: 72, faces: null, paint: null };

function scene(...pairs: Scene['pairs'][number][]): Scene {
  return { setting: 'meadow', isMirrored: false, pairs, differences: [], badges: [] };
}

function described(kind: DifferenceKind, a: Thing | null, b: Thing | null) {
  const edges = { left: 0, top: 0, right: 0, bottom: 0 };
  return describeDifference(scene({ a, b }), { kind, pair: 0, area: edges, target: edges });
}

describe('describeDifference', () => {
  it.each([
    [
      'colour',
      house,
      { ...house, paint: 'pink' },
      { kind: 'colour', thing: { picture: 'house', side: null }, inA: 'red', inB: 'pink' },
    ],
    ['size', snail, { ...snail, size: 30 }, { kind: 'smaller', thing: { picture: 'snail', side: null } }],
    ['size', { ...snail, size: 30 }, snail, { kind: 'bigger', thing: { picture: 'snail', side: null } }],
    ['presence', snail, null, { kind: 'missing-in-b', thing: { picture: 'snail', side: null } }],
    ['presence', null, snail, { kind: 'missing-in-a', thing: { picture: 'snail', side: null } }],
    [
      'presence',
      snail,
      owl,
      { kind: 'replaced', inA: { picture: 'snail', side: null }, inB: { picture: 'owl', side: null } },
    ],
    ['turn', snail, { ...snail, faces: 'right' }, { kind: 'turned', thing: { picture: 'snail', side: null } }],
    ['place', snail, { ...snail, x: 50 }, { kind: 'further-left', thing: { picture: 'snail', side: null } }],
    ['place', snail, { ...snail, x: 130 }, { kind: 'further-right', thing: { picture: 'snail', side: null } }],
    ['place', snail, { ...snail, y: 120 }, { kind: 'higher', thing: { picture: 'snail', side: null } }],
    ['place', snail, { ...snail, y: 200 }, { kind: 'lower', thing: { picture: 'snail', side: null } }],
  ] as const)('describes a difference of %s between %o and %o as %o', (kind, a, b, description) => {
    expect(described(kind, a, b)).toEqual(description);
  });
});

describe('thingName', () => {
  it('is the picture', () => {
    expect(thingName(scene({ a: snail, b: snail }), snail)).toEqual({ picture: 'snail', side: null });
  });

  it('distinguishes two things of the same picture by left and right', () => {
    const other = { ...cloud, x: 200 };
    const two = scene({ a: cloud, b: cloud }, { a: other, b: other });
    expect([cloud, other].map((thing) => thingName(two, thing))).toEqual([
      { picture: 'cloud', side: 'left' },
      { picture: 'cloud', side: 'right' },
    ]);
  });
});

describe('thingAt', () => {
  it('finds what Image B shows at a place, not what Image A does', () => {
    const made = scene({ a: snail, b: null }, { a: null, b: house });
    expect(thingAt(made, { x: 90, y: 150 })).toBeNull();
    expect(thingAt(made, { x: 300, y: 160 })).toBe(house);
  });
});

it('counts sizes in steps of 10 pixels', () => {
  expect([snail, house].map(sizeStep)).toEqual([5, 9]);
});

it('counts places from 0 to 100 from the left and from the top', () => {
  expect(placePercent({ x: 0, y: 320 })).toEqual({ across: 0, down: 100 });
  expect(placePercent({ x: 225, y: 160 })).toEqual({ across: 50, down: 50 });
});

import { describe, expect, it } from 'vitest';
import { composeScene, type Scene } from '#rules/games/spot-the-difference/scene/compose-scene.ts';
import type { Difference } from '#rules/games/spot-the-difference/scene/difference.ts';
import { SCENE_LEVEL_NUMBERS } from '#rules/games/spot-the-difference/scene/levels.ts';
import { SCENE_SETTINGS } from '#rules/games/spot-the-difference/scene/scene-settings.ts';
import type { Thing } from '#rules/games/spot-the-difference/scene/thing.ts';
import { FINE_LEVEL_NUMBERS } from '#rules/games/spot-the-difference/scene/version-3/fine-levels.ts';
import { sceneAtLevel } from '#rules/games/spot-the-difference/spot-levels.ts';
import { inLongForm } from '#rules/testing/long-form.ts';
import {
  differenceSentence,
  placeDescription,
  shortThingDescription,
  shownDifference,
  thingDescription,
} from './scene-words.ts';

const snail: Thing = { picture: 'snail', x: 90, y: 160, size: 50, faces: 'left', paint: null };
const house: Thing = { picture: 'house', x: 300, y: 200, size: 92, faces: null, paint: 'red' };
const balloon: Thing = { picture: 'balloon', x: 200, y: 90, size: 64, faces: null, paint: 'yellow' };
const owl: Thing = { picture: 'owl', x: 90, y: 160, size: 52, faces: null, paint: null };
const cloud: Thing = { picture: 'cloud', x: 80, y: 60, size: 72, faces: null, paint: null };

function scene(...pairs: Scene['pairs'][number][]): Scene {
  return { setting: 'meadow', isMirrored: false, pairs, differences: [], badges: [] };
}

function words(kind: Difference['kind'], a: Thing | null, b: Thing | null): string {
  const edges = { left: 0, top: 0, right: 0, bottom: 0 };
  return differenceSentence(scene({ a, b }), { kind, pair: 0, area: edges, target: edges } satisfies Difference);
}

describe('differenceSentence', () => {
  it('describes each kind of difference in one sentence', () => {
    expect(words('colour', balloon, { ...balloon, paint: 'purple' })).toBe(
      'The balloon is yellow in Image A and purple in Image B.',
    );
    expect(words('colour', house, { ...house, paint: 'pink' })).toBe(
      'The roof of the house is red in Image A and pink in Image B.',
    );
    expect(words('size', snail, { ...snail, size: 30 })).toBe('The snail is smaller in Image B.');
    expect(words('size', { ...snail, size: 30 }, snail)).toBe('The snail is bigger in Image B.');
    expect(words('presence', snail, null)).toBe('The snail is missing in Image B.');
    expect(words('presence', null, snail)).toBe('The snail is missing in Image A.');
    expect(words('presence', snail, owl)).toBe('There is a snail in Image A and an owl in Image B.');
    expect(words('turn', snail, { ...snail, faces: 'right' })).toBe('The snail faces the other way in Image B.');
  });

  it('says in which direction a thing moved', () => {
    expect(words('place', snail, { ...snail, x: 50 })).toBe('The snail is further to the left in Image B.');
    expect(words('place', snail, { ...snail, x: 130 })).toBe('The snail is further to the right in Image B.');
    expect(words('place', snail, { ...snail, y: 120 })).toBe('The snail is higher in Image B.');
    expect(words('place', snail, { ...snail, y: 200 })).toBe('The snail is lower in Image B.');
  });

  it('says of a part what it is a part of', () => {
    const star: Thing = { picture: 'star', x: 90, y: 160, size: 20, faces: null, paint: 'red', partOf: 'barn' };
    const arrow: Thing = { ...star, picture: 'arrow', faces: 'left' };
    expect(words('presence', star, null)).toBe('One star of the barn is missing in Image B.');
    expect(words('shape', star, { ...star, picture: 'heart' })).toBe(
      'The barn has a star in Image A and a heart in Image B.',
    );
    expect(words('colour', star, { ...star, paint: 'yellow' })).toBe(
      'One star of the barn is red in Image A and yellow in Image B.',
    );
    expect(words('size', star, { ...star, size: 13 })).toBe('One star of the barn is smaller in Image B.');
    expect(words('place', star, { ...star, x: 100 })).toBe('One star of the barn is further to the right in Image B.');
    expect(words('turn', arrow, { ...arrow, faces: 'right' })).toBe(
      'One arrow of the barn faces the other way in Image B.',
    );
    expect(shortThingDescription(scene(), star)).toBe('red star of the barn');
  });

  it('distinguishes two things of the same picture by left and right', () => {
    const other = { ...cloud, x: 200 };
    const two = scene({ a: cloud, b: { ...cloud, size: 43 } }, { a: other, b: other });
    const edges = { left: 0, top: 0, right: 0, bottom: 0 };
    expect(differenceSentence(two, { kind: 'size', pair: 0, area: edges, target: edges })).toBe(
      'The left cloud is smaller in Image B.',
    );
    expect(shortThingDescription(two, other)).toBe('right cloud');
  });

  it.each([...SCENE_LEVEL_NUMBERS, ...FINE_LEVEL_NUMBERS])(
    'has different words for each difference of a scene at level %i',
    (level) => {
      for (let seed = 0; seed < inLongForm(100, 20); seed++) {
        const made = sceneAtLevel(seed, level);
        const sentences = made.differences.map((difference) => differenceSentence(made, difference));
        expect(new Set(sentences).size).toBe(made.differences.length);
      }
    },
  );
});

it('breaks no name of an image into two lines where a difference is shown', () => {
  const made = composeScene(3);
  for (const difference of made.differences) {
    expect(shownDifference(made, difference)).toMatch(/Image\u00a0[AB]/);
    expect(shownDifference(made, difference)).not.toContain('Image ');
  }
});

it('has different words for each picture of a setting', () => {
  for (const groups of Object.values(SCENE_SETTINGS)) {
    const names = new Set(groups.flatMap(({ pictures }) => [...pictures]));
    const alone = [...names].map((picture) => shortThingDescription(scene(), { ...snail, picture }));
    expect(new Set(alone).size).toBe(names.size);
  }
});

describe('thingDescription', () => {
  it('mentions every property that can differ', () => {
    expect(thingDescription(scene({ a: snail, b: snail }), snail)).toBe(
      'snail, facing left, size 5, 20 across, 50 down',
    );
    expect(thingDescription(scene({ a: house, b: house }), house)).toBe(
      'house with a red roof, size 9, 67 across, 63 down',
    );
    expect(shortThingDescription(scene({ a: balloon, b: balloon }), balloon)).toBe('yellow balloon');
  });

  it.each(SCENE_LEVEL_NUMBERS)('is the same for both pictures except for differences at level %i', (level) => {
    for (let seed = 0; seed < inLongForm(200, 30); seed++) {
      const made = composeScene(seed, level);
      made.pairs.forEach(({ a, b }, pair) => {
        const differs = made.differences.some((difference) => difference.pair === pair);
        expect((a && thingDescription(made, a)) !== (b && thingDescription(made, b))).toBe(differs);
      });
    }
  });
});

describe('placeDescription', () => {
  it('counts from 0 to 100 from the left and from the top', () => {
    expect(placeDescription({ x: 0, y: 320 })).toBe('0 across, 100 down');
    expect(placeDescription({ x: 225, y: 160 })).toBe('50 across, 50 down');
  });
});

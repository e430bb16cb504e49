import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { composeSceneOfVersion1 } from './compose-scene.ts';

const targetsOf = (seed: number) =>
  composeSceneOfVersion1(seed).differences.map(({ target: { left, top, right, bottom } }) => [
    left,
    top,
    right,
    bottom,
  ]);

it('has the targets that runs from before version 2 were played on', () => {
  expect(targetsOf(11)).toEqual([
    [95, 198, 163, 266],
    [188, 252, 256, 320],
    [374, 54, 442, 122],
    [369, 191, 437, 311],
    [66, 108, 134, 190],
  ]);
  const all = createHash('sha256');
  for (let place = 0; place < 1000; place++) all.update(JSON.stringify(targetsOf(place * 7_919)));
  expect(all.digest('hex')).toBe('70d33f6eb1346a981d2f5650e583232a58aa784bb8185197d0af6f7835e10356');
});

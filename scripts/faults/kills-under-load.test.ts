import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { killOften, losses } from './kills-under-load.ts';
import { openLightScene } from './light-scene.ts';
import type { Scene } from './scene.ts';

const KILLS = 30;
const SIDE_BY_SIDE = 2;

describe('a server that is killed while results are written', () => {
  let scenes: Scene[];
  beforeEach(async () => {
    scenes = await Promise.all(Array.from({ length: SIDE_BY_SIDE }, openLightScene));
  }, 60_000);
  afterEach(() => Promise.all(scenes.map((scene) => scene.close())));

  it(`has lost nothing that it acknowledged, and counts exactly, ${KILLS} times`, async () => {
    const outcomes = await Promise.all(scenes.map((scene) => killOften(scene, KILLS / SIDE_BY_SIDE)));
    expect(outcomes.flatMap(({ broken }) => broken)).toEqual([]);
    for (const { ledger } of scenes) expect(ledger.acknowledgedCount).toBeGreaterThanOrEqual(KILLS / SIDE_BY_SIDE);
  }, 120_000);

  it('would be found out if it lost, changed or doubled anything', async () => {
    const [scene] = scenes;
    if (scene) expect(Object.entries(await losses(scene)).filter(([, said]) => said.length === 0)).toEqual([]);
  }, 120_000);
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import { sendTwice } from './duplicate-sends.ts';
import { openLightScene } from './light-scene.ts';
import { loseAnswers } from './lost-answers.ts';
import type { Scene } from './scene.ts';

let scene: Scene;
beforeAll(async () => {
  scene = await openLightScene();
}, 60_000);
afterAll(() => scene.close());

it('results sent twice at the same time have one row each, and points once', async () => {
  const before = scene.ledger.acknowledgedCount;
  expect((await sendTwice(scene, 200)).broken).toEqual([]);
  expect(scene.ledger.acknowledgedCount - before).toBe(200);
});

it('results whose answers were lost are sent again, and have one row each', async () => {
  expect((await loseAnswers(scene, 60)).broken).toEqual([]);
});

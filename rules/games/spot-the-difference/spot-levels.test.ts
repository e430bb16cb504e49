import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { spotLevelReportSchema } from '#contract/games/spot-the-difference.ts';
import { inLongForm } from '../../testing/long-form.ts';
import { LEVELS } from '../levels.ts';
import { RUN } from '../runs.ts';
import { composeScene } from './scene/compose-scene.ts';
import { composeFineScene } from './scene/version-3/compose-fine-scene.ts';
import {
  isPossibleSpotLevelRun,
  SPOT_LEVELS,
  type SpotLevelRun,
  sceneAtLevel,
  sceneVersionAt,
  spotLevelCounts,
  spotLevelLeastDurationMs,
  spotLevelResult,
} from './spot-levels.ts';
import { type Place, placeOfPair } from './spot-the-difference.ts';
import { newSpotState, type SpotEvent, spotLevelRun, spotReducer } from './spot-the-difference-reducer.ts';

const SEED = 11;
const { highest } = LEVELS['spot-the-difference'];

/** A run in which so many differences are found after so many presses beside them. */
function run({ found = 0, misses = 0 }, rest: Partial<SpotLevelRun> = {}): SpotLevelRun {
  const startLevel = rest.startLevel ?? 4;
  const places = [...Array(misses).fill(besideAll(startLevel)), ...differencesOf(startLevel).slice(0, found)];
  const presses = places.map((place, at) => ({ ...place, atMs: 100 * at }));
  return {
    durationMs: 90_000,
    withoutClock: false,
    seed: SEED,
    sceneVersion: sceneVersionAt(startLevel),
    ...rest,
    startLevel,
    presses,
  };
}

function differencesOf(level: number): Place[] {
  const scene = sceneAtLevel(SEED, level);
  return scene.differences.map(({ pair }) => placeOfPair(scene, pair));
}

function besideAll(level: number): Place {
  const scene = sceneAtLevel(SEED, level);
  const same = scene.pairs.findIndex((_, pair) => scene.differences.every((difference) => difference.pair !== pair));
  return placeOfPair(scene, same);
}

const levelAfter = (played: Parameters<typeof run>[0], rest: Partial<SpotLevelRun> = {}) =>
  spotLevelResult(run(played, rest)).level;

describe('the scene of a level', () => {
  it('is that of the generator, and of level 1 without levels', () => {
    expect(sceneAtLevel(SEED, 3)).toEqual(composeScene(SEED, 3));
    expect(sceneAtLevel(SEED, null)).toEqual(composeScene(SEED));
  });

  it('is of version 3 above level 8, with up to seven differences', () => {
    expect(sceneAtLevel(SEED, 9)).toEqual(composeFineScene(SEED, 9));
    expect([8, 9, 12].map(sceneVersionAt)).toEqual([2, 3, 3]);
    expect([8, 9, 10, 11, 12].map((level) => differencesOf(level).length)).toEqual([5, 5, 6, 6, 7]);
  });
});

describe('spotLevelCounts', () => {
  it('counts no press on a difference that was found before, and none after the last difference', () => {
    const all = differencesOf(4);
    const beside = besideAll(4);
    const presses = [all[0], all[0], beside, ...all.slice(1), beside].map((place, at) => ({
      ...(place as Place),
      atMs: at,
    }));
    expect(spotLevelCounts({ ...run({}), presses })).toEqual({ all: 5, found: 5, misses: 1 });
  });
});

describe('the level after a run', () => {
  it('is one up with all differences and at most 3 presses beside them', () => {
    for (const withoutClock of [false, true]) {
      expect([0, 3, 4].map((misses) => levelAfter({ found: 5, misses }, { withoutClock }))).toEqual([5, 5, 4]);
    }
  });

  it('is one down with at most 2 differences by the clock', () => {
    expect([4, 3, 2, 1].map((found) => levelAfter({ found }))).toEqual([4, 4, 3, 3]);
    expect(levelAfter({ found: 0, misses: 1 })).toBe(3);
  });

  it('is one up with all, and one down with at most 3 of six or 4 of seven differences', () => {
    expect([6, 5, 4, 3].map((found) => levelAfter({ found }, { startLevel: 10 }))).toEqual([11, 10, 10, 9]);
    expect([7, 6, 5, 4, 3].map((found) => levelAfter({ found }, { startLevel: 12 }))).toEqual([12, 12, 12, 11, 11]);
    expect(levelAfter({ found: 5 }, { startLevel: 11 })).toBe(11);
  });

  it('is one down when the learner asks for the rest', () => {
    expect([0, 2, 4].map((found) => levelAfter({ found }, { withoutClock: true }))).toEqual([3, 3, 3]);
  });

  it('stays among those of the game', () => {
    expect(levelAfter({ found: 1 }, { startLevel: 1 })).toBe(1);
    expect(levelAfter({ found: 7 }, { startLevel: highest })).toBe(highest);
    expect(levelAfter({ found: 6 }, { startLevel: highest - 1 })).toBe(highest);
  });

  it('is the score too', () => {
    expect(spotLevelResult(run({ found: 5 }))).toEqual({ score: 5, level: 5 });
  });
});

describe('a run that cannot tell anything', () => {
  it('has more than 20 presses beside a difference, and keeps its level', () => {
    expect(spotLevelResult(run({ found: 1, misses: 20 }))).toEqual({ score: 3, level: 3 });
    for (const found of [1, 5])
      expect(spotLevelResult(run({ found, misses: 21 }))).toEqual({ score: 4, level: 4, validity: 'wild-pressing' });
  });

  it('has no press in the time of the clock, and keeps its level', () => {
    expect(spotLevelResult(run({}))).toEqual({ score: 4, level: 4, validity: 'few-touches' });
    expect(spotLevelResult(run({}, { withoutClock: true }))).toEqual({ score: 3, level: 3 });
  });
});

describe('presses anywhere', () => {
  it('hardly ever go up a level', () => {
    let [ups, next] = [0, 1];
    const random = () => {
      next = (next * 48_271) % 2_147_483_647;
      return next / 2_147_483_647;
    };
    for (let seed = 0; seed < inLongForm(300, 50); seed += 1) {
      const presses = Array.from({ length: 200 }, (_, at) => ({
        x: Math.round(450 * random()),
        y: Math.round(320 * random()),
        atMs: 400 * at,
      }));
      const startLevel = 1 + (seed % (highest - 1));
      if (spotLevelResult({ ...run({}), seed, startLevel, presses }).score > startLevel) ups += 1;
    }
    expect(ups).toBeLessThanOrEqual(1);
  });
});

describe('spotLevelLeastDurationMs', () => {
  it('is the time of five presses when all were found, or after a thousand presses', () => {
    expect(spotLevelLeastDurationMs(run({ found: 5 }))).toBe(500);
    expect(spotLevelLeastDurationMs(run({ misses: 1000 }))).toBe(500);
  });

  it('is the time of the clock when not all were found, or 10 s without a clock', () => {
    expect(spotLevelLeastDurationMs(run({ found: 4 }))).toBe(90_000);
    expect(spotLevelLeastDurationMs(run({ misses: 999 }))).toBe(90_000);
    expect(spotLevelLeastDurationMs(run({ found: 4 }, { withoutClock: true }))).toBe(10_000);
  });
});

describe('isPossibleSpotLevelRun', () => {
  it('accepts up to 90 seconds by the clock, and any time without one', () => {
    expect(isPossibleSpotLevelRun(run({ found: 5 }))).toBe(true);
    expect(isPossibleSpotLevelRun(run({}, { durationMs: 90_001 }))).toBe(false);
    expect(isPossibleSpotLevelRun(run({}, { durationMs: 90_001, withoutClock: true }))).toBe(true);
  });

  it('refuses a scene of another version than that of its level', () => {
    expect([8, 9, 12].map((startLevel) => isPossibleSpotLevelRun(run({ found: 1 }, { startLevel })))).toEqual([
      true,
      true,
      true,
    ]);
    expect(isPossibleSpotLevelRun(run({ found: 1 }, { startLevel: 8, sceneVersion: 3 }))).toBe(false);
    expect(isPossibleSpotLevelRun(run({ found: 1 }, { startLevel: 9, sceneVersion: 2 }))).toBe(false);
  });

  it('refuses presses after the end', () => {
    expect(isPossibleSpotLevelRun(run({ found: 5 }, { durationMs: 400 }))).toBe(true);
    expect(isPossibleSpotLevelRun(run({ found: 5 }, { durationMs: 399 }))).toBe(false);
  });
});

describe('the game with levels', () => {
  const begun = newSpotState({ withoutClock: false, shownAs: 'pictures' }, SEED, 6);

  it('has the scene of its level and 90 seconds', () => {
    expect(begun).toMatchObject({ scene: composeScene(SEED, 6), secondsLeft: 90, startLevel: 6 });
    expect(spotReducer(begun, { type: 'frame-shown', atMs: 89_999 })).toMatchObject({ status: 'running' });
    expect(spotReducer(begun, { type: 'frame-shown', atMs: 90_000 })).toMatchObject({
      status: 'finished',
      endedAtMs: SPOT_LEVELS.durationMs,
    });
  });

  it('always reports a plausible run, after which the level is at most one away', () => {
    const press = fc.record({
      x: fc.double({ min: 0, max: 450, noNaN: true }),
      y: fc.double({ min: 0, max: 320, noNaN: true }),
      difference: fc.option(fc.nat({ max: 6 }), { freq: 2 }),
      waitMs: fc.double({ min: RUN.minPressMs, max: 9000, noNaN: true }),
    });
    fc.assert(
      fc.property(
        fc.boolean(),
        fc.integer(),
        fc.integer({ min: 1, max: highest }),
        fc.array(press, { maxLength: 40 }),
        (withoutClock, seed, startLevel, presses) => {
          let state = newSpotState({ withoutClock, shownAs: 'pictures' }, seed, startLevel);
          let atMs = 0;
          const { scene } = state;
          const events: SpotEvent[] = presses.map(({ x, y, difference, waitMs }) => {
            atMs += waitMs;
            const pair = scene.differences[difference ?? -1]?.pair;
            const place = pair === undefined ? { x, y } : placeOfPair(scene, pair);
            return { type: 'picture-pressed', ...place, atMs };
          });
          const end: SpotEvent = { type: withoutClock ? 'remaining-shown' : 'frame-shown', atMs: atMs + 90_000 };
          for (const event of [...events, end]) state = spotReducer(state, event);
          const reported = spotLevelRun(state, startLevel);
          const { score, level } = spotLevelResult(reported);
          expect(state.status).toBe('finished');
          expect(spotLevelCounts(reported).found).toBe(state.tally.found.length);
          expect(isPossibleSpotLevelRun(reported)).toBe(true);
          expect(reported.durationMs).toBeGreaterThanOrEqual(spotLevelLeastDurationMs(reported));
          expect(spotLevelReportSchema.safeParse({ ...reported, finishedAt: '2025-01-01T00:00:00.000Z' }).success).toBe(
            true,
          );
          expect(level).toBe(score);
          expect(Math.abs(score - startLevel)).toBeLessThanOrEqual(1);
          expect(score >= 1 && score <= highest).toBe(true);
        },
      ),
    );
  });
});

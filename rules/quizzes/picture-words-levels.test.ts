import { describe, expect, it } from 'vitest';
import { pictureWordsLevelReportSchema } from '#contract/games/picture-words.ts';
import { seededRandom } from '../figures/random.ts';
import { choiceRun, choicesReducer, newChoicesState, questionOnScreen } from '../games/choices-reducer.ts';
import { LEVELS } from '../games/levels.ts';
import { inLongForm } from '../testing/long-form.ts';
import { PICTURE_NAMES } from './picture-names.ts';
import { PICTURE_WORDS, type PictureWordItem } from './picture-words.ts';
import {
  choosePictures,
  isPossiblePictureWordsLevelRun,
  type PictureWordsLevelRun,
  pictureWordsLevelItems,
  pictureWordsLevelLeastDurationMs,
  pictureWordsLevelResult,
} from './picture-words-levels.ts';

const HIGHEST = LEVELS['picture-words'].highest;
const LEVEL = PICTURE_NAMES.slice(0, 16);

/** A run in which the first `right` answers are right, each after `answeredAfterMs`. */
function runOf(startLevel: number, right: number, answeredAfterMs = 2000): PictureWordsLevelRun {
  const pictures = LEVEL.slice(0, PICTURE_WORDS.items);
  const answers = pictureWordsLevelItems({ seed: 5, pictures }).map(({ options }, at) => {
    const place = options.indexOf('word');
    return { picked: at < right ? place : (place + 1) % options.length, answeredAfterMs };
  });
  const durationMs = PICTURE_WORDS.items * (answeredAfterMs + PICTURE_WORDS.nextItemAfterMs);
  return { durationMs, seed: 5, startLevel, pictures, answers };
}

describe('the pictures of a run', () => {
  it('are ten different ones of the level', () => {
    const chosen = choosePictures(LEVEL, [], seededRandom(1));
    expect(new Set(chosen).size).toBe(10);
    for (const picture of chosen) expect(LEVEL).toContain(picture);
  });

  it('are first those that were not seen, then those seen longest ago', () => {
    const seen = LEVEL.slice(0, 10);
    const chosen = choosePictures(LEVEL, [...seen, 'worm'], seededRandom(1));
    expect(chosen.slice(0, 6).toSorted()).toEqual(LEVEL.slice(10).toSorted());
    expect(chosen.slice(6)).toEqual(seen.slice(0, 4));
  });

  it('are those seen longest ago when all were seen', () => {
    expect(choosePictures(LEVEL, LEVEL.toReversed(), seededRandom(1))).toEqual(LEVEL.toReversed().slice(0, 10));
  });

  it('come in another order each time', () => {
    const orders = [1, 2, 3].map((seed) => choosePictures(LEVEL, [], seededRandom(seed)).join());
    expect(new Set(orders).size).toBe(3);
  });

  it('must be enough', () => {
    expect(() => choosePictures(LEVEL.slice(0, 9), [], seededRandom(1))).toThrow(RangeError);
  });
});

describe('the level to go on with', () => {
  it.each([
    [10, 4],
    [9, 4],
    [8, 3],
    [6, 3],
    [5, 2],
    [0, 2],
  ])('after %i of 10 right words at level 3 is %i', (right, level) => {
    expect(pictureWordsLevelResult(runOf(3, right))).toEqual({ score: level, level });
  });

  it('is never beyond the first or the highest level', () => {
    expect(pictureWordsLevelResult(runOf(1, 0)).level).toBe(1);
    expect(pictureWordsLevelResult(runOf(HIGHEST, 10)).level).toBe(HIGHEST);
  });

  it('stays when the run cannot tell anything', () => {
    expect(pictureWordsLevelResult(runOf(3, 0, 499))).toEqual({ score: 3, level: 3, validity: 'too-fast' });
    const run = runOf(3, 10);
    const answers = run.answers.map((answer) => ({ ...answer, picked: 2 }));
    expect(pictureWordsLevelResult({ ...run, answers }).validity).toBe('same-place');
  });

  it.each([2.5, 3, 3.5, 4, 4.5])(
    'stays within 0.2 of the one where a reader has 70 %% of the words right: %d',
    (own) => {
      const random = seededRandom(3);
      const means = Array.from({ length: inLongForm(300, 60) }, () => {
        const levels: number[] = [];
        let level = 1;
        for (let run = 0; run < 25; run += 1) {
          levels.push(level);
          // A quarter is right by chance. With 70 % right, a run is as likely to lead up as down.
          const share = 0.25 + 0.75 / (1 + Math.exp((level - own) / 0.8 - Math.log(0.6 / 0.4)));
          const right = Array.from({ length: 10 }, () => random() < share).filter(Boolean).length;
          level = pictureWordsLevelResult(runOf(level, right)).level ?? level;
        }
        return levels.slice(5).reduce((sum, each) => sum + each, 0) / 20;
      });
      const bias = means.reduce((sum, each) => sum + each, 0) / means.length - own;
      expect(Math.abs(bias)).toBeLessThanOrEqual(0.2);
    },
  );
});

describe('a run with levels', () => {
  it('is impossible with a picture twice, or answered before it could be seen', () => {
    const run = runOf(1, 10);
    expect(isPossiblePictureWordsLevelRun(run)).toBe(true);
    const twice = [...run.pictures.slice(1), run.pictures[1] ?? 'worm'];
    expect(isPossiblePictureWordsLevelRun({ ...run, pictures: twice })).toBe(false);
    expect(isPossiblePictureWordsLevelRun(runOf(1, 10, 99))).toBe(false);
  });

  it('of the quiz is one that the server accepts', () => {
    const pictures = choosePictures(LEVEL, [], seededRandom(9));
    const reduce = choicesReducer<PictureWordItem>(PICTURE_WORDS.nextItemAfterMs);
    let state = newChoicesState(9, pictureWordsLevelItems({ seed: 9, pictures }));
    let atMs = 0;
    while (state.status !== 'finished') {
      expect(pictures).toContain(questionOnScreen(state).question.picture);
      for (const event of [{ type: 'frame-shown' }, { type: 'option-picked', picked: 1 }] as const) {
        atMs += 600;
        state = reduce(state, { ...event, atMs });
      }
    }
    const run = { ...choiceRun(state), startLevel: 2, pictures };
    expect(isPossiblePictureWordsLevelRun(run)).toBe(true);
    expect(run.durationMs).toBeGreaterThanOrEqual(pictureWordsLevelLeastDurationMs(run));
    const report = { ...run, finishedAt: '2026-11-21T09:59:00.000Z' };
    expect(pictureWordsLevelReportSchema.safeParse(report).success).toBe(true);
  });
});

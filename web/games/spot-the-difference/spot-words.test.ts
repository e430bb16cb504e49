import { describe, expect, it } from 'vitest';
import { placeOfPair } from '#rules/games/spot-the-difference/spot-the-difference.ts';
import {
  newSpotState,
  type SpotState,
  spotReducer,
} from '#rules/games/spot-the-difference/spot-the-difference-reducer.ts';
import {
  foundWords,
  imageWords,
  leadWords,
  spokenWords,
  spotFigures,
  tipWords,
  titleWords,
  underWords,
  whereWords,
} from './spot-words.ts';

/** Its first difference is in Image B. */
const SEED = 3;
const begun = newSpotState({ withoutClock: true, shownAs: 'pictures' }, SEED);
const { scene } = begun;
const same = scene.pairs.findIndex((_, pair) => scene.differences.every((difference) => difference.pair !== pair));
const press = (state: SpotState, pair: number) =>
  spotReducer(state, { type: 'picture-pressed', ...placeOfPair(scene, pair), atMs: 100 });

describe('spokenWords', () => {
  it('says nothing before the first press', () => {
    expect(spokenWords(begun)).toBe('');
  });

  it('says what was found and how many are', () => {
    const first = scene.differences[0]?.pair ?? 0;
    expect(spokenWords(press(begun, first))).toMatch(/^Found\. The .+ Image B\. 1 of 5 found\.$/);
  });

  it('says that there is nothing, in words that fit pictures or words', () => {
    const missed = press(begun, same);
    expect(spokenWords(missed)).toBe('Not here. Your score is 0.');
    expect(spokenWords({ ...missed, shownAs: 'words' })).toBe('The same in both. Your score is 0.');
    expect(spokenWords({ ...missed, startLevel: 2 })).toBe('Not here.');
  });
});

it('names the images and what is under the ring', () => {
  expect(imageWords('A', scene)).toMatch(/^Image A: a /);
  expect(foundWords(2, 5)).toBe('2 of 5 found');
  expect(underWords(scene, { x: 0, y: 0 })).toBe('');
  expect(whereWords(scene, { x: 0, y: 0 })).toBe('0 across, 0 down');
});

const over = (found: number, rest: Partial<SpotState> = {}): SpotState => ({
  ...newSpotState({ withoutClock: false, shownAs: 'pictures' }, 1),
  status: 'finished',
  tally: { found: Array.from({ length: found }, (_, place) => place), score: 10 * found },
  presses: Array.from({ length: found }, () => ({ x: 0, y: 0, atMs: 0 })),
  endedAtMs: 60_000,
  ...rest,
});
const onePress = { x: 0, y: 0, atMs: 0 };

describe('titleWords and leadWords', () => {
  it.each([
    [0, 'Here are the 5 differences', 'Look at them here. The next images have other differences.'],
    [1, 'You found 1 of 5 differences', 'All of them are shown here.'],
    [4, 'You found 4 of 5 differences', 'All of them are shown here.'],
    [5, 'You found all 5 differences', 'Here they are once more.'],
  ])('say so without blame when %i were found', (found, title, lead) => {
    expect([titleWords(over(found)), leadWords(over(found))]).toEqual([title, lead]);
  });
});

describe('spotFigures', () => {
  it('gives the score and the time with their meaning', () => {
    expect(spotFigures(over(2))).toMatchObject([
      { figure: '20', meaning: '10 for each difference, 2 less for a press elsewhere' },
      { figure: '60 s', meaning: 'of 60 seconds' },
    ]);
  });

  it.each([
    [20, '1 s'],
    [59_600, '60 s'],
    [61_000, '1 min 1 s'],
    [120_000, '2 min'],
  ])('says %i ms as %s', (endedAtMs, figure) => {
    expect(spotFigures(over(5, { withoutClock: true, endedAtMs }))[1]).toMatchObject({
      figure,
      meaning: 'without a clock',
    });
  });
});

describe('a run with levels', () => {
  const level = over(2, { startLevel: 4, presses: Array.from({ length: 3 }, () => onePress) });

  it('has the presses beside a difference instead of a score, and its own time', () => {
    expect(spotFigures(level)).toMatchObject([
      { figure: '1', meaning: 'a level up needs all differences, with at most 3 of these' },
      { meaning: 'of 90 seconds' },
    ]);
  });

  it.each([
    ['wild-pressing', /^Many presses were beside a difference/],
    ['few-touches', /^There was no press/],
  ] as const)('says without blame why it cannot tell anything: %s', (code, words) => {
    expect(leadWords(level, code)).toMatch(words);
  });
});

describe('tipWords', () => {
  it('suggests to look first when more presses met nothing than a difference', () => {
    const presses = (all: number) => Array.from({ length: all }, () => onePress);
    expect(tipWords(over(2, { presses: presses(5) }))).toMatch(/look at both images/);
    expect(tipWords(over(2, { presses: presses(4) }))).toMatch(/Take your time/);
  });

  it('suggests the choice without a clock only after a round with one', () => {
    expect(tipWords(over(4))).toMatch(/Take your time/);
    expect(tipWords(over(4, { withoutClock: true }))).toMatch(/one part after the other/);
  });

  it('has nothing to suggest when all differences were found, with no more presses beside them', () => {
    const presses = (all: number) => Array.from({ length: all }, () => onePress);
    expect(tipWords(over(5, { presses: presses(10) }))).toBeNull();
    expect(tipWords(over(5, { presses: presses(11) }))).toMatch(/look at both images/);
  });
});

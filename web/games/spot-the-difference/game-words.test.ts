import { describe, expect, it } from 'vitest';
import { placeOfPair } from '#rules/games/spot-the-difference.ts';
import { newSpotState, type SpotState, spotReducer } from '#rules/games/spot-the-difference-reducer.ts';
import { foundWords, imageWords, spokenWords, underWords, whereWords } from './game-words.ts';

const begun = newSpotState({ withoutClock: true, shownAs: 'pictures' }, 7);
const { scene } = begun;
const same = scene.pairs.findIndex((_, pair) => scene.differences.every((difference) => difference.pair !== pair));
const press = (round: SpotState, pair: number) =>
  spotReducer(round, { type: 'picture-pressed', ...placeOfPair(scene, pair), atMs: 100 });

describe('spokenWords', () => {
  it('says nothing before the first press', () => {
    expect(spokenWords(begun, 'pictures')).toBe('');
  });

  it('says what was found and how many are', () => {
    const first = scene.differences[0]?.pair ?? 0;
    expect(spokenWords(press(begun, first), 'pictures')).toMatch(/^Found\. The .+ Image B\. 1 of 5 found\.$/);
  });

  it('says calmly that there is nothing, each in its own way', () => {
    const missed = press(begun, same);
    expect(spokenWords(missed, 'pictures')).toBe('Not here. Your score is 0.');
    expect(spokenWords(missed, 'words')).toBe('The same in both. Your score is 0.');
  });
});

it('names the images and what is under the ring', () => {
  expect(imageWords('A', scene)).toMatch(/^Image A: a /);
  expect(foundWords(2)).toBe('2 of 5 found');
  expect(underWords(scene, { x: 0, y: 0 })).toBe('');
  expect(whereWords(scene, { x: 0, y: 0 })).toBe('0 across, 0 down');
});

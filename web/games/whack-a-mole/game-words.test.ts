import { describe, expect, it } from 'vitest';
import { type MoleEvent, moleReducer, newMoleState } from '#rules/games/whack-a-mole-reducer.ts';
import { spokenWords, touchedWords } from './game-words.ts';

const frame = (atMs: number): MoleEvent => ({ type: 'frame-shown', atMs });
const press = (hole: number, atMs: number): MoleEvent => ({ type: 'hole-pressed', hole, atMs });

describe.each([
  { clock: 'with a clock', withoutClock: false },
  { clock: 'without a clock', withoutClock: true },
])('$clock', ({ withoutClock }) => {
  const begun = newMoleState('easy', withoutClock, 7);
  const up = moleReducer(begun, frame(1000));
  const hole = up.mole?.hole ?? 0;
  const touched = moleReducer(up, press(hole, 1400));
  const missed = moleReducer(up, press((hole % 9) + 1, 1400));

  it('says where a mole is', () => {
    expect(spokenWords(begun)).toBe('');
    expect(spokenWords(up)).toBe(`Mole in hole ${hole}.`);
  });

  it('says what a press met only while there is time to listen', () => {
    expect(spokenWords(touched)).toBe(withoutClock ? 'Touched. 1 of 30.' : '');
    expect(spokenWords(missed)).toBe(withoutClock ? `Hole ${(hole % 9) + 1} is empty.` : `Mole in hole ${hole}.`);
    expect(spokenWords(moleReducer(missed, frame(1700)))).toBe(`Mole in hole ${hole}.`);
  });

  it('counts the moles that were touched', () => {
    expect([begun, touched].map(touchedWords)).toEqual(
      withoutClock ? ['0 of 30 moles', '1 of 30 moles'] : ['0 moles', '1 mole'],
    );
  });
});

import { describe, expect, it } from 'vitest';
import { newSimonState, type SimonState } from '#rules/games/simon-reducer.ts';
import { spokenWords, turnWords } from './game-words.ts';

const round = (change: Partial<SimonState>): SimonState => ({
  ...newSimonState(1, 'easy'),
  sequence: ['red', 'blue', 'red'],
  ...change,
});

describe('turnWords', () => {
  it('says whose turn it is and how many colours there are', () => {
    expect(turnWords(round({ status: 'watching', sequence: ['red'] }))).toBe('Watch 1 colour');
    expect(turnWords(round({ status: 'watching' }))).toBe('Watch 3 colours');
    expect(turnWords(round({ status: 'answering' }))).toBe('Your turn: press 3 colours');
    expect(turnWords(round({ status: 'between' }))).toBe('Right. Now watch 3 colours');
  });

  it('names the colour that came next when the game is over', () => {
    expect(turnWords(round({ status: 'finished', repeated: 1 }))).toBe('Blue came next');
    expect(turnWords(round({ status: 'finished', repeated: 3 }))).toBe('You pressed every colour');
  });
});

describe('spokenWords', () => {
  it('name the sequence once it was shown, until the first press', () => {
    expect(spokenWords(round({ status: 'watching' }))).toBe('Watch 3 colours.');
    expect(spokenWords(round({ status: 'answering' }))).toBe('Red, blue, red. Your turn.');
    expect(spokenWords(round({ status: 'answering', repeated: 1 }))).toBe('');
  });

  it('say that another pad was pressed, and which one came next', () => {
    expect(spokenWords(round({ status: 'finished', repeated: 1 }))).toBe('Not this one. Blue came next.');
  });
});

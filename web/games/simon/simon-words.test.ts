import { describe, expect, it } from 'vitest';
import { newSimonState, type SimonState } from '#rules/games/simon-reducer.ts';
import type { SimonSummary } from '#rules/games/simon-summary.ts';
import { insightWords, keptWords, reactionWords, spokenWords, tipWords, turnWords } from './simon-words.ts';

const stateWith = (change: Partial<SimonState>): SimonState => ({
  ...newSimonState(1, 'easy'),
  sequence: ['red', 'blue', 'red'],
  ...change,
});

describe('turnWords', () => {
  it('says whose turn it is and how many colours there are', () => {
    expect(turnWords(stateWith({ status: 'watching', sequence: ['red'] }))).toBe('Watch 1 colour');
    expect(turnWords(stateWith({ status: 'watching' }))).toBe('Watch 3 colours');
    expect(turnWords(stateWith({ status: 'answering' }))).toBe('Your turn: press 3 colours');
    expect(turnWords(stateWith({ status: 'between' }))).toBe('Right. Now watch 3 colours');
  });

  it('names the colour that came next when the game is over', () => {
    expect(turnWords(stateWith({ status: 'finished', repeated: 1 }))).toBe('Blue came next');
    expect(turnWords(stateWith({ status: 'finished', repeated: 3 }))).toBe('You pressed every colour');
  });
});

describe('spokenWords', () => {
  it('name the sequence once it was shown, until the first press', () => {
    expect(spokenWords(stateWith({ status: 'watching' }))).toBe('Watch 3 colours.');
    expect(spokenWords(stateWith({ status: 'answering' }))).toBe('Red, blue, red. Your turn.');
    expect(spokenWords(stateWith({ status: 'answering', repeated: 1 }))).toBe('');
  });

  it('say that another pad was pressed, and which one came next', () => {
    expect(spokenWords(stateWith({ status: 'finished', repeated: 1 }))).toBe('Not this one. Blue came next.');
  });
});

const even: SimonSummary = {
  level: 6,
  repeated: 5,
  missed: 'blue',
  focus: 82,
  consistency: 99,
  impulsiveClicks: 0,
  medianMs: 640,
  spreadMs: 120,
};

describe('keptWords', () => {
  it('say how many colours were kept in mind', () => {
    expect(keptWords(even)).toBe('You kept five colours in mind, one after the other.');
    expect(keptWords({ ...even, level: 2, repeated: 1 })).toBe('You kept one colour in mind.');
    expect(keptWords({ ...even, level: 1, repeated: 0 })).toBe('The colour to press was blue.');
    expect(keptWords({ ...even, level: 50, repeated: 50, missed: null })).toContain('The game goes no further.');
  });
});

describe('reactionWords', () => {
  it('give the usual reaction and how far most presses were from it', () => {
    expect(reactionWords(even)).toEqual({ figure: '0.64\u00a0s', meaning: 'most presses within 0.12\u00a0s of it' });
  });

  it('never say that something lies within nothing', () => {
    expect(reactionWords({ ...even, spreadMs: 0 }).meaning).toBe('most presses within 0.01\u00a0s of it');
  });

  it('say so when there are too few presses', () => {
    expect(reactionWords({ ...even, spreadMs: null }).meaning).toBe('one press so far');
    expect(reactionWords({ ...even, medianMs: null, spreadMs: null })).toEqual({
      figure: 'None yet',
      meaning: 'it takes two presses in one round',
    });
  });
});

describe('insightWords and tipWords', () => {
  it('say nothing special about an even game', () => {
    expect(insightWords(even)).toEqual([]);
    expect(tipWords(even, 'normal')).toBe('Next time, try to say the shapes in your head.');
  });

  it('say every insight in a fixed order', () => {
    const words = insightWords({ ...even, level: 7, repeated: 6, focus: 60, consistency: 60, impulsiveClicks: 9 });
    expect(words).toHaveLength(4);
    expect(words[0]).toContain('six colours in a row');
    expect(words[3]).toContain('9 times');
  });

  it('never suggest a speed below the slowest', () => {
    const short = { ...even, level: 3, repeated: 2 };
    expect(tipWords(short, 'hard')).toContain('choose Normal');
    expect(tipWords(short, 'normal')).toContain('choose Easy');
    expect(tipWords(short, 'easy')).not.toContain('choose');
  });
});

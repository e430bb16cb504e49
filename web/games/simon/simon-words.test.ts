import { describe, expect, it } from 'vitest';
import type { SimonDifficulty } from '#rules/games/simon/simon.ts';
import { newSimonState, type SimonState } from '#rules/games/simon/simon-reducer.ts';
import type { SimonSummary } from '#rules/games/simon/simon-summary.ts';
import { longestSimonRun, simonRunLostIn as lostIn } from '#rules/games/testing/simon-runs.ts';
import {
  insightWords,
  leadWords,
  missingFiguresWords,
  reactionWords,
  spokenWords,
  tipWords,
  titleWords,
  turnWords,
} from './simon-words.ts';

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

  it('names the colour that came next before another sequence', () => {
    expect(turnWords(stateWith({ status: 'between', missed: 'blue' }))).toBe('Blue came next. Now watch 3 colours');
  });

  it('names the colour that came next when the game is over', () => {
    expect(turnWords(stateWith({ status: 'finished', repeated: 1, missed: 'blue' }))).toBe('Blue came next');
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
    expect(spokenWords(stateWith({ status: 'finished', repeated: 1, missed: 'blue' }))).toBe(
      'Not this one. Blue came next.',
    );
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

describe('titleWords and leadWords', () => {
  it('lead with the longest sequence repeated, then say where the game ended', () => {
    expect(titleWords(even)).toBe('You repeated five colours in order');
    expect(leadWords(even)).toBe('Blue came next.');
    expect(titleWords({ ...even, level: 2, repeated: 1 })).toBe('You repeated one colour');
    const whole = { ...even, level: 50, repeated: 50, missed: null };
    expect(titleWords(whole)).toBe('You repeated 50 colours in order');
    expect(leadWords(whole)).toBe('You pressed every colour. The game goes no further.');
  });

  it('name the level and the colour when no sequence was repeated', () => {
    const none = { ...even, level: 1, repeated: 0 };
    expect([titleWords(none), leadWords(none)]).toEqual(['You watched one colour', 'The colour to press was blue.']);
  });
});

describe('reactionWords', () => {
  it('give the usual reaction and how far most presses were from it', () => {
    expect(reactionWords(even)).toEqual({ figure: '0.64\u00a0s', meaning: 'most presses within 0.12\u00a0s of it' });
  });

  it('never say that something lies within nothing', () => {
    expect(reactionWords({ ...even, spreadMs: 0 })?.meaning).toBe('most presses within 0.01\u00a0s of it');
  });

  it('say so when there is one reaction, and are null without one', () => {
    expect(reactionWords({ ...even, spreadMs: null })?.meaning).toBe('one press so far');
    expect(reactionWords({ ...even, medianMs: null, spreadMs: null })).toBeNull();
  });
});

describe('missingFiguresWords', () => {
  it('say which games have a focus and a consistency, below eight reactions', () => {
    expect(missingFiguresWords(lostIn(1, 0))).toContain('Longer games');
    expect(missingFiguresWords(lostIn(5, 1))).toContain('Longer games');
    expect(missingFiguresWords(lostIn(5, 2))).toBeNull();
  });

  it('say that one press in the last round is too few for a focus', () => {
    expect(missingFiguresWords(lostIn(6, 0))).toContain('One press there is too few');
    expect(missingFiguresWords(lostIn(6, 1))).toBeNull();
  });
});

describe('insightWords', () => {
  it('say nothing special about an even game', () => {
    expect(insightWords(lostIn(6, 4))).toEqual([]);
  });

  it('say every insight in a fixed order', () => {
    const words = insightWords(lostIn(7, 1, { impulsiveClicks: 9 }));
    expect(words).toHaveLength(3);
    expect(words[0]).toContain('a lot to remember');
    expect(words[2]).toContain('9 presses came before');
  });
});

describe('tipWords', () => {
  it('say one thing to try', () => {
    expect(tipWords(lostIn(6, 4))).toBe('Next time, keep the colours in groups of two or three.');
    expect(tipWords(lostIn(1, 0))).toContain('say the colour or shape in your head');
  });

  it('add that one game says little when a shown value is unusual, never below eight reactions', () => {
    expect(tipWords(lostIn(6, 1))).toContain('One game says little.');
    expect(tipWords(lostIn(5, 1, { impulsiveClicks: 9 }))).not.toContain('One game says little.');
  });

  it('never suggest a speed below the slowest or above the fastest', () => {
    const short = (difficulty: SimonDifficulty) => tipWords(lostIn(3, 1, { difficulty }));
    expect(short('hard')).toContain('choose Normal');
    expect(short('normal')).toContain('choose Easy');
    expect(short('easy')).not.toContain('choose');
    const whole = (difficulty: SimonDifficulty) => tipWords(longestSimonRun({ difficulty }));
    expect(whole('easy')).toContain('choose Normal');
    expect(whole('normal')).toContain('choose Hard');
    expect(whole('hard')).toBeNull();
  });
});

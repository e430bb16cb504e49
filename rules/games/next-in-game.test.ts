import { describe, expect, it } from 'vitest';
import { hasLevels } from './levels.ts';
import { nextInGame } from './next-in-game.ts';
import { GAME_FACTS, type GameFacts, PLAYED_GAMES } from './runs.ts';

const difficulties = ['easy', 'normal', 'hard'] as const;

describe('nextInGame', () => {
  const stepAfter = (percent: number, difficulty: (typeof difficulties)[number] = 'normal', hasClock = false) =>
    nextInGame({ difficulties, difficulty, hasClock, percent });

  it('is the next difficulty from 90 percent on', () => {
    expect([89, 90, 100].map((percent) => stepAfter(percent))).toEqual([
      null,
      { difficulty: 'hard' },
      { difficulty: 'hard' },
    ]);
    expect(stepAfter(90, 'easy')).toEqual({ difficulty: 'normal' });
    expect(stepAfter(100, 'hard')).toBeNull();
  });

  it('is to leave the clock out under 40 percent, before the difficulty', () => {
    expect([39, 40].map((percent) => stepAfter(percent, 'normal', true))).toEqual(['without-clock', null]);
    expect([39, 40].map((percent) => stepAfter(percent))).toEqual([{ difficulty: 'easy' }, null]);
    expect(stepAfter(0, 'easy')).toBeNull();
  });

  it('of a game without difficulties is only about the clock', () => {
    expect(nextInGame({ difficulties: [], hasClock: true, percent: 0 })).toBe('without-clock');
    expect(nextInGame({ difficulties: [], hasClock: true, percent: 100 })).toBeNull();
    expect(nextInGame({ difficulties: [], hasClock: false, percent: 0 })).toBeNull();
  });
});

it('every game without levels leads to another one', () => {
  const games = PLAYED_GAMES.filter((game) => !hasLevels(game));
  for (const game of games)
    expect(PLAYED_GAMES.filter((each) => each !== game)).toContain((GAME_FACTS[game] as GameFacts).next);
});

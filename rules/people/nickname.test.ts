import { describe, expect, it } from 'vitest';
import { seededRandom } from '../figures/random.ts';
import { SAMPLE_LEARNERS } from '../rewards/leaderboard.ts';
import { isNickname, NICKNAME_COUNT, NICKNAMES_OFFERED, nicknameAt, offeredNicknames } from './nickname.ts';

const ALL = Array.from({ length: NICKNAME_COUNT }, (_, place) => nicknameAt(place));

describe('nicknames', () => {
  it('are more than nine thousand pairs of two words, each once', () => {
    expect(NICKNAME_COUNT).toBeGreaterThan(9_000);
    expect(new Set(ALL).size).toBe(NICKNAME_COUNT);
    for (const nickname of ALL) expect(nickname).toMatch(/^[A-Z][a-z]+ [A-Z][a-z]+$/);
    expect(Math.max(...ALL.map(({ length }) => length))).toBeLessThanOrEqual(24);
    expect(() => nicknameAt(NICKNAME_COUNT)).toThrow(RangeError);
    expect(() => nicknameAt(-1)).toThrow(RangeError);
  });

  it('are those that are taken, as they are written', () => {
    expect(ALL.every(isNickname)).toBe(true);
    for (const other of [
      '',
      'Quiet',
      'Quiet Teacher',
      'Admin Fox',
      'quiet fox',
      'Quiet  Fox',
      'Quiet Fox 7',
      ' Quiet Fox',
      'Fox Quiet',
    ])
      expect(isNickname(other), other).toBe(false);
  });

  it('are never that of a sample', () => {
    for (const { name } of SAMPLE_LEARNERS) expect(isNickname(name)).toBe(false);
  });

  it('are offered by chance, all different', () => {
    const random = seededRandom(7);
    for (let time = 0; time < 200; time += 1) {
      const offered = offeredNicknames(random);
      expect(new Set(offered).size).toBe(NICKNAMES_OFFERED);
      expect(offered.every(isNickname)).toBe(true);
    }
    let calls = 0;
    expect(new Set(offeredNicknames(() => (calls++ % 20) / 40)).size).toBe(NICKNAMES_OFFERED);
  });
});

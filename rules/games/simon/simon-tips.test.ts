import { describe, expect, it } from 'vitest';
import { simonLevelRunOf } from '../testing/simon-level-runs.ts';
import { longestSimonRun, simonRunLostIn as lostIn } from '../testing/simon-runs.ts';
import { SIMON_DIFFICULTIES } from './simon.ts';
import { simonLevelTip, simonTip } from './simon-tips.ts';

/** In `lostIn(6, 3)` seven of 13 reactions are the first of these times. */
const EVEN_ENOUGH = [100, 200];
const UNEVEN = [100, 201];

describe('simonTip', () => {
  it('is to look at the first light when no sequence was repeated, at any speed', () => {
    const tips = SIMON_DIFFICULTIES.map((difficulty) => simonTip(lostIn(1, 0, { difficulty })));
    expect(tips).toEqual(['first-light', 'first-light', 'first-light']);
  });

  it('is about the newest colour when only that was missed', () => {
    expect(simonTip(lostIn(2, 1))).toBe('newest-colour');
    expect(simonTip(lostIn(6, 5, { difficulty: 'hard' }))).toBe('newest-colour');
  });

  it('is a slower speed below level 5, unless it was the slowest', () => {
    expect(simonTip(lostIn(4, 1, { difficulty: 'hard' }))).toBe('slower-speed');
    expect(simonTip(lostIn(4, 1, { difficulty: 'normal' }))).toBe('slower-speed');
    expect(simonTip(lostIn(4, 1))).not.toBe('slower-speed');
    expect(simonTip(lostIn(5, 2, { difficulty: 'hard' }))).not.toBe('slower-speed');
  });

  it('is about the first colours when the first third was missed', () => {
    expect(simonTip(lostIn(3, 0))).toBe('first-colours');
    expect(simonTip(lostIn(4, 1))).toBe('first-colours');
    expect(simonTip(lostIn(3, 1))).toBe('say-colours');
  });

  it('is to group the colours from level 4 on', () => {
    expect(simonTip(lostIn(4, 2))).toBe('groups');
    expect(simonTip(lostIn(6, 3))).toBe('groups');
  });

  it('is to wait from two impulsive clicks on', () => {
    expect(simonTip(lostIn(4, 2, { impulsiveClicks: 1 }))).toBe('groups');
    expect(simonTip(lostIn(4, 2, { impulsiveClicks: 2 }))).toBe('wait-for-turn');
  });

  it('is a steady beat when the reactions spread by more than their median, from eight on', () => {
    expect(simonTip(lostIn(6, 3, {}, UNEVEN))).toBe('steady-beat');
    expect(simonTip(lostIn(6, 3, {}, EVEN_ENOUGH))).toBe('groups');
    expect(simonTip(lostIn(4, 2, {}, UNEVEN))).toBe('groups');
  });

  it('is none that a sentence about an insight gives already', () => {
    // Of its insights: focus, and impulsive clicks from one over the level on.
    expect(simonTip(lostIn(6, 0))).toBe('groups');
    expect(simonTip(lostIn(6, 3, { impulsiveClicks: 6 }))).toBe('wait-for-turn');
    expect(simonTip(lostIn(6, 3, { impulsiveClicks: 7 }))).toBe('groups');
    expect(simonTip(lostIn(7, 3))).toBe('say-colours');
  });

  it('is a faster speed after the longest sequence, and none at the fastest', () => {
    const tips = SIMON_DIFFICULTIES.map((difficulty) => simonTip(longestSimonRun({ difficulty })));
    expect(tips).toEqual(['faster-speed', 'faster-speed', null]);
  });
});

describe('simonLevelTip', () => {
  const upTo = (longest: number) => simonLevelRunOf(4, (length) => length <= longest);

  it('is none after a run that leads to a higher level', () => {
    expect(simonLevelTip(upTo(5))).toBeNull();
    expect(simonLevelTip(upTo(4))).not.toBeNull();
  });

  it('is about groups when most missed sequences had four colours or more, and about saying them when they were shorter', () => {
    expect(simonLevelTip(upTo(4))).toBe('groups');
    expect(simonLevelTip(upTo(2))).toBe('say-colours');
  });

  it('is to wait from two impulsive clicks on', () => {
    expect(simonLevelTip({ ...upTo(4), impulsiveClicks: 1 })).toBe('groups');
    expect(simonLevelTip({ ...upTo(4), impulsiveClicks: 2 })).toBe('wait-for-turn');
  });
});

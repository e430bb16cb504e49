import { describe, expect, it } from 'vitest';
import { seededRandom } from '../figures/random.ts';
import { AGE_BANDS } from '../people/age-band.ts';
import {
  canBe,
  canLead,
  GROUP,
  medianActiveDays,
  NOTHING_SHARED,
  needsPasswordForShares,
  newGroupCode,
  ROLES,
  SHARES,
  shownGroupCode,
  showsMore,
  typedGroupCode,
} from './groups.ts';

describe('the code of a group', () => {
  const random = seededRandom(7);
  const codes = Array.from({ length: 2_000 }, () => newGroupCode(random));

  it('has six characters that are not mistaken for each other', () => {
    for (const code of codes) expect(code).toMatch(/^[CDFGHJKMNPQRTVWXY34679]{6}$/);
  });

  it('uses the first and the last character', () => {
    expect(newGroupCode(() => 0)).toBe('CCCCCC');
    expect(newGroupCode(() => 1 - Number.EPSILON)).toBe('999999');
  });

  it('is shown in two parts and read back from them', () => {
    for (const code of codes.slice(0, 50)) expect(typedGroupCode(shownGroupCode(code))).toBe(code);
  });

  it.each(['cfh-4k7', ' CFH 4K7 ', 'CFH4K7', 'c f h 4 k 7', 'CFH–4K7'])('is understood as "%s"', (typed) => {
    expect(typedGroupCode(typed)).toBe('CFH4K7');
  });

  it.each(['', 'CFH4K', 'CFH4K77', 'CFH4K0', 'CFH4KA', '😀CFH4'])('is not "%s"', (typed) => {
    expect(typedGroupCode(typed)).toBeNull();
  });
});

it('a group is led by a parent or an educator', () => {
  expect(ROLES.filter(canLead)).toEqual(['parent', 'educator']);
});

describe('what a member shows', () => {
  const activity = { ...NOTHING_SHARED, activity: true };
  const screening = { ...NOTHING_SHARED, screening: true };

  it('is nothing at first', () => {
    expect(Object.values(NOTHING_SHARED)).toEqual(SHARES.map(() => false));
  });

  it('is more when one thing is added, also when another is taken back', () => {
    expect(showsMore(NOTHING_SHARED, activity)).toBe(true);
    expect(showsMore(activity, screening)).toBe(true);
    expect(showsMore(activity, activity)).toBe(false);
    expect(showsMore(activity, NOTHING_SHARED)).toBe(false);
  });

  it('needs the password only for more, and only for a learner under 13', () => {
    expect(needsPasswordForShares('under-13', NOTHING_SHARED, activity)).toBe(true);
    expect(needsPasswordForShares('under-13', activity, NOTHING_SHARED)).toBe(false);
    expect(needsPasswordForShares('13-to-17', NOTHING_SHARED, activity)).toBe(false);
    expect(needsPasswordForShares(null, NOTHING_SHARED, activity)).toBe(false);
  });
});

describe('the median of active days', () => {
  it('is shown when five members share their days', () => {
    expect(medianActiveDays([9, 1, 4, 2, 28])).toBe(4);
    expect(medianActiveDays([9, 1, 4, 2, 28, 5])).toBe(4.5);
  });

  it('is hidden with four, and those who do not share do not count', () => {
    expect(GROUP.fewestForMedian).toBe(5);
    expect(medianActiveDays([9, 1, 4, 2])).toBeNull();
    expect(medianActiveDays([9, 1, 4, 2, null, null])).toBeNull();
    expect(medianActiveDays([0, 0, 0, null, 2, 3])).toBe(0);
  });
});

it('parents and teachers are 18 or older, learners of any age', () => {
  for (const role of ['parent', 'educator'] as const)
    expect(AGE_BANDS.filter((ageBand) => canBe(role, ageBand))).toEqual(['18-or-older']);
  expect(canBe('parent', null)).toBe(false);
  expect([...AGE_BANDS, null].every((ageBand) => canBe('learner', ageBand))).toBe(true);
});

import { describe, expect, it } from 'vitest';
import type { ViewedRun } from './member-view.ts';
import { looksAt, namedOf, type SharedWork } from './worth-a-look.ts';

const TODAY = '2026-11-27';
const work = (some: Partial<SharedWork>): SharedWork => ({ activeDays: null, runs: null, notDoneSince: [], ...some });
const lookAt = (some: Partial<SharedWork>, ...others: SharedWork[]) => looksAt([work(some), ...others], TODAY)[0];
const run = (score: number, some: Partial<ViewedRun> = {}): ViewedRun => ({
  ...{ game: 'letter-round', choice: '', score, level: null, durationMs: 60_000 },
  timestamp: '2026-11-20T10:00:00.000Z',
  ...some,
});
const EARLIER = '2026-11-13T10:00:00.000Z';
/** Leo's runs of four weeks, newest first. */
const FALLING = [8, 9, 11, 14, 16, 20].map((score) => run(score));
const OFTEN = ['2026-11-02', '2026-11-05', '2026-11-13'];

describe('a reason to look', () => {
  it('is a game that went harder, with one choice and in valid runs', () => {
    expect(lookAt({ runs: FALLING })).toEqual({ reason: 'harder', game: 'letter-round' });
    expect(lookAt({ runs: FALLING.map((each, at) => ({ ...each, choice: String(at % 2) })) })).toBeNull();
    expect(
      lookAt({ runs: FALLING.map((each) => ({ ...each, validity: 'like-chance' as const, timestamp: EARLIER })) }),
    ).toBeNull();
  });

  it('is a game that fell until its runs could be luck', () => {
    const luck = FALLING.map((each, at) => (at < 2 ? { ...each, validity: 'like-chance' as const } : each));
    expect(lookAt({ runs: luck })).toEqual({ reason: 'harder', game: 'letter-round' });
  });

  it('is to have stopped: three days or more before the last two weeks, and none since', () => {
    expect(lookAt({ activeDays: OFTEN })).toEqual({ reason: 'stopped', game: null });
    expect(lookAt({ activeDays: OFTEN.slice(1) })).toBeNull();
    expect(lookAt({ activeDays: [...OFTEN, '2026-11-14'] })).toBeNull();
  });

  it('is not to have stopped when half of those who were active did: it is a holiday', () => {
    const stopped = work({ activeDays: OFTEN });
    const active = work({ activeDays: [...OFTEN, TODAY] });
    expect(lookAt(stopped, active)).toBeNull();
    expect(lookAt(stopped, active, active)).toEqual({ reason: 'stopped', game: null });
    expect(lookAt(stopped, work({ activeDays: [] }), work({}))).toEqual({ reason: 'stopped', game: null });
  });

  it('is that half of four or more runs of two weeks say little', () => {
    const says = [run(10), run(10)];
    const little = [run(12, { validity: 'like-chance' }), run(12, { validity: 'same-place' })];
    expect(lookAt({ runs: [...says, ...little] })).toEqual({ reason: 'says-little', game: null });
    expect(lookAt({ runs: [...says, run(10), ...little] })).toBeNull();
    expect(lookAt({ runs: [run(10), ...little] })).toBeNull();
    expect(lookAt({ runs: [...says, ...little.map((each) => ({ ...each, timestamp: EARLIER }))] })).toBeNull();
  });

  it('is something set a week ago that is not done', () => {
    expect(lookAt({ activeDays: [], notDoneSince: ['2026-11-20'] })).toEqual({ reason: 'not-begun', game: null });
    expect(lookAt({ activeDays: [], notDoneSince: ['2026-11-21'] })).toBeNull();
  });

  it('is never given for who shares neither activity nor progress', () => {
    expect(lookAt({ notDoneSince: ['2026-10-01'] })).toBeNull();
  });

  it('is the first of its list', () => {
    expect(lookAt({ runs: FALLING, activeDays: OFTEN, notDoneSince: ['2026-11-01'] })?.reason).toBe('harder');
    expect(lookAt({ runs: [], activeDays: OFTEN, notDoneSince: ['2026-11-01'] })?.reason).toBe('stopped');
  });
});

it('names five at most, by reason, in the order of the register', () => {
  const reasons = ['not-begun', 'stopped', 'not-begun', 'harder', 'says-little', 'not-begun', 'stopped'] as const;
  const members = reasons.map((reason, at) => ({ reason, at }));
  expect(namedOf(members).map(({ at }) => at)).toEqual([0, 1, 3, 4, 6]);
});

import { describe, expect, it } from 'vitest';
import { SCREENING_PARTS } from '../screening/screening-sequence.ts';
import {
  assignedOf,
  canBeDueDay,
  canBeLevel,
  canBeSetTests,
  type FinishedWork,
  hasEnded,
  inOrderOfDays,
  isAfterDueDay,
  isDone,
  isOpen,
  lastDayOf,
  partToDo,
} from './assignments.ts';

const SET = '2026-11-21T10:00:00.000Z';
const BEFORE = '2026-11-21T09:59:59.999Z';
const time = { dueDay: '2026-11-27', createdAt: SET };
const passage = { kind: 'passage', target: 'last-bus', ...time } as const;
const game = { kind: 'game', target: 'simon', ...time } as const;
const sequence = { kind: 'sequence', target: null, ...time } as const;
const read = (id: string, timestamp = SET): FinishedWork => ({ kind: 'reading-passage', timestamp, passage: id });

describe('the day of an assignment', () => {
  it.each([
    ['yesterday', '2026-11-20', false],
    ['today', '2026-11-21', true],
    ['a year ahead', '2027-11-21', true],
    ['a year and a day ahead', '2027-11-22', false],
  ])('can be %s: %s %s', (_what, day, isPossible) => {
    expect(canBeDueDay(day, '2026-11-21')).toBe(isPossible);
  });

  it('lets learners see it for seven days more', () => {
    expect(lastDayOf(time)).toBe('2026-12-04');
    expect([isOpen(time, '2026-12-04'), isOpen(time, '2026-12-05')]).toEqual([true, false]);
  });

  it('can be missing: then learners see it for 60 days', () => {
    const without = { dueDay: null, createdAt: SET };
    expect(lastDayOf(without)).toBe('2027-01-20');
    expect([isOpen(without, '2027-01-20'), isOpen(without, '2027-01-21')]).toEqual([true, false]);
    expect(isAfterDueDay(without, '2999-01-01')).toBe(false);
  });

  it('is not over before its end', () => {
    expect([isAfterDueDay(time, '2026-11-27'), isAfterDueDay(time, '2026-11-28')]).toEqual([false, true]);
  });
});

it('a text is done by reading this text since it was set', () => {
  const text = { kind: 'text', target: 'owls', ...time } as const;
  const readText = (id: string, timestamp = SET): FinishedWork => ({ kind: 'text', timestamp, passage: id });
  expect(
    [readText('owls'), readText('owls', BEFORE), readText('bats'), read('owls')].map((each) => isDone(text, [each])),
  ).toEqual([...[true, false, false, false]]);
  expect(isDone({ kind: 'passage', target: 'last-bus', ...time }, [readText('last-bus')])).toBe(false);
});

describe('an assignment is done', () => {
  it.each([
    ['at the moment it was set', SET, true],
    ['a moment before', BEFORE, false],
  ])('by a run that was finished %s', (_what, timestamp, done) => {
    expect(isDone(game, [{ kind: 'simon', timestamp }])).toBe(done);
    expect(isDone(passage, [read('last-bus', timestamp)])).toBe(done);
  });

  it('also after its day', () => {
    expect(isDone(game, [{ kind: 'simon', timestamp: '2026-12-24T10:00:00.000Z' }])).toBe(true);
  });

  it('by nothing else', () => {
    expect(isDone(game, [])).toBe(false);
    expect(isDone(game, [{ kind: 'whack-a-mole', timestamp: SET }])).toBe(false);
    expect(isDone(passage, [read('green-tent'), { kind: 'reading-passage', timestamp: SET }])).toBe(false);
  });

  it('by all three tests, in any order', () => {
    const all = SCREENING_PARTS.map((kind) => ({ kind, timestamp: SET }));
    expect(isDone(sequence, all.toReversed())).toBe(true);
    for (const left of SCREENING_PARTS) {
      const others = all.filter(({ kind }) => kind !== left);
      expect(isDone(sequence, [...others, { kind: left, timestamp: BEFORE }])).toBe(false);
      expect(partToDo(sequence, others)).toBe(left);
    }
    expect(partToDo(sequence, [])).toBe('focus-game');
    expect(partToDo(sequence, all)).toBeNull();
  });
});

describe('what is stored', () => {
  it('is read back', () => {
    expect(assignedOf({ kind: 'passage', target: 'last-bus' })).toEqual({ kind: 'passage', target: 'last-bus' });
    expect(assignedOf({ kind: 'game', target: 'simon' })).toEqual({ kind: 'game', target: 'simon' });
    expect(assignedOf({ kind: 'sequence', target: null })).toEqual({ kind: 'sequence', target: null });
  });

  it.each([
    { kind: 'passage', target: 'a-later-passage' },
    { kind: 'game', target: 'chess' },
    { kind: 'game', target: 'reading-passage' },
    { kind: 'game', target: null },
  ] as const)('is left out when this version does not know it: $kind $target', (stored) => {
    expect(assignedOf(stored)).toBeNull();
  });
});

it('shows the nearest day first, what has no day last, and what was set first before the others', () => {
  const each = (assignmentId: string, dueDay: string | null, createdAt = SET) => ({ assignmentId, dueDay, createdAt });
  const assignments = [
    each('d', null),
    each('c', '2026-12-01'),
    each('b', '2026-11-30'),
    each('a', '2026-11-30', BEFORE),
    each('e', '2026-12-01'),
  ];
  expect(inOrderOfDays(assignments).map(({ assignmentId }) => assignmentId)).toEqual(['a', 'b', 'c', 'e', 'd']);
});

it('is open from its first day to its last, and counts its days from the first', () => {
  const time = { startDay: '2026-11-24', dueDay: null, createdAt: '2026-11-20T10:00:00.000Z' };
  expect(['2026-11-23', '2026-11-24'].map((day) => isOpen(time, day))).toEqual([false, true]);
  expect(hasEnded(time, '2026-11-23')).toBe(false);
  expect(lastDayOf(time)).toBe('2027-01-23');
});

it('has a level only where it is a game that has it', () => {
  const simon = { kind: 'game', target: 'simon' } as const;
  expect([null, 1, 20, 0, 21].map((level) => canBeLevel(simon, level))).toEqual([true, true, true, false, false]);
  expect(canBeLevel({ kind: 'game', target: 'sound-match' }, 1)).toBe(false);
  expect(canBeLevel({ kind: 'sequence', target: null }, 1)).toBe(false);
});

it('is the tests for everyone but accounts that a teacher made, until a parent is known to agree', () => {
  const agreed = [null, { screeningAgreed: false }, { screeningAgreed: true }];
  expect(agreed.map((pupil) => canBeSetTests({ pupil }))).toEqual([true, false, true]);
});

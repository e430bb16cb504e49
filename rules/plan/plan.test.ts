import { describe, expect, it } from 'vitest';
import {
  EMPTY_PLAN,
  isEmptyPlan,
  isTimeToLookBack,
  mergedPlan,
  PLAN,
  plainSentence,
  readablePlan,
  withoutOwnWords,
  withoutSentence,
  withSentence,
  withTick,
} from './plan.ts';

const ticked = withTick(withTick(EMPTY_PLAN, 'liked', 'funny', true), 'liked', 'kind', true);
const written = (...sentences: string[]) =>
  sentences.reduce((plan, sentence) => withSentence(plan, 'helps', sentence), EMPTY_PLAN);

describe('a plan', () => {
  it('keeps its ticks in the order of the list, whatever was ticked first, and each once', () => {
    expect(withTick(ticked, 'liked', 'kind', true).liked.ticks).toEqual(['kind', 'funny']);
    expect(withTick(ticked, 'liked', 'kind', false).liked.ticks).toEqual(['funny']);
  });

  it('takes a sentence without blanks around it, once, and no more than have room on a page', () => {
    expect(written('  A green   card\nis a break. ').helps.own).toEqual(['A green card is a break.']);
    expect(written('One.', 'One.', '  ').helps.own).toEqual(['One.']);
    const many = Array.from({ length: PLAN.mostOwn + 1 }, (_, at) => `Sentence ${at}.`);
    expect(written(...many).helps.own).toEqual(many.slice(0, PLAN.mostOwn));
    expect(withoutSentence(written('One.', 'Two.'), 'helps', 'One.').helps.own).toEqual(['Two.']);
  });

  it('shortens a sentence to what has room', () => {
    expect(plainSentence('a'.repeat(PLAN.longestSentence + 1))).toHaveLength(PLAN.longestSentence);
  });

  it('is empty until something is ticked or written', () => {
    expect([EMPTY_PLAN, ticked, written('One.')].map(isEmptyPlan)).toEqual([true, false, false]);
    expect(isEmptyPlan(withoutOwnWords(written('One.')))).toBe(true);
  });
});

describe('a stored plan', () => {
  it('is read as far as it can be: unknown ticks, sections and shapes are left out', () => {
    expect(readablePlan(JSON.parse(JSON.stringify(ticked)))).toEqual(ticked);
    for (const found of [null, 7, 'plan', [], { liked: 'kind', matters: { ticks: 7, own: [{}] } }])
      expect(readablePlan(found)).toEqual(EMPTY_PLAN);
    const later = { liked: { ticks: ['flies', 'kind', 'kind'], own: ['One.', 'One.', ' '] }, dreams: {} };
    expect(readablePlan(later).liked).toEqual({ ticks: ['kind'], own: ['One.'] });
  });

  it('is put together with another one without losing a tick', () => {
    const other = withTick(written('One.'), 'liked', 'brave', true);
    const both = mergedPlan(ticked, other);
    expect([both.liked.ticks, both.helps.own]).toEqual([['kind', 'funny', 'brave'], ['One.']]);
  });
});

it('is looked at again after a school term, not a day earlier', () => {
  const changedAt = Date.UTC(2026, 8, 1);
  const after = (days: number) => changedAt + days * 24 * 60 * 60 * 1000;
  expect([89, 90, 400].map((days) => isTimeToLookBack(changedAt, after(days)))).toEqual([false, true, true]);
});

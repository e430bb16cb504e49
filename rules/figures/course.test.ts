import { expect, it } from 'vitest';
import { courseOf } from './course.ts';

/** The course of scores in the order of the days. */
const courseIn = (...scores: number[]) => courseOf([...scores].reverse());

it('says nothing of fewer than six results', () => {
  expect([courseIn(), courseIn(20, 16, 14, 11, 9)]).toEqual(['too-little', 'too-little']);
});

it('of six results, is harder when each is lower than the one before, and improving when each is higher', () => {
  expect(courseIn(20, 16, 14, 11, 9, 8)).toBe('harder');
  expect(courseIn(8, 9, 11, 14, 16, 20)).toBe('improving');
  expect(courseIn(20, 16, 14, 11, 8, 9)).toBe('steady');
});

it('is steady when results differ, but in no direction', () => {
  expect(courseIn(12, 18, 9, 20, 14, 11, 19, 10, 17, 13)).toBe('steady');
});

it('is steady when the results fall by less than 15 of 100', () => {
  expect(courseIn(101, 100, 99, 87, 86, 85)).toBe('steady');
  expect(courseIn(101, 100, 99, 86, 85, 84)).toBe('harder');
});

it('is not changed by one bad day', () => {
  expect(courseIn(18, 17, 18, 19, 18, 17, 18, 2)).toBe('steady');
});

it('is harder over many results that vary', () => {
  expect(courseIn(20, 22, 19, 20, 16, 18, 15, 17, 13, 14, 10, 12)).toBe('harder');
});

it('improves from nothing', () => {
  expect(courseIn(0, 0, 0, 1, 2, 3, 4, 5, 6)).toBe('improving');
});

it('is steady without any change', () => {
  expect(courseIn(24, 24, 24, 24, 24, 24, 24)).toBe('steady');
});

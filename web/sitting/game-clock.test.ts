import { expect, it } from 'vitest';
import { createGameClock } from './game-clock.ts';

it('is 0 until it goes, then counts from there', () => {
  const clock = createGameClock();
  expect([clock.isStanding, clock.at(5000)]).toEqual([true, 0]);
  clock.goFrom(5000);
  expect([clock.isStanding, clock.at(5000), clock.at(5016.7)]).toEqual([false, 0, expect.closeTo(16.7)]);
});

it('stands still during a pause, however long, and takes up where it stood', () => {
  const clock = createGameClock();
  clock.goFrom(1000);
  clock.stopAt(3500);
  expect([clock.isStanding, clock.at(99_000)]).toEqual([true, 2500]);
  clock.goFrom(100_000);
  expect(clock.at(100_500)).toBe(3000);
});

it('never goes back before the start or the last pause, whatever stamp comes late', () => {
  const clock = createGameClock();
  clock.goFrom(1000);
  expect(clock.at(990)).toBe(0);
  clock.stopAt(1600);
  clock.goFrom(2000);
  expect(clock.at(1995)).toBe(600);
});

it('is not set going twice', () => {
  const clock = createGameClock();
  clock.goFrom(1000);
  clock.goFrom(4000);
  expect(clock.at(5000)).toBe(4000);
});

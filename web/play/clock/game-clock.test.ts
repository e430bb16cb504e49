import { expect, it } from 'vitest';
import { createGameClock } from './game-clock.ts';

it('is 0 until it is started, then counts from there', () => {
  const clock = createGameClock();
  expect([clock.isStopped, clock.timeAt(5000)]).toEqual([true, 0]);
  clock.start(5000);
  expect([clock.isStopped, clock.timeAt(5000), clock.timeAt(5016.7)]).toEqual([false, 0, expect.closeTo(16.7)]);
});

it('does not count a pause, however long', () => {
  const clock = createGameClock();
  clock.start(1000);
  clock.stop(3500);
  expect([clock.isStopped, clock.timeAt(99_000)]).toEqual([true, 2500]);
  clock.start(100_000);
  expect(clock.timeAt(100_500)).toBe(3000);
});

it('never goes back before the start or the last pause when a stamp is late', () => {
  const clock = createGameClock();
  clock.start(1000);
  expect(clock.timeAt(990)).toBe(0);
  clock.stop(1600);
  clock.start(2000);
  expect(clock.timeAt(1995)).toBe(600);
});

it('is not started twice', () => {
  const clock = createGameClock();
  clock.start(1000);
  clock.start(4000);
  expect(clock.timeAt(5000)).toBe(4000);
});

import { expect, it } from 'vitest';
import { createWaitingLine, type Visitor } from './waiting-line.ts';

const BOUNDS = { atOnce: 3, perTurn: 2, longestWaitMs: 1000, welcomeTurns: 3 };

function lineOf(bounds = BOUNDS) {
  const clock = { now: 0 };
  let coming: (() => void)[] = [];
  const line = createWaitingLine(bounds, { now: () => clock.now, nextTurn: (act) => coming.push(act) });
  const log: string[] = [];
  const gone = new Set<string>();
  function visitor(name: string, takesPlace = true): Visitor {
    return {
      begin: () => log.push(name),
      refuse: () => log.push(`${name} refused`),
      isGone: () => gone.has(name),
      takesPlace,
    };
  }
  /** Does what one turn of the event loop does. */
  function turn() {
    const acts = coming;
    coming = [];
    for (const act of acts) act();
  }
  return { line, log, gone, clock, visitor, turn, isStill: () => coming.length === 0 };
}

it('lets in at once while there is room', () => {
  const { line, log, visitor } = lineOf();
  expect(line.join(visitor('a'), 0)).toBe(true);
  expect(line.join(visitor('b'), 0)).toBe(true);
  expect(log).toEqual(['a', 'b']);
});

it('begins only so many in one turn, the others in the turns after it, in the order in which they came', () => {
  const { line, log, visitor, turn } = lineOf({ ...BOUNDS, atOnce: 9 });
  for (const name of 'abcdef') line.join(visitor(name), 9);
  expect(log).toEqual(['a', 'b']);
  turn();
  turn();
  expect(log).toEqual(['a', 'b', 'c', 'd']);
  line.join(visitor('g'), 9);
  turn();
  expect(log).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
  turn();
  expect(log.at(-1)).toBe('g');
});

it('works on only so many at once', () => {
  const { line, log, visitor, turn, isStill } = lineOf();
  const first = visitor('a');
  line.join(first, 9);
  for (const name of 'bcd') line.join(visitor(name), 9);
  for (let turns = 1; turns <= 5; turns += 1) turn();
  expect(log).toEqual(['a', 'b', 'c']);
  expect(line.figures()).toEqual({ running: 3, waiting: 1 });
  expect(isStill()).toBe(true);
  line.done(first);
  turn();
  turn();
  expect(log.at(-1)).toBe('d');
});

it('does not count who takes no place', () => {
  const { line, log, visitor, turn } = lineOf();
  for (const name of 'abcdef') line.join(visitor(name, false), 9);
  for (let turns = 1; turns <= 3; turns += 1) turn();
  expect(log).toHaveLength(6);
  line.done(visitor('a', false));
  expect(line.figures().running).toBe(0);
});

it('has only so many places', () => {
  const { line, visitor } = lineOf();
  for (const name of 'abcde') expect(line.join(visitor(name), 2)).toBe(true);
  expect(line.isFull(2)).toBe(true);
  expect(line.join(visitor('f'), 2)).toBe(false);
  expect(line.join(visitor('f'), 3)).toBe(true);
});

it('refuses who has waited too long, and begins with who has not', () => {
  const { line, log, clock, visitor, turn } = lineOf();
  for (const name of 'abcd') line.join(visitor(name), 9);
  clock.now = 500;
  line.join(visitor('e'), 9);
  clock.now = 1001;
  turn();
  turn();
  expect(log).toEqual(['a', 'b', 'c refused', 'd refused', 'e']);
});

it('forgets who went away', () => {
  const { line, log, gone, visitor, turn } = lineOf();
  for (const name of 'abcd') line.join(visitor(name), 9);
  gone.add('c');
  turn();
  turn();
  expect(log).toEqual(['a', 'b', 'd']);
});

it('begins with nobody while new connections come, so that those behind them come in, too', () => {
  const { line, log, visitor, turn } = lineOf();
  for (const name of 'ab') {
    line.welcome();
    line.join(visitor(name), 9);
    turn();
  }
  expect(log).toEqual([]);
  turn();
  turn();
  expect(log).toEqual(['a', 'b']);
});

it('goes on when they do not end', () => {
  const { line, log, visitor, turn } = lineOf();
  for (const name of 'abcdef') {
    line.welcome();
    line.join(visitor(name), 9);
    turn();
  }
  expect(log).toEqual(['a', 'b']);
});

it('rests when nobody is there', () => {
  const { line, visitor, turn, isStill } = lineOf();
  line.join(visitor('a'), 9);
  turn();
  expect(isStill()).toBe(true);
});

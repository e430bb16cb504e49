import { describe, expect, it } from 'vitest';
import { type MoleRun, moleCount } from '#rules/games/whack-a-mole/whack-a-mole.ts';
import { type MoleEvent, moleReducer, newMoleState } from '#rules/games/whack-a-mole/whack-a-mole-reducer.ts';
import {
  leadWords,
  levelTipWords,
  moleFigures,
  spokenWords,
  tipWords,
  titleWords,
  tooSoonWords,
  touchedWords,
} from './mole-words.ts';

const frame = (atMs: number): MoleEvent => ({ type: 'frame-shown', atMs });
const press = (hole: number, atMs: number): MoleEvent => ({ type: 'hole-pressed', hole, atMs });

describe.each([
  { clock: 'with a clock', withoutClock: false },
  { clock: 'without a clock', withoutClock: true },
])('$clock', ({ withoutClock }) => {
  const begun = newMoleState('easy', withoutClock, 7);
  const up = moleReducer(begun, frame(1000));
  const hole = up.mole?.hole ?? 0;
  const touched = moleReducer(up, press(hole, 1400));
  const missed = moleReducer(up, press((hole % 9) + 1, 1400));

  it('says where a mole is', () => {
    expect(spokenWords(begun)).toBe('');
    expect(spokenWords(up)).toBe(`Mole in hole ${hole}.`);
  });

  it('says what a press met only while there is time to listen', () => {
    expect(spokenWords(touched)).toBe(withoutClock ? 'Touched. 1 of 30.' : '');
    expect(spokenWords(missed)).toBe(withoutClock ? `Hole ${(hole % 9) + 1} is empty.` : `Mole in hole ${hole}.`);
    expect(spokenWords(moleReducer(missed, frame(1700)))).toBe(`Mole in hole ${hole}.`);
  });

  it('counts the moles that were touched', () => {
    expect([begun, touched].map(touchedWords)).toEqual(
      withoutClock ? ['0 of 30 moles', '1 of 30 moles'] : ['0 moles', '1 mole'],
    );
  });
});

const runOf = (touched: number, change: Partial<MoleRun> = {}): MoleRun => ({
  durationMs: 30_000,
  withoutClock: false,
  difficulty: 'easy',
  hits: Array.from({ length: touched }, (_, mole) => ({ mole, reactionMs: 500 + 10 * mole })),
  misses: 0,
  ...change,
});

describe('titleWords', () => {
  it('says how many moles were touched, without blame for none', () => {
    expect([0, 1, 2].map((touched) => titleWords(runOf(touched)))).toEqual([
      'No mole was touched this time',
      'You touched 1 mole',
      'You touched 2 moles',
    ]);
  });

  it('says in words that every mole was touched without a clock', () => {
    expect(titleWords(runOf(30, { withoutClock: true }))).toBe('You touched all thirty moles');
  });
});

describe('moleFigures', () => {
  it('gives every figure a meaning', () => {
    expect(moleFigures(runOf(3, { misses: 4 })).map(({ figure, meaning }) => [figure, meaning])).toEqual([
      ['3', 'in 30 seconds'],
      ['0.51\u00a0s', 'most moles within 0.01\u00a0s of it'],
      ['4', 'it costs nothing'],
    ]);
  });

  it('needs one mole for a reaction, and two for a spread', () => {
    const reaction = (touched: number) => moleFigures(runOf(touched))[1];
    expect(reaction(0)).toMatchObject({ figure: 'None yet' });
    expect(reaction(1)).toMatchObject({ figure: '0.50\u00a0s', meaning: 'one mole so far' });
  });
});

describe('the figures without a clock', () => {
  it('do not count the moles, which are always thirty', () => {
    const terms = moleFigures(runOf(30, { withoutClock: true })).map(({ term }) => term);
    expect(terms).toEqual(['Usual reaction', 'Empty holes pressed']);
  });
});

describe('the number of empty holes', () => {
  it('says that it stops at 1000', () => {
    const figures = [999, 1000].map((misses) => moleFigures(runOf(38, { misses })).at(-1)?.figure);
    expect(figures).toEqual(['999', '1000 or more']);
  });
});

describe('touches that are too soon to be reactions', () => {
  const runWith = (...reactions: number[]) =>
    runOf(0, { hits: reactions.map((reactionMs, mole) => ({ mole, reactionMs })) });
  const reactionOf = (run: MoleRun) => moleFigures(run)[1];

  it('are left out of the usual reaction, and counted in a sentence', () => {
    const run = runWith(50, 149, 500, 500);
    expect(reactionOf(run)?.figure).toBe('0.50\u00a0s');
    expect(tooSoonWords(run)).toMatch(/^2 moles were touched sooner .* left out\.$/);
    expect(tooSoonWords(runWith(149, 500))).toMatch(/^1 mole was touched sooner .* left out\.$/);
    expect(tooSoonWords(runWith(150, 500))).toBeNull();
  });

  it('are no reaction when there are no others', () => {
    expect(reactionOf(runWith(20, 60))).toMatchObject({ figure: 'None yet' });
    expect(reactionOf(runWith(20, 500))).toMatchObject({ figure: '0.50\u00a0s', meaning: 'one mole so far' });
  });
});

describe.each([
  { clock: 'with a clock', withoutClock: false, terms: ['Moles touched', 'Empty holes pressed'] },
  { clock: 'without a clock', withoutClock: true, terms: ['Empty holes pressed'] },
])('wild presses $clock', ({ withoutClock, terms }) => {
  const wild = runOf(30, {
    withoutClock,
    misses: 400,
    hits: runOf(30).hits.map((hit) => ({ ...hit, reactionMs: 40 })),
  });

  it('have no reaction, no praise and a tip', () => {
    expect(titleWords(wild)).toBe('This game is over');
    expect(leadWords(wild)).toBe('So many presses met empty holes that the times tell nothing today.');
    expect(moleFigures(wild).map(({ term }) => term)).toEqual(terms);
    expect(tooSoonWords(wild)).toBeNull();
    expect(tipWords(wild)).toContain('one press for each mole');
  });
});

describe('tipWords', () => {
  it('fits the result', () => {
    expect(tipWords(runOf(5, { misses: 6 }))).toContain('wait until you see the mole');
    expect(tipWords(runOf(18))).toContain('Take your time');
    expect(tipWords(runOf(19))).toContain('middle hole');
  });

  it('names the middle hole only when at least a fifth of the moles were missed', () => {
    const all = moleCount(runOf(0));
    const fewest = Math.ceil(all / 5);
    expect(tipWords(runOf(all - fewest))).toContain('middle hole');
    expect(tipWords(runOf(all - fewest + 1))).toBeNull();
    expect(tipWords(runOf(30, { withoutClock: true }))).toBeNull();
  });

  it('with levels, where three of ten moles are always missed, needs more than half of them missed', () => {
    const run = (touched: number, misses = 0) => ({
      ...{ durationMs: 60_000, startLevel: 3, misses },
      reactionsMs: Array.from({ length: 48 }, (_, at) => (at < touched ? 400 : null)),
    });
    expect(levelTipWords(run(24))).toBeNull();
    expect(levelTipWords(run(23))).toContain('middle hole');
    expect(levelTipWords(run(30, 30))).toBeNull();
    expect(levelTipWords(run(30, 31))).toContain('wait until you see the mole');
  });
});

import { describe, expect, it } from 'vitest';
import { m } from '#messages';
import type { CarefulSummary } from '#rules/games/careful-moles/careful-moles-summary.ts';
import { letterOutcomes, letterQuestions, mixedUpPair } from '#rules/games/letter-round/letter-round.ts';
import { sumAnswer } from '#rules/games/multitask-master/arithmetic.ts';
import { MULTITASK_MASTER, multitaskTasks } from '#rules/games/multitask-master/multitask-master.ts';
import { newSpotState } from '#rules/games/spot-the-difference/spot-the-difference-reducer.ts';
import { longestSimonRun, simonRunLostIn } from '#rules/games/testing/simon-runs.ts';
import type { MoleRun } from '#rules/games/whack-a-mole/whack-a-mole.ts';
import { tipWords as carefulTip } from './careful-moles/careful-words.ts';
import { multitaskTip } from './multitask-master/multitask-words.ts';
import { tipWords as simonTip } from './simon/simon-words.ts';
import { tipWords as spotTip } from './spot-the-difference/spot-words.ts';
import { tipWords as moleTip } from './whack-a-mole/mole-words.ts';

const MINUTE_MS = 60_000;

/** A game with the clock in which so many moles were touched and so many empty holes pressed. */
const moles = (touched: number, misses = 0, withoutClock = false): MoleRun => ({
  ...{ durationMs: 30_000, withoutClock, difficulty: 'easy', misses },
  hits: Array.from({ length: touched }, (_, mole) => ({ mole, reactionMs: 500 })),
});

/** A game of ten rounds with so many shapes wrong, sums wrong, and rounds without an answer in time, from the first on. */
const multitask = ({ shapes = 0, sums = 0, late = 0, withoutClock = false }) => ({
  ...{ durationMs: MINUTE_MS, withoutClock, seed: 3, difficulty: 'easy' as const },
  rounds: multitaskTasks(3, 'easy').map(({ shapes: shown, wanted, sum }, at) => ({
    pickedShape: at < late ? null : (shown.indexOf(wanted) + Number(at < shapes)) % shown.length,
    answeredSum: at < late ? null : sumAnswer(sum) + Number(at < sums),
    durationMs: 4000,
  })),
});

/** A game with so many differences found, and presses that found none. */
function spot(found: number, misses: number, withoutClock = false) {
  const begun = newSpotState({ withoutClock, shownAs: 'pictures' }, 3);
  const all = begun.scene.differences.map((_, difference) => difference);
  const presses = Array.from({ length: found + misses }, () => ({ picture: 0, x: 0, y: 0, atMs: 100 }));
  return { ...begun, presses, tally: { ...begun.tally, found: all.slice(0, found) } } as unknown as typeof begun;
}

const careful = (change: Partial<CarefulSummary> & { isCalm?: boolean; validity?: 'few-touches' | null }) => {
  const { isCalm = false, validity = null, ...summary } = change;
  const usual = { falseAlarms: 5, rejections: 25, omissionsByQuarter: [1, 0, 2, 1] } as unknown as CarefulSummary;
  return { summary: { ...usual, ...summary }, validity, isCalm };
};

/** The tip of a letter round in which d was taken for b so many times. */
function letterTip(times: number): string | null {
  let taken = 0;
  const answers = letterQuestions(7).map(({ letter, options }) => {
    const isTaken = letter === 'b' && taken < times;
    taken += Number(isTaken);
    return { picked: options.indexOf(isTaken ? 'd' : letter), answeredAfterMs: 900 };
  });
  const pair = mixedUpPair(letterOutcomes({ seed: 7, answers }));
  return pair && m['games.letter_round.end.look']({ pair: pair.join('') });
}

const ROUNDS = MULTITASK_MASTER.rounds;

/** Each tip: what it says, and the runs with and without it. */
const TIPS: Record<string, { says: string; given: (string | null)[]; not: (string | null)[] }> = {
  'Whack-a-Mole: wait': {
    says: 'wait until you see the mole',
    given: [moles(10, 11)].map(moleTip),
    not: [moles(10, 10), moles(40), moles(40, 5)].map(moleTip),
  },
  'Whack-a-Mole: without a clock': {
    says: 'choose Take your time',
    given: [moles(0), moles(18)].map(moleTip),
    not: [moles(19), moles(18, 0, true), moles(40)].map(moleTip),
  },
  'Whack-a-Mole: the middle hole': {
    says: 'middle hole',
    given: [moles(19), moles(28)].map(moleTip),
    not: [moles(18), moles(36), moles(40), moles(30, 0, true)].map(moleTip),
  },
  'Multitask: the shape first': {
    says: 'picking the shape first',
    given: [multitask({ sums: 1 }), multitask({ sums: ROUNDS }), multitask({ sums: 2, shapes: 2 })].map(multitaskTip),
    not: [multitask({}), multitask({ shapes: 1 }), multitask({ late: 2 })].map(multitaskTip),
  },
  'Multitask: all of the shapes': {
    says: 'looking at all of the shapes',
    given: [multitask({ shapes: 1 }), multitask({ shapes: ROUNDS })].map(multitaskTip),
    not: [multitask({}), multitask({ sums: 1 }), multitask({ late: 2 })].map(multitaskTip),
  },
  'Multitask: without a clock': {
    says: 'In some rounds the time ran out.',
    given: [multitask({ late: 2 }), multitask({ late: ROUNDS })].map(multitaskTip),
    not: [
      multitask({}),
      multitask({ late: 1 }),
      multitask({ sums: 5 }),
      multitask({ late: 2, withoutClock: true }),
    ].map(multitaskTip),
  },
  'Spot: look at both': {
    says: 'look at both images',
    given: [spot(2, 3), spot(5, 6)].map(spotTip),
    not: [spot(2, 2), spot(5, 5), spot(5, 0)].map(spotTip),
  },
  'Spot: without a clock': {
    says: 'choose Take your time',
    given: [spot(4, 0), spot(0, 0)].map(spotTip),
    not: [spot(5, 0), spot(4, 0, true), spot(2, 3)].map(spotTip),
  },
  'Spot: part by part': {
    says: 'one part after the other',
    given: [spot(4, 0, true)].map(spotTip),
    not: [spot(5, 0, true), spot(4, 0)].map(spotTip),
  },
  'Careful moles: look first': {
    says: 'look first',
    given: [careful({ falseAlarms: 16, rejections: 14 })].map(carefulTip),
    not: [careful({ falseAlarms: 15, rejections: 15 }), careful({}), careful({ falseAlarms: 16, isCalm: true })].map(
      carefulTip,
    ),
  },
  'Careful moles: pause': {
    says: 'pause',
    given: [careful({ omissionsByQuarter: [0, 0, 0, 3] })].map(carefulTip),
    not: [careful({ omissionsByQuarter: [1, 0, 0, 3] }), careful({ omissionsByQuarter: [5, 0, 0, 0] })].map(carefulTip),
  },
  'Careful moles: practise': {
    says: 'practice again',
    given: [careful({ validity: 'few-touches' })].map(carefulTip),
    not: [careful({}), careful({ validity: 'few-touches', isCalm: true })].map(carefulTip),
  },
  'Simon: a faster speed': {
    says: 'choose Normal',
    given: [longestSimonRun({ difficulty: 'easy' })].map(simonTip),
    not: [longestSimonRun({ difficulty: 'hard' }), simonRunLostIn(6, 4)].map(simonTip),
  },
  'Simon: the newest colour': {
    says: 'Only the last colour was missing.',
    given: [simonRunLostIn(2, 1), simonRunLostIn(6, 5)].map(simonTip),
    not: [simonRunLostIn(6, 4), longestSimonRun()].map(simonTip),
  },
  'Simon: groups': {
    says: 'groups of two or three',
    given: [simonRunLostIn(6, 4)].map(simonTip),
    not: [simonRunLostIn(2, 1), simonRunLostIn(3, 1), longestSimonRun()].map(simonTip),
  },
  'Letter round: how to tell b from d': {
    says: 'The letters b and d changed places.',
    given: [2, 6].map(letterTip),
    not: [0, 1].map(letterTip),
  },
};

describe.each(Object.entries(TIPS))('the tip "%s"', (_tip, { says, given, not }) => {
  it('is given after the runs that give a reason, and after no others', () => {
    for (const words of given) expect(words).toContain(says);
    for (const words of not) expect(words ?? '').not.toContain(says);
  });
});

it('a game without a mistake has no tip', () => {
  expect([moleTip(moles(40)), multitaskTip(multitask({})), spotTip(spot(5, 0)), letterTip(0)]).toEqual(
    Array(4).fill(null),
  );
});

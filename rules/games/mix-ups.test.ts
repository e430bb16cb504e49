import { expect, it } from 'vitest';
import { letterQuestions, TURNING_LETTERS } from './letter-round/letter-round.ts';
import { letterMixUps, type MixUpRun, wordMixUps } from './mix-ups.ts';
import { rightOption, soundQuestions } from './sound-match/sound-match.ts';
import { wordOrNotTrials } from './word-or-not/word-or-not.ts';

const SEED = 7;
const answeredAfterMs = 900;

/** A letter round in which `d` is picked for the first `wrong` of the six b. */
function letterRound(wrong: number): MixUpRun {
  let seen = 0;
  const answers = letterQuestions(SEED).map(({ letter, options }) => {
    if (letter === 'b') seen += 1;
    const picked = letter === 'b' && seen <= wrong ? 'd' : letter;
    return { picked: options.indexOf(picked), answeredAfterMs };
  });
  return { game: 'letter-round', report: { seed: SEED, answers } };
}

it('letters are counted over all rounds, the pair that was mixed up most often first', () => {
  const other = { game: 'letter-round', report: { seed: SEED, answers: allPicked('q') } } as const;
  const counted = letterMixUps([letterRound(3), letterRound(4), letterRound(0), other]);
  expect(counted[0]).toEqual({ asked: 'b', picked: 'd', times: 7 });
  expect(counted.slice(1)).toEqual(
    TURNING_LETTERS.filter((letter) => letter !== 'q').map((asked) => ({ asked, picked: 'q', times: 6 })),
  );
  expect(wordMixUps([letterRound(3)])).toEqual([]);
});

const allPicked = (letter: 'q') =>
  letterQuestions(SEED).map(({ options }) => ({ picked: options.indexOf(letter), answeredAfterMs }));

it('a word of Word or not? is mixed up when it is taken for the other kind', () => {
  const trials = wordOrNotTrials(SEED);
  const answers = trials.map(({ isWord }, at) => ({
    answer: isWord === at > 1 ? ('word' as const) : ('not-a-word' as const),
    answeredAfterMs,
  }));
  const run: MixUpRun = { game: 'word-or-not', report: { seed: SEED, answers } };
  expect(wordMixUps([run, run])).toEqual(
    trials.slice(0, 2).map((trial) => ({ kind: 'real-or-made-up', ...trial, times: 2 })),
  );
});

it('a word of sound match is mixed up when one with another first sound is picked', () => {
  const questions = soundQuestions(SEED);
  const answers = questions.map((question, at) => ({
    picked: at === 0 ? (rightOption(question) + 1) % 3 : rightOption(question),
    answeredAfterMs,
  }));
  const [first] = questions;
  expect(wordMixUps([{ game: 'sound-match', report: { seed: SEED, answers } }])).toEqual([
    { kind: 'first-sound', asked: first?.word, picked: first?.options[answers[0]?.picked ?? -1], times: 1 },
  ]);
});

it('a picture is mixed up when a word of similar spelling is picked for it', () => {
  const pictures = ['cat', 'apple'] as unknown as [];
  const answers = [0, 0].map((picked) => ({ picked, answeredAfterMs }));
  const run: MixUpRun = { game: 'picture-words', report: { seed: SEED, pictures, answers } };
  const counted = wordMixUps([run]);
  expect(counted.length).toBeGreaterThan(0);
  for (const each of counted) expect(each).toMatchObject({ kind: 'spelling', times: 1 });
});

import type { RunReportOf } from '#contract/games/game-runs.ts';
import { CAREFUL_MOLES, carefulTrials } from '#rules/games/careful-moles/careful-moles.ts';
import { LETTER_ROUND, letterQuestions } from '#rules/games/letter-round/letter-round.ts';
import { type Game, RUN, type RunResult } from '#rules/games/runs.ts';
import { rightOption, SOUND_MATCH, soundQuestions } from '#rules/games/sound-match/sound-match.ts';
import { WORD_OR_NOT } from '#rules/games/word-or-not/word-or-not.ts';
import { PICTURE_WORDS, pictureWordsLeastDurationMs } from '#rules/quizzes/picture-words.ts';
import { optionOrders } from '#rules/reading/reading-run.ts';
import { FINISHED_AT, SEED, simonReport } from './reports.ts';

/** A change that makes a report invalid, with its description. */
type Refusal = readonly [description: string, change: object];

export type SampleRun<G extends Game> = {
  /** The shortest possible run that counts as finished. */
  report: RunReportOf[G];
  /** The result that the server stores. */
  stored: RunResult & { choice: string };
  /** A change that makes the run shorter than the game allows. */
  tooShort: Partial<RunReportOf[G]>;
  /** Invalid reports. The tests of the rules cover all cases; these show that the server applies the rules. */
  refusals: readonly [Refusal, ...Refusal[]];
};

const multitaskRounds = Array.from({ length: 10 }, () => ({ pickedShape: null, answeredSum: null, durationMs: 8000 }));
const fastestAnswers = Array.from({ length: PICTURE_WORDS.items }, () => ({
  picked: 0,
  answeredAfterMs: RUN.minPressMs,
}));

/** Every mole is touched after 400 ms, and no rabbit. */
const carefulGame = carefulTrials(SEED).map(({ animal }, trial) => ({
  trial,
  pressesMs: animal === 'mole' ? [400] : [],
}));

/** Every question of a passage is answered right. */
const readingAnswers = optionOrders(SEED).map((order) => ({ picked: order.indexOf(0), answeredAfterMs: 2000 }));

const wordAnswers = Array.from({ length: WORD_OR_NOT.trials }, () => ({
  answer: 'word' as const,
  answeredAfterMs: RUN.minPressMs,
}));

/** Every letter is found, and every sound matched, after 900 ms. */
const letterAnswers = letterQuestions(SEED).map(({ letter, options }) => ({
  picked: options.indexOf(letter),
  answeredAfterMs: 900,
}));
const soundAnswers = soundQuestions(SEED).map((question) => ({ picked: rightOption(question), answeredAfterMs: 900 }));
const leastMs = (questions: number, nextAfterMs: number) => questions * (nextAfterMs + RUN.minPressMs);

/** The reports that server tests send for each game, and the results they expect. */
export const SAMPLE_RUNS: { [G in Game]: SampleRun<G> } = {
  simon: {
    report: simonReport(),
    stored: { score: 2, level: 2, choice: 'easy' },
    // Shorter than the time that showing the sequences takes.
    tooShort: {
      presses: simonReport(3).presses.map(({ pad }, place) => ({ pad, atMs: 500 * place })),
      durationMs: 5000,
    },
    refusals: [
      ['a score', { score: 50 }],
      ['a level', { level: 40 }],
      ['an unknown difficulty', { difficulty: 'brutal' }],
      ['a time that is no whole number', { durationMs: 60_000.5 }],
      ['a time below 0', { durationMs: -1 }],
      ['no presses', { presses: [] }],
      ['presses out of order', { presses: simonReport().presses.toReversed() }],
    ],
  },
  'multitask-master': {
    report: {
      finishedAt: FINISHED_AT,
      durationMs: 95_000,
      withoutClock: false,
      seed: SEED,
      difficulty: 'hard',
      rounds: multitaskRounds,
    },
    stored: { score: 0, level: 3, choice: 'hard' },
    tooShort: { durationMs: 94_998 },
    refusals: [
      ['nine rounds', { rounds: multitaskRounds.slice(1) }],
      [
        'a shape that was not shown',
        { difficulty: 'easy', rounds: multitaskRounds.map((round) => ({ ...round, pickedShape: 4 })) },
      ],
      ['more time than its rounds take', { durationMs: 105_001 }],
    ],
  },
  'spot-the-difference': {
    report: {
      finishedAt: FINISHED_AT,
      durationMs: 60_000,
      withoutClock: false,
      shownAs: 'pictures',
      seed: SEED,
      presses: [],
    },
    stored: { score: 0, level: null, choice: '' },
    tooShort: { durationMs: 59_999 },
    refusals: [
      ['images shown in another way', { shownAs: 'sounds' }],
      ['a scene of an unknown version', { sceneVersion: 3 }],
      ['more than its minute', { durationMs: 60_001 }],
      ['a press beside the picture', { presses: [{ x: 451, y: 0, atMs: 1 }] }],
    ],
  },
  'whack-a-mole': {
    report: {
      finishedAt: FINISHED_AT,
      durationMs: 30_000,
      withoutClock: false,
      difficulty: 'normal',
      hits: [
        { mole: 0, reactionMs: 400 },
        { mole: 3, reactionMs: 512 },
      ],
      misses: 1,
    },
    stored: { score: 2, level: 2, choice: 'normal' },
    tooShort: { durationMs: 29_999 },
    refusals: [
      ['points', { points: 1000 }],
      ['a mole that was touched twice', { hits: [0, 0].map((mole) => ({ mole, reactionMs: 400 })) }],
      ['every mole hit at 0 ms', { hits: Array.from({ length: 48 }, (_, mole) => ({ mole, reactionMs: 0 })) }],
      ['a mole that never comes', { hits: [{ mole: 48, reactionMs: 400 }] }],
    ],
  },
  'picture-words': {
    report: {
      finishedAt: FINISHED_AT,
      durationMs: 12_000,
      seed: SEED,
      answers: Array.from({ length: 10 }, (_, place) => ({ picked: place % 4, answeredAfterMs: 700 })),
    },
    stored: { score: 2, level: null, choice: '' },
    tooShort: {
      answers: fastestAnswers,
      durationMs: pictureWordsLeastDurationMs({ answers: fastestAnswers }) - 1,
    },
    refusals: [
      ['answers before their pictures were seen', { answers: Array(10).fill({ picked: 0, answeredAfterMs: 99 }) }],
      ['eleven answers', { answers: Array(11).fill({ picked: 0, answeredAfterMs: 700 }) }],
      ['an answer that was not offered', { answers: Array(10).fill({ picked: 4, answeredAfterMs: 700 }) }],
    ],
  },
  'careful-moles': {
    report: { finishedAt: FINISHED_AT, durationMs: 150_000, isCalm: false, seed: SEED, trials: carefulGame },
    stored: { score: 100, level: null, choice: '' },
    tooShort: { durationMs: 149_999 },
    refusals: [
      ['a validity', { validity: null }],
      ['a trial less', { trials: carefulGame.slice(1) }],
      ['a trial that was played twice', { trials: [...carefulGame.slice(1), carefulGame.at(-1)] }],
      ['presses out of order', { trials: carefulGame.map((played) => ({ ...played, pressesMs: [400, 300] })) }],
      [
        'a press after the animal was gone',
        { trials: carefulGame.map((played) => ({ ...played, pressesMs: [CAREFUL_MOLES.shownMs + 1] })) },
      ],
    ],
  },
  'word-or-not': {
    report: { finishedAt: FINISHED_AT, durationMs: 37_800, seed: SEED, answers: wordAnswers },
    // "Word" is right for half of them.
    stored: { validity: 'same-answer', score: 42, level: null, choice: '' },
    tooShort: { durationMs: 37_799 },
    refusals: [
      ['a score', { score: 84 }],
      ['one answer fewer', { answers: wordAnswers.slice(1) }],
      ['another answer', { answers: wordAnswers.map((timed) => ({ ...timed, answer: 'maybe' })) }],
      [
        'an answer before its word was seen',
        { answers: wordAnswers.map((timed) => ({ ...timed, answeredAfterMs: 99 })) },
      ],
      ['more time than its duration', { answers: wordAnswers.map((timed) => ({ ...timed, answeredAfterMs: 102 })) }],
    ],
  },
  'letter-round': {
    report: { finishedAt: FINISHED_AT, durationMs: 60_000, seed: SEED, answers: letterAnswers },
    stored: { score: 24, level: null, choice: '' },
    tooShort: {
      answers: letterAnswers.map((answer) => ({ ...answer, answeredAfterMs: RUN.minPressMs })),
      durationMs: leastMs(LETTER_ROUND.questions, LETTER_ROUND.nextQuestionAfterMs) - 1,
    },
    refusals: [
      ['a score', { score: 24 }],
      ['one answer fewer', { answers: letterAnswers.slice(1) }],
      ['a letter that was not offered', { answers: letterAnswers.map((answer) => ({ ...answer, picked: 4 })) }],
      [
        'an answer before its letter came',
        { answers: letterAnswers.map((each) => ({ ...each, answeredAfterMs: 99 })) },
      ],
      ['more time than its duration', { durationMs: 50_000 }],
    ],
  },
  'sound-match': {
    report: { finishedAt: FINISHED_AT, durationMs: 41_000, seed: SEED, withWords: true, answers: soundAnswers },
    stored: { score: 14, level: null, choice: 'words' },
    tooShort: {
      answers: soundAnswers.map((answer) => ({ ...answer, answeredAfterMs: RUN.minPressMs })),
      durationMs: leastMs(SOUND_MATCH.questions, SOUND_MATCH.nextQuestionAfterMs) - 1,
    },
    refusals: [
      ['a score', { score: 14 }],
      ['nothing about its words', { withWords: undefined }],
      ['one answer fewer', { answers: soundAnswers.slice(1) }],
      ['a word that was not offered', { answers: soundAnswers.map((answer) => ({ ...answer, picked: 3 })) }],
      ['more time than its duration', { durationMs: 40_000 }],
    ],
  },
  'reading-passage': {
    report: {
      finishedAt: FINISHED_AT,
      durationMs: 36_000,
      seed: SEED,
      passage: 'lamp-on-the-rock',
      wasListened: true,
      readMs: 30_000,
      answers: readingAnswers,
    },
    stored: { score: 3, level: 4, choice: 'lamp-on-the-rock' },
    tooShort: {
      readMs: 0,
      answers: readingAnswers.map((answer) => ({ ...answer, answeredAfterMs: RUN.minPressMs })),
      durationMs: 299,
    },
    refusals: [
      ['a score', { score: 3 }],
      ['a passage that is not there', { passage: 'last-train' }],
      ['one answer fewer', { answers: readingAnswers.slice(1) }],
      ['an option that was not offered', { answers: readingAnswers.map((answer) => ({ ...answer, picked: 3 })) }],
      [
        'an answer before its question came',
        { answers: readingAnswers.map((each) => ({ ...each, answeredAfterMs: 99 })) },
      ],
      ['more time than its duration', { durationMs: 35_000 }],
    ],
  },
};

/** The report of each sample run, by game. */
export const RUN_REPORTS = Object.fromEntries(Object.entries(SAMPLE_RUNS).map(([game, { report }]) => [game, report]));

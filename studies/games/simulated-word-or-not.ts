import { type Random, seededRandom } from '#rules/figures/random.ts';
import { RUN } from '#rules/games/runs.ts';
import {
  isRightAnswer,
  WORD_OR_NOT,
  type WordOrNotAnswer,
  type WordOrNotRun,
  type WordOrNotTrial,
} from '#rules/games/word-or-not/word-or-not.ts';
import {
  newWordOrNotState,
  trialOnScreen,
  type WordOrNotState,
  wordOrNotReducer,
  wordOrNotRun,
} from '#rules/games/word-or-not/word-or-not-reducer.ts';
import { drawNormal } from '../figures.ts';

/** Readers who know a word with the probability logistic(ability − difficulty), and guess when they do not. */
export const SIMULATED_READERS = {
  /**
   * Chosen so that the share of right answers has the mean 0.795 and the standard deviation 0.126 of the 120 children and
   * adults of Yeatman et al. 2021 (https://doi.org/10.1038/s41598-021-85907-x, study 1, 500 words).
   */
  meanAbility: 0.65,
  abilitySpread: 1.7,
  /**
   * The difficulties of the sections from first to last, and the spread of words within a section; our own estimate.
   */
  partDifficulties: [-1.25, -0.75, -0.25, 0.25, 0.75, 1.25],
  wordSpread: 0.7,
  /** The median time of an answer, and its log-normal spread; our own estimate. */
  answerMs: 1100,
  timeSpread: 0.35,
} as const;

/** The answer of a player to a trial, `at` from 0, and the ms from the word to the answer. */
export type WordPlayer = (
  trial: WordOrNotTrial,
  at: number,
  random: Random,
) => { answer: WordOrNotAnswer; afterMs: number };

/** A reader of an ability. A word has the same difficulty for every reader. */
export function wordReader(ability: number): WordPlayer {
  const { answerMs, timeSpread } = SIMULATED_READERS;
  return (trial, _at, random) => {
    const knows = 1 / (1 + Math.exp(difficultyOf(trial) - ability));
    const isRight = random() < 0.5 + 0.5 * knows;
    return {
      answer: isRightAnswer(trial, 'word') === isRight ? 'word' : 'not-a-word',
      afterMs: answerMs * Math.exp(timeSpread * drawNormal(random)),
    };
  };
}

/** A player who presses without reading: "Word" with a probability, after about the given time in ms. */
export function wordGuesser(wordShare: number, medianMs: number): WordPlayer {
  return (_trial, _at, random) => ({
    answer: random() < wordShare ? 'word' : 'not-a-word',
    afterMs: medianMs * Math.exp(SIMULATED_READERS.timeSpread * drawNormal(random)),
  });
}

/** A player who presses the two answers alternately. */
export function wordAlternator(medianMs: number): WordPlayer {
  return (_trial, at) => ({ answer: at % 2 === 0 ? 'word' : 'not-a-word', afterMs: medianMs });
}

/** The offset of a player's seed from the seed of the trials, so that the two are independent. */
const PLAYER_SEED = 500_000_003;

/** Plays a whole run with a set of words through the reducer. */
export function playWordOrNot(player: WordPlayer, seed: number, set = 0): WordOrNotRun {
  const random = seededRandom(seed + PLAYER_SEED);
  let atMs = 0;
  let state: WordOrNotState = wordOrNotReducer(newWordOrNotState(seed, set), { type: 'frame-shown', atMs });
  while (state.status !== 'finished') {
    const { trial, at } = trialOnScreen(state);
    const { answer, afterMs } = player(trial, at, random);
    atMs += Math.max(afterMs, RUN.minPressMs);
    state = wordOrNotReducer(state, { type: 'answer-pressed', answer, atMs });
    atMs += WORD_OR_NOT.nextTrialAfterMs;
    for (const type of ['frame-shown', 'resumed', 'frame-shown'] as const)
      state = wordOrNotReducer(state, { type, atMs });
  }
  return wordOrNotRun(state, set);
}

function difficultyOf({ part, isWord, index }: WordOrNotTrial): number {
  const { partDifficulties, wordSpread } = SIMULATED_READERS;
  const { parts, wordsInSection } = WORD_OR_NOT;
  const partOfSet = Math.floor(index / wordsInSection) * parts + part;
  const wordSeed = (partOfSet * 2 + (isWord ? 1 : 0)) * wordsInSection + (index % wordsInSection);
  return (partDifficulties[part] ?? 0) + wordSpread * drawNormal(seededRandom(1000 + wordSeed * 7919));
}

import { drawDistinct, seededRandom } from '../../figures/random.ts';
import {
  arePossibleChoices,
  type ChoiceRun,
  type ChoicesLimits,
  choicesLeastDurationMs,
  choicesValidity,
} from '../choices.ts';
import { GAME_FACTS, type RunResult, withValidity } from '../runs.ts';

/** The numbers are our own. */
export const SOUND_MATCH = {
  /** The first sounds, with similar sounds at neighbouring indexes: 0 and 1, 2 and 3, and so on. */
  sounds: 14,
  wordsPerSound: 3,
  /** One for each sound. */
  questions: GAME_FACTS['sound-match'].questions,
  options: 3,
  /** The pause after an answer, in which the right word is marked and both words are written. */
  nextQuestionAfterMs: 2000,
} as const;

/** The limits of valid games; docs/measurement.md shows their effect on simulated players. */
export const SOUND_MATCH_VALIDITY: ChoicesLimits = {
  /**
   * A simple reaction without a decision takes 231 ms (Woods et al. 2015, https://doi.org/10.3389/fnhum.2015.00131).
   */
  minMedianMs: 300,
  /** Six of seven answers; the positions of the right words are shuffled. */
  samePlaceFrom: 12,
  /** Guessing gives more right answers than this in 1.7 % of games: the binomial distribution of 14 with 1/3. */
  mostRightByChance: 8,
};

/** A word by its first sound and its index among the words of that sound; the content of each language has them. */
export type SoundWord = { sound: number; index: number };

/** A word and its options in display order. One option has the same first sound, one the sound similar to it. */
export type SoundQuestion = { word: SoundWord; options: readonly SoundWord[] };

/** A finished game. The seed determines its questions. `withWords`: the words could also be read. */
export type SoundMatchRun = ChoiceRun & { withWords: boolean };

/** The questions of a game, one for each sound; the same seed gives the same result. */
export function soundQuestions(seed: number): SoundQuestion[] {
  const random = seededRandom(seed);
  const sounds = [...Array(SOUND_MATCH.sounds).keys()];
  return drawDistinct(sounds, sounds.length, random).map((sound) => {
    const [word, same] = drawDistinct(wordsOf(sound), 2, random);
    const close = soundCloseTo(sound);
    const far = drawDistinct(
      sounds.filter((each) => each !== sound && each !== close),
      1,
      random,
    );
    const others = [close, ...far].flatMap((each) => drawDistinct(wordsOf(each), 1, random));
    if (!word || !same) throw new RangeError('a sound has fewer than two words');
    return { word, options: drawDistinct([same, ...others], SOUND_MATCH.options, random) };
  });
}

/** The sound that is similar to another one. */
export function soundCloseTo(sound: number): number {
  return sound % 2 === 0 ? sound + 1 : sound - 1;
}

/** The index of the option that begins like the word. */
export function rightOption({ word, options }: SoundQuestion): number {
  return options.findIndex(({ sound }) => sound === word.sound);
}

/** The questions with a wrong answer. */
export function missedSounds({ seed, answers }: Pick<SoundMatchRun, 'seed' | 'answers'>): SoundQuestion[] {
  return soundQuestions(seed).filter((question, at) => answers[at]?.picked !== rightOption(question));
}

/** The score is the number of right answers, 0 to 14, with the reason why the game is not valid; there is no level. */
export function soundMatchResult(run: Pick<SoundMatchRun, 'seed' | 'answers'>): RunResult {
  const score = SOUND_MATCH.questions - missedSounds(run).length;
  return withValidity({ score, level: null }, choicesValidity(run.answers, score, SOUND_MATCH_VALIDITY));
}

/** The shortest possible duration of a game, in milliseconds. */
export function soundMatchLeastDurationMs(run: Pick<SoundMatchRun, 'answers'>): number {
  return choicesLeastDurationMs(run, SOUND_MATCH.nextQuestionAfterMs);
}

/** Whether a game is plausible. */
export function isPossibleSoundMatch(run: Pick<SoundMatchRun, 'durationMs' | 'answers'>): boolean {
  return arePossibleChoices(run, SOUND_MATCH.nextQuestionAfterMs);
}

function wordsOf(sound: number): SoundWord[] {
  return Array.from({ length: SOUND_MATCH.wordsPerSound }, (_, index) => ({ sound, index }));
}

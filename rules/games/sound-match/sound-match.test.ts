import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RUN } from '../runs.ts';
import {
  isPossibleSoundMatch,
  missedSounds,
  rightOption,
  SOUND_MATCH,
  SOUND_MATCH_VALIDITY,
  type SoundQuestion,
  soundCloseTo,
  soundMatchLeastDurationMs,
  soundMatchResult,
  soundQuestions,
} from './sound-match.ts';

const SEED = 11;

/** A game in which `pick` says the place that is pressed at each question. */
function gameOf(pick: (question: SoundQuestion, at: number) => number, answeredAfterMs = 900) {
  const answers = soundQuestions(SEED).map((question, at) => ({ picked: pick(question, at), answeredAfterMs }));
  const durationMs = 14 * (answeredAfterMs + SOUND_MATCH.nextQuestionAfterMs);
  return { durationMs, seed: SEED, withWords: false, answers };
}
/** Wrong at the first `wrong` questions. */
const wrongFor = (wrong: number) => (question: SoundQuestion, at: number) =>
  at < wrong ? (rightOption(question) + 1) % 3 : rightOption(question);

describe('the questions', () => {
  it('ask once for each sound; one option begins like it, one with the sound close to it, one with another', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const questions = soundQuestions(seed);
        const sounds = questions.map(({ word }) => word.sound);
        expect(sounds.toSorted((a, b) => a - b)).toEqual([...Array(SOUND_MATCH.sounds).keys()]);
        for (const { word, options } of questions) {
          expect(options).toHaveLength(SOUND_MATCH.options);
          const alike = options.filter(({ sound }) => sound === word.sound);
          expect(alike).toHaveLength(1);
          expect(alike[0]?.index).not.toBe(word.index);
          expect(options.filter(({ sound }) => sound === soundCloseTo(word.sound))).toHaveLength(1);
          expect(new Set(options.map(({ sound }) => sound)).size).toBe(SOUND_MATCH.options);
          for (const { index } of [word, ...options]) expect(index).toBeLessThan(SOUND_MATCH.wordsPerSound);
        }
        expect(soundQuestions(seed)).toEqual(questions);
      }),
      { numRuns: 100 },
    );
  });

  it('have the right word at each place in about a third of the cases', () => {
    const places = Array.from({ length: 500 }, (_, seed) => soundQuestions(seed))
      .flat()
      .map(rightOption);
    for (const place of [0, 1, 2]) {
      const share = places.filter((each) => each === place).length / places.length;
      expect(share).toBeGreaterThan(0.31);
      expect(share).toBeLessThan(0.36);
    }
  });

  it('pair each sound with the one close to it, in both directions', () => {
    for (const sound of Array(SOUND_MATCH.sounds).keys()) {
      expect(soundCloseTo(soundCloseTo(sound))).toBe(sound);
      expect(soundCloseTo(sound)).not.toBe(sound);
      expect(soundCloseTo(sound)).toBeLessThan(SOUND_MATCH.sounds);
    }
  });
});

describe('the result', () => {
  it('counts the right answers, and lists the questions with a wrong one', () => {
    expect(soundMatchResult(gameOf(rightOption))).toEqual({ score: 14, level: null });
    const game = gameOf(wrongFor(3));
    expect(soundMatchResult(game)).toEqual({ score: 11, level: null });
    expect(missedSounds(game)).toEqual(soundQuestions(SEED).slice(0, 3));
  });
});

describe('a game says nothing', () => {
  const { minMedianMs, mostRightByChance } = SOUND_MATCH_VALIDITY;

  it('below a median of 300 ms', () => {
    expect(soundMatchResult(gameOf(rightOption, minMedianMs - 1)).validity).toBe('not-read');
    expect(soundMatchResult(gameOf(rightOption, minMedianMs)).validity).toBeUndefined();
  });

  it('from twelve answers at one place on', () => {
    expect(soundMatchResult(gameOf((_, at) => (at < 12 ? 0 : 1))).validity).toBe('same-place');
    expect(soundMatchResult(gameOf((_, at) => (at < 11 ? 0 : 1))).validity).not.toBe('same-place');
  });

  it('up to eight right answers, which can be luck', () => {
    const wrong = 14 - mostRightByChance;
    expect(soundMatchResult(gameOf(wrongFor(wrong))).validity).toBe('like-chance');
    expect(soundMatchResult(gameOf(wrongFor(wrong - 1))).validity).toBeUndefined();
  });
});

describe('a game is possible', () => {
  it('when each answer came 100 ms after its question or later, and all fit the duration', () => {
    const game = gameOf(rightOption);
    expect(isPossibleSoundMatch(game)).toBe(true);
    expect(isPossibleSoundMatch({ ...game, durationMs: game.durationMs - 15 })).toBe(false);
    expect(isPossibleSoundMatch(gameOf(rightOption, RUN.minPressMs))).toBe(true);
    expect(isPossibleSoundMatch(gameOf(rightOption, RUN.minPressMs - 1))).toBe(false);
  });

  it('from 29.4 s on', () => {
    expect(soundMatchLeastDurationMs(gameOf(rightOption))).toBe(29_400);
  });
});

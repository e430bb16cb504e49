import type { PictureName } from '../quizzes/picture-names.ts';
import type { WordOption } from '../quizzes/picture-words.ts';
import { mixedUpLevelWords, type PictureWordsLevelRun } from '../quizzes/picture-words-levels.ts';
import { type LetterRoundRun, letterOutcomes, type TurningLetter } from './letter-round/letter-round.ts';
import { type SoundMatchRun, type SoundWord, soundQuestions } from './sound-match/sound-match.ts';
import { missedTrials, type WordOrNotRun } from './word-or-not/word-or-not.ts';

/** A letter of the letter round for which another one was picked. */
export type LetterMixUp = { asked: TurningLetter; picked: TurningLetter };

/**
 * A word that was mixed up. `real-or-made-up`: a word of Word or not? that was taken for the other kind. `first-sound`: a word
 * that was said to begin like another one. `spelling`: a picture for which a word of similar spelling was picked. Words are
 * named by their places in the content of a language.
 */
export type WordMixUp =
  | { kind: 'real-or-made-up'; isWord: boolean; part: number; index: number }
  | { kind: 'first-sound'; asked: SoundWord; picked: SoundWord }
  | { kind: 'spelling'; picture: PictureName; picked: WordOption };

/** The stored reports of runs from which mix-ups are read. Without levels, the pictures of the quiz are not stored. */
export type MixUpRun =
  | { game: 'letter-round'; report: Pick<LetterRoundRun, 'seed' | 'mixedUp' | 'answers'> }
  | { game: 'word-or-not'; report: Pick<WordOrNotRun, 'seed' | 'set' | 'answers'> }
  | { game: 'sound-match'; report: Pick<SoundMatchRun, 'seed' | 'answers'> }
  | { game: 'picture-words'; report: Pick<PictureWordsLevelRun, 'seed' | 'pictures' | 'answers'> };

/** The games whose runs have letters or words that can be mixed up. */
export const MIX_UP_GAMES = ['letter-round', 'word-or-not', 'sound-match', 'picture-words'] as const;

/** The letters that were mixed up in runs, each pair with how often, the most often first; of equal ones, the first seen. */
export function letterMixUps(runs: readonly MixUpRun[]): (LetterMixUp & { times: number })[] {
  return counted(
    runs.flatMap((run) =>
      run.game === 'letter-round'
        ? letterOutcomes(run.report).flatMap(({ letter, taken }) =>
            taken.map((picked): LetterMixUp => ({ asked: letter, picked })),
          )
        : [],
    ),
  );
}

/** The words that were mixed up in runs, in the same order. */
export function wordMixUps(runs: readonly MixUpRun[]): (WordMixUp & { times: number })[] {
  return counted(runs.flatMap(wordsOf));
}

function wordsOf(run: MixUpRun): WordMixUp[] {
  if (run.game === 'word-or-not') {
    return missedTrials(run.report).map(({ part, isWord, index }) => ({
      kind: 'real-or-made-up' as const,
      isWord,
      part,
      index,
    }));
  }
  if (run.game === 'sound-match') {
    const { seed, answers } = run.report;
    return soundQuestions(seed).flatMap((question, at) => {
      const picked = question.options[answers[at]?.picked ?? -1];
      const isMixedUp = picked !== undefined && picked.sound !== question.word.sound;
      return isMixedUp ? [{ kind: 'first-sound' as const, asked: question.word, picked }] : [];
    });
  }
  if (run.game === 'picture-words') {
    // The order of the options depends on the seed alone.
    return mixedUpLevelWords(run.report).flatMap(({ picture, options, picked }) => {
      const option = options[picked];
      return option ? [{ kind: 'spelling' as const, picture, picked: option }] : [];
    });
  }
  return [];
}

function counted<MixUp extends object>(mixUps: readonly MixUp[]): (MixUp & { times: number })[] {
  const byContent = new Map<string, MixUp & { times: number }>();
  for (const mixUp of mixUps) {
    const key = JSON.stringify(mixUp);
    byContent.set(key, { ...mixUp, times: (byContent.get(key)?.times ?? 0) + 1 });
  }
  return [...byContent.values()].sort((a, b) => b.times - a.times);
}

import type { PictureWords, SoundMatchWords } from '#content/content.ts';
import type { SoundQuestion, SoundWord } from '#rules/games/sound-match/sound-match.ts';
import { rightOption } from '#rules/games/sound-match/sound-match.ts';
import type { PictureName } from '#rules/quizzes/picture-names.ts';

/** The pictures of each first sound, and the words of the pictures. */
export type SoundWords = { sounds: SoundMatchWords; words: PictureWords };

/** A word with its picture. */
export type PicturedWord = { picture: PictureName; word: string };

/**
 * A word of a question with its picture.
 * @throws RangeError when the content has no such word.
 */
export function picturedWord({ sound, index }: SoundWord, { sounds, words }: SoundWords): PicturedWord {
  const picture = sounds.sounds[sound]?.[index];
  if (!picture) throw new RangeError(`no word ${index} for the sound ${sound}`);
  return { picture, word: words[picture].word };
}

/** The word of a question and the one with the same first sound. */
export function wordsAlike(question: SoundQuestion, words: SoundWords): { word: string; other: string } {
  const right = question.options[rightOption(question)] ?? question.word;
  return { word: picturedWord(question.word, words).word, other: picturedWord(right, words).word };
}

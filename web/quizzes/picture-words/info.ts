import { m } from '#messages';

export const PICTURE_WORDS_INFO = {
  title: m['games.picture_words.info.title'],
  scoreTitle: m['games.picture_words.info.score_title'],
  scoreWords: m['games.picture_words.info.score'],
};

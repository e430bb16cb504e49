import { m } from '#messages';

export const WORD_OR_NOT_INFO = {
  title: m['games.word_or_not.info.title'],
  scoreTitle: m['games.word_or_not.info.score_title'],
  scoreWords: m['games.word_or_not.info.score'],
};

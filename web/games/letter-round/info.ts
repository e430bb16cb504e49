import { m } from '#messages';

export const LETTER_ROUND_INFO = {
  title: m['games.letter_round.info.title'],
  scoreTitle: m['games.letter_round.info.score_title'],
  scoreWords: m['games.letter_round.info.score'],
};

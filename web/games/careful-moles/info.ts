import { m } from '#messages';

export const CAREFUL_MOLES_INFO = {
  title: m['games.careful_moles.info.title'],
  scoreTitle: m['games.careful_moles.info.score_title'],
  scoreWords: m['games.careful_moles.info.score'],
};

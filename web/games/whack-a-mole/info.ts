import { m } from '#messages';

export const WHACK_A_MOLE_INFO = {
  title: m['games.whack_a_mole.info.title'],
  scoreTitle: m['games.whack_a_mole.info.score_title'],
  scoreWords: m['games.whack_a_mole.info.score'],
};

import { m } from '#messages';

export const SPOT_THE_DIFFERENCE_INFO = {
  title: m['games.spot_the_difference.info.title'],
  scoreTitle: m['games.spot_the_difference.info.score_title'],
  scoreWords: m['games.spot_the_difference.info.score'],
};

import { m } from '#messages';

export const SOUND_MATCH_INFO = {
  title: m['games.sound_match.info.title'],
  scoreTitle: m['games.sound_match.info.score_title'],
  scoreWords: m['games.sound_match.info.score'],
};

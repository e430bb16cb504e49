import { m } from '#messages';

export const SIMON_INFO = {
  title: m['games.simon.info.title'],
  scoreTitle: m['games.simon.info.score_title'],
  scoreWords: m['games.simon.info.score'],
};

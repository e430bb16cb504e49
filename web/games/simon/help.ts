import { m } from '#messages';
import type { GameHelp } from '../../activities/game-info.ts';

export const HELP: GameHelp = {
  title: m['games.simon.help.title'],
  body: m['games.simon.help.body'],
  words: m['games.simon.help.words'],
};

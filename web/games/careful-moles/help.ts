import { m } from '#messages';
import type { GameHelp } from '../../activities/game-info.ts';

export const HELP: GameHelp = {
  title: m['games.careful_moles.help.title'],
  body: m['games.careful_moles.help.body'],
  words: m['games.careful_moles.help.words'],
};

import { m } from '#messages';
import type { GameHelp } from '../../activities/game-info.ts';

export const HELP: GameHelp = {
  title: m['games.sound_match.help.title'],
  body: m['games.sound_match.help.body'],
  words: m['games.sound_match.help.words'],
};

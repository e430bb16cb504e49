import { m } from '#messages';
import type { GameHelp } from '../../activities/game-info.ts';

export const HELP: GameHelp = {
  title: m['games.word_or_not.help.title'],
  body: m['games.word_or_not.help.body'],
  words: m['games.word_or_not.help.words'],
};

import { m } from '#messages';
import type { GameHelp } from '../../activities/game-info.ts';

export const HELP: GameHelp = {
  title: m['games.letter_round.help.title'],
  body: m['games.letter_round.help.body'],
  words: m['games.letter_round.help.words'],
};

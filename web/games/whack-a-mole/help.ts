import { m } from '#messages';
import { WHACK_A_MOLE } from '#rules/games/whack-a-mole/whack-a-mole.ts';
import type { GameHelp } from '../../activities/game-info.ts';
import { counted } from '../../ui/words/number-words.ts';

export const HELP: GameHelp = {
  title: m['games.whack_a_mole.help.title'],
  body: () => m['games.whack_a_mole.help.body'](counted(WHACK_A_MOLE.holes)),
  words: m['games.whack_a_mole.help.words'],
};

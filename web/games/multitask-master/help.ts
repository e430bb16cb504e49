import { m } from '#messages';
import { MULTITASK_MASTER } from '#rules/games/multitask-master/multitask-master.ts';
import type { GameHelp } from '../../activities/game-info.ts';
import { counted } from '../../ui/words/number-words.ts';

export const HELP: GameHelp = {
  title: m['games.multitask_master.help.title'],
  body: () => m['games.multitask_master.help.body'](counted(MULTITASK_MASTER.rounds)),
  words: m['games.multitask_master.help.words'],
};

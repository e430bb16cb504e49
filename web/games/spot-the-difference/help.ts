import { m } from '#messages';
import { SPOT_SCENE } from '#rules/games/spot-the-difference/scene/spot-scene.ts';
import type { GameHelp } from '../../activities/game-info.ts';
import { counted } from '../../ui/words/number-words.ts';

export const HELP: GameHelp = {
  title: m['games.spot_the_difference.help.title'],
  body: () => m['games.spot_the_difference.help.body'](counted(SPOT_SCENE.differences)),
  words: m['games.spot_the_difference.help.words'],
};

import { m } from '#messages';
import { PICTURE_WORDS } from '#rules/quizzes/picture-words.ts';
import type { GameHelp } from '../../activities/game-info.ts';
import { counted } from '../../ui/words/number-words.ts';

export const HELP: GameHelp = {
  id: 'visual-recognition',
  title: m['games.picture_words.help.title'],
  body: () => m['games.picture_words.help.body'](counted(PICTURE_WORDS.items)),
  words: m['games.picture_words.help.words'],
};

import { m } from '#messages';
import { READING_RUN } from '#rules/reading/reading-run.ts';
import type { GameHelp } from '../../activities/game-info.ts';
import { counted } from '../../ui/words/number-words.ts';

export const READING_HELP: GameHelp = {
  id: 'reading-questions',
  title: m['level_up_lab.reading.help.title'],
  body: () => m['level_up_lab.reading.help.body'](counted(READING_RUN.questions)),
  words: m['level_up_lab.reading.help.words'],
};

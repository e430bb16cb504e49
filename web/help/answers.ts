import type { Answer, AnswerGroup } from './answer.ts';
import { CLASSES_AND_FAMILIES } from './answers/classes-and-families.ts';
import { DATA_AND_SAFETY } from './answers/data-and-safety.ts';
import { GAMES_AND_POINTS } from './answers/games-and-points.ts';
import { READING_AND_LISTENING } from './answers/reading-and-listening.ts';
import { RESULTS } from './answers/results.ts';
import { SETTINGS_ANSWERS } from './answers/settings-answers.ts';
import { START_HERE } from './answers/start-here.ts';
import { THE_THREE_TESTS } from './answers/the-three-tests.ts';
import { YOUR_ACCOUNT } from './answers/your-account.ts';

/** All answers of the help panel, in their order. */
export const ANSWER_GROUPS: readonly AnswerGroup[] = [
  START_HERE,
  THE_THREE_TESTS,
  RESULTS,
  CLASSES_AND_FAMILIES,
  GAMES_AND_POINTS,
  READING_AND_LISTENING,
  SETTINGS_ANSWERS,
  YOUR_ACCOUNT,
  DATA_AND_SAFETY,
];

export const ANSWERS: readonly Answer[] = ANSWER_GROUPS.flatMap(({ answers }) => answers);

/** The answers about a page. The comparison ignores case, like routes do. */
export function answersForPage(pathname: string): Answer[] {
  const page = plain(pathname);
  return ANSWERS.filter(({ pages = [] }) => pages.some((path) => plain(path) === page));
}

function plain(path: string): string {
  return path.toLowerCase().replace(/(?!^)\/+$/, '');
}

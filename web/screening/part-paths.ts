import { partNumber, SCREENING_PARTS, type ScreeningPart } from '#rules/screening/screening-sequence.ts';
import { PATHS } from '../app/paths.ts';

/** Where each part of the screening stands. */
export const PART_PATHS = {
  'focus-game': PATHS.focusGame,
  'letter-quiz': PATHS.letterQuiz,
  'traits-questionnaire': PATHS.traitsQuestionnaire,
} as const satisfies Record<ScreeningPart, string>;

/** The pages that can follow a part: the other parts, the report, and the dashboard for somebody who stops. */
export function pathsAfter(part: ScreeningPart): string[] {
  return [...SCREENING_PARTS.slice(partNumber(part)).map((later) => PART_PATHS[later]), PATHS.report, PATHS.dashboard];
}

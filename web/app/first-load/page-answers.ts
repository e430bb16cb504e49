import type { FirstAnswer } from '#contract/platform/first-answers.ts';
import { PATHS } from '../../paths.ts';

/** What a page shows first to a learner besides their profile; first-paint.js asks for it before any script loads. */
export const PAGE_ANSWERS: Readonly<Record<string, readonly FirstAnswer[]>> = {
  [PATHS.landing]: ['activity'],
  [PATHS.dashboard]: ['attempts', 'runs', 'assignments', 'activity'],
  [PATHS.report]: ['attempts', 'runs'],
  [PATHS.leaderboard]: ['leaderboard'],
  [PATHS.levelUpLab]: ['leaderboard'],
  [PATHS.shop]: ['purchases'],
};

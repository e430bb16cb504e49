import { layout, type RouteConfig, route } from '@react-router/dev/routes';
import { PATHS } from './app/paths.ts';

export default [
  route(PATHS.landing, 'welcome/landing-page.tsx'),
  route(PATHS.conditions, 'welcome/conditions-page.tsx'),
  route(PATHS.about, 'welcome/about-page.tsx'),
  route(PATHS.resultsExplained, 'welcome/results-explained-page.tsx'),
  route(PATHS.pictureCredits, 'welcome/picture-credits-page.tsx'),
  route(PATHS.dashboard, 'welcome/dashboard-page.tsx'),
  route(PATHS.profile, 'account/profile-page.tsx'),
  route(PATHS.settings, 'account/settings-page.tsx'),
  layout('app/server-state-layout.tsx', [
    route(PATHS.focusGame, 'screening/focus-game/focus-game-page.tsx'),
    route(PATHS.letterQuiz, 'screening/letter-quiz/letter-quiz-page.tsx'),
    route(PATHS.traitsQuestionnaire, 'screening/traits-questionnaire/traits-questionnaire-page.tsx'),
    route(PATHS.report, 'screening/report/report-page.tsx'),
  ]),
  route('*', 'app/not-found-page.tsx'),
] satisfies RouteConfig;

import { layout, type RouteConfig, route } from '@react-router/dev/routes';
import { PATHS } from './app/paths.ts';

export default [
  route(PATHS.landing, 'welcome/landing-page.tsx'),
  route(PATHS.conditions, 'welcome/conditions-page.tsx'),
  route(PATHS.about, 'welcome/about-page.tsx'),
  route(PATHS.resultsExplained, 'welcome/results-explained-page.tsx'),
  route(PATHS.pictureCredits, 'welcome/picture-credits-page.tsx'),
  route(PATHS.games, 'games/games-page.tsx'),
  route(PATHS.selfAssessment, 'quizzes/self-assessment/self-assessment-page.tsx'),
  route(PATHS.assignment, 'level-up-lab/assignment/assignment-page.tsx'),
  route(PATHS.diary, 'level-up-lab/diary/diary-page.tsx'),
  route(PATHS.videos, 'level-up-lab/videos/videos-page.tsx'),
  route(PATHS.shop, 'level-up-lab/shop/shop-page.tsx'),
  route(PATHS.profile, 'account/profile-page.tsx'),
  route(PATHS.settings, 'account/settings/settings-page.tsx'),
  layout('app/server-state-layout.tsx', [
    route(PATHS.dashboard, 'welcome/dashboard-page.tsx'),
    route(PATHS.focusGame, 'screening/focus-game/focus-game-page.tsx'),
    route(PATHS.letterQuiz, 'screening/letter-quiz/letter-quiz-page.tsx'),
    route(PATHS.traitsQuestionnaire, 'screening/traits-questionnaire/traits-questionnaire-page.tsx'),
    route(PATHS.simon, 'games/simon/simon-page.tsx'),
    route(PATHS.multitaskMaster, 'games/multitask-master/multitask-master-page.tsx'),
    route(PATHS.spotTheDifference, 'games/spot-the-difference/spot-the-difference-page.tsx'),
    route(PATHS.whackAMole, 'games/whack-a-mole/whack-a-mole-page.tsx'),
    route(PATHS.pictureWords, 'quizzes/picture-words/picture-words-page.tsx'),
    route(PATHS.levelUpLab, 'level-up-lab/level-up-lab-page.tsx'),
    route(PATHS.leaderboard, 'level-up-lab/leaderboard/leaderboard-page.tsx'),
    route(PATHS.report, 'screening/report/report-page.tsx'),
  ]),
  route('*', 'app/not-found-page.tsx'),
] satisfies RouteConfig;

import { layout, type RouteConfig, route } from '@react-router/dev/routes';
import { isQuiz, PLAYED_GAMES, type PlayedGame } from '#rules/games/runs.ts';
import { SCREENING_PARTS } from '#rules/screening/screening-sequence.ts';
import { GAME_PATHS, PART_PATHS, PATHS } from './paths.ts';

export default [
  route(PATHS.landing, 'welcome/landing/landing-page.tsx'),
  route(PATHS.conditions, 'welcome/conditions-page.tsx'),
  route(PATHS.about, 'welcome/about-page.tsx'),
  route(PATHS.resultsExplained, 'welcome/results-explained-page.tsx'),
  route(PATHS.agreement, 'welcome/agreement-page.tsx'),
  route(PATHS.pictureCredits, 'welcome/picture-credits-page.tsx'),
  route(PATHS.games, 'games/games-page.tsx'),
  route(PATHS.readingGames, 'games/reading-games-page.tsx'),
  route(PATHS.selfAssessment, 'quizzes/self-assessment/self-assessment-page.tsx'),
  route(PATHS.readYourself, 'level-up-lab/read-yourself/read-yourself-page.tsx'),
  route(PATHS.diary, 'level-up-lab/diary/diary-page.tsx'),
  route(PATHS.videos, 'level-up-lab/videos/videos-page.tsx'),
  route(PATHS.pictures, 'account/pictures/pictures-page.tsx'),
  route(PATHS.signInDone, 'account/social-sign-in/sign-in-done-page.tsx'),
  route(PATHS.confirmEmail, 'account/mail-links/confirm-email-page.tsx'),
  route(PATHS.resetPassword, 'account/mail-links/reset-password-page.tsx'),
  route(PATHS.privacy, 'welcome/privacy-page.tsx'),
  route(PATHS.shared, 'report/grown-up/shared-page.tsx'),
  layout('app/server-state-layout.tsx', [
    // Needs the server setup, because it offers the sign-in methods when a learner has to sign in again.
    route(PATHS.signInWith, 'account/social-sign-in/sign-in-with-page.tsx'),
    route(PATHS.takeBack, 'account/mail-links/take-back-page.tsx'),
    route(PATHS.dashboard, 'welcome/dashboard/dashboard-page.tsx'),
    route(PATHS.profile, 'account/profile-page.tsx'),
    route(PATHS.sharing, 'account/sharing/sharing-page.tsx'),
    route(PATHS.settings, 'account/settings/settings-page.tsx'),
    route(PATHS.editProfile, 'account/edit-profile/edit-profile-page.tsx'),
    ...SCREENING_PARTS.map((part) => route(PART_PATHS[part], partPage(part))),
    ...PLAYED_GAMES.map((game) => route(GAME_PATHS[game], gamePage(game))),
    route(PATHS.assignment, 'level-up-lab/assignment/assignment-page.tsx'),
    // With the texts that leaders set.
    route(PATHS.myTexts, 'level-up-lab/my-texts/my-texts-page.tsx'),
    route(PATHS.levelUpLab, 'level-up-lab/level-up-lab-page.tsx'),
    route(PATHS.shop, 'level-up-lab/shop/shop-page.tsx'),
    route(PATHS.leaderboard, 'level-up-lab/leaderboard/leaderboard-page.tsx'),
    route(PATHS.report, 'report/report-page.tsx'),
    // With what the learner shares, and with the plan of a member of a group.
    route(PATHS.plan, 'plan/plan-page.tsx'),
    route(PATHS.groups, 'groups/groups-page.tsx'),
    route(PATHS.pupilList, 'groups/pupil-list/pupil-list-page.tsx'),
    route(PATHS.grownUp, 'report/grown-up/grown-up-page.tsx'),
  ]),
  route('*', 'app/not-found-page.tsx'),
] satisfies RouteConfig;

type PartPages = {
  'focus-game': typeof import('./screening/focus-game/focus-game-page.tsx');
  'letter-quiz': typeof import('./screening/letter-quiz/letter-quiz-page.tsx');
  'traits-questionnaire': typeof import('./screening/traits-questionnaire/traits-questionnaire-page.tsx');
};

/** Fails to compile if a screening part has no page. */
function partPage(part: keyof PartPages): string {
  return `screening/${part}/${part}-page.tsx`;
}

function gamePage(game: PlayedGame): string {
  return `${isQuiz(game) ? 'quizzes' : 'games'}/${game}/${game}-page.tsx`;
}

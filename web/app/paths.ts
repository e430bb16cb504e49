/** Every public address of the app, by the name of the page that stands there. */
export const PATHS = {
  landing: '/',
  conditions: '/four',
  focusGame: '/adhdtest',
  letterQuiz: '/dyslexiaTest',
  traitsQuestionnaire: '/autismTest',
  report: '/report',
  profile: '/profile',
  dashboard: '/dashboard',
  about: '/about',
  settings: '/settings',
  resultsExplained: '/results',
  pictureCredits: '/credits',
} as const;

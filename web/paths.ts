import type { Game } from '#rules/games/runs.ts';
import type { ScreeningPart } from '#rules/screening/screening-sequence.ts';

/** Every public address of the app, by the name of its page. */
export const PATHS = {
  landing: '/',
  conditions: '/four',
  focusGame: '/adhdtest',
  letterQuiz: '/dyslexiaTest',
  traitsQuestionnaire: '/autismTest',
  report: '/report',
  /** The page about one's own results for a grown-up, and the one that a shared link opens. */
  grownUp: '/grown-up',
  shared: '/shared',
  /** The page of a parent or a teacher about their families and classes. */
  groups: '/groups',
  /** Where a teacher makes accounts for pupils from a list. */
  pupilList: '/pupil-list',
  /** Where a pupil signs in with the pictures of their card. */
  pictures: '/pictures',
  profile: '/profile',
  /** Which class or family a learner is in, what its leader is shown, and who looked. */
  sharing: '/sharing',
  dashboard: '/dashboard',
  games: '/gaming-adhd',
  simon: '/Simon',
  multitaskMaster: '/multitasking',
  spotTheDifference: '/Spot',
  whackAMole: '/Wack',
  pictureWords: '/visual-recognition',
  carefulMoles: '/careful-moles',
  readingGames: '/reading-games',
  wordOrNot: '/word-or-not',
  letterRound: '/letter-round',
  soundMatch: '/sound-match',
  selfAssessment: '/Autism',
  levelUpLab: '/levelup',
  assignment: '/assignment',
  myTexts: '/my-texts',
  readYourself: '/read-yourself',
  leaderboard: '/leaderboard',
  diary: '/diary',
  videos: '/videos',
  shop: '/shop',
  about: '/about',
  settings: '/settings',
  resultsExplained: '/results',
  pictureCredits: '/credits',
  editProfile: '/edit-profile',
  privacy: '/privacy',
  /** The first and the last page of the window for social sign-in. */
  signInWith: '/sign-in-with',
  signInDone: '/sign-in-done',
  /** The links in mails open these. */
  confirmEmail: '/confirm-email',
  resetPassword: '/reset-password',
} as const;

/** The keys of the query of `PATHS.groups` that name the group whose learners, or whose cards, are shown. */
export const GROUP_OPENED = 'group';
export const CARDS = 'cards';

export const glancePath = (groupId: string) => `${PATHS.groups}?${GROUP_OPENED}=${groupId}`;
export const cardsPath = (groupId: string) => `${PATHS.groups}?${CARDS}=${groupId}`;

/** Where the page lies that the server sends for an unknown address; no route has it. */
export const NOT_FOUND_PATH = '/not-found';

/** The address of each game. */
export const GAME_PATHS = {
  simon: PATHS.simon,
  'multitask-master': PATHS.multitaskMaster,
  'spot-the-difference': PATHS.spotTheDifference,
  'whack-a-mole': PATHS.whackAMole,
  'picture-words': PATHS.pictureWords,
  'careful-moles': PATHS.carefulMoles,
  'word-or-not': PATHS.wordOrNot,
  'letter-round': PATHS.letterRound,
  'sound-match': PATHS.soundMatch,
  'reading-passage': PATHS.assignment,
} as const satisfies Record<Game, string>;

/** The address of each part of the screening. */
export const PART_PATHS = {
  'focus-game': PATHS.focusGame,
  'letter-quiz': PATHS.letterQuiz,
  'traits-questionnaire': PATHS.traitsQuestionnaire,
} as const satisfies Record<ScreeningPart, string>;

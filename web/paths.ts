import type { Game, PlayedGame } from '#rules/games/runs.ts';
import type { ScreeningPart } from '#rules/screening/screening-sequence.ts';

const PLAYED_PATHS = {
  simon: '/Simon',
  'multitask-master': '/multitasking',
  'spot-the-difference': '/Spot',
  'whack-a-mole': '/Wack',
  'picture-words': '/visual-recognition',
  'careful-moles': '/careful-moles',
  'word-or-not': '/word-or-not',
  'letter-round': '/letter-round',
  'sound-match': '/sound-match',
} as const satisfies Record<PlayedGame, string>;

/** Every public address of the app, by the name of its page. */
export const PATHS = {
  landing: '/',
  conditions: '/four',
  focusGame: '/adhdtest',
  letterQuiz: '/dyslexiaTest',
  traitsQuestionnaire: '/autismTest',
  report: '/report',
  /** The results of the learner, or of a member of a group, for a parent or teacher; and the page that a shared link opens. */
  grownUp: '/grown-up',
  shared: '/shared',
  /** The families and classes of a parent or a teacher. */
  groups: '/groups',
  /** Creates accounts for pupils from a list. */
  pupilList: '/pupil-list',
  /** Picture sign-in for pupils. */
  pictures: '/pictures',
  profile: '/profile',
  /** "My plan" of the learner, or that of a member of a group, for a parent or teacher. */
  plan: '/my-plan',
  /** The classes and families of a learner, what their leaders can see, and when they viewed it. */
  sharing: '/sharing',
  dashboard: '/dashboard',
  games: '/gaming-adhd',
  ...PLAYED_PATHS,
  readingGames: '/reading-games',
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
  /** What a parent agrees to. */
  agreement: '/agreement',
  pictureCredits: '/credits',
  editProfile: '/edit-profile',
  privacy: '/privacy',
  /** The first and the last page of the window for social sign-in. */
  signInWith: '/sign-in-with',
  signInDone: '/sign-in-done',
  /** Targets of links in mails. */
  confirmEmail: '/confirm-email',
  resetPassword: '/reset-password',
  takeBack: '/take-back',
} as const;

/** The query keys of `PATHS.groups` for the group whose members, cards to join, or cards with pictures are shown. */
export const GROUP_OPENED = 'group';
export const CARDS = 'cards';
export const PICTURE_CARDS = 'picture-cards';
/** The query key for the member of a group: whose page `PATHS.groups` shows, the report `PATHS.grownUp`, the plan `PATHS.plan`. */
export const MEMBER = 'member';

/** The link that invites a leader. The code is in the fragment, which browsers do not send to the server. */
export const invitationAddress = (origin: string, code: string) => `${origin}${PATHS.groups}#invitation=${code}`;
/** The report that a member of a group shares with its leader. */
export const memberReportPath = (groupId: string, memberId: string) =>
  `${PATHS.grownUp}?${GROUP_OPENED}=${groupId}&${MEMBER}=${memberId}`;

/** What the fragment of a link to a plan begins with; its token follows. */
export const PLAN_LINK = '#link=';

/** The plan that a member of a group shares with its leaders. */
export const memberPlanPath = (groupId: string, memberId: string) =>
  `${PATHS.plan}?${GROUP_OPENED}=${groupId}&${MEMBER}=${memberId}`;
export const groupViewPath = (groupId: string) => `${PATHS.groups}?${GROUP_OPENED}=${groupId}`;
/** What one member of a group shares with its leader. */
export const memberViewPath = (groupId: string, memberId: string) => `${groupViewPath(groupId)}&${MEMBER}=${memberId}`;
export const pictureCardsPath = (groupId: string) => `${PATHS.groups}?${PICTURE_CARDS}=${groupId}`;
export const cardsPath = (groupId: string) => `${PATHS.groups}?${CARDS}=${groupId}`;

/** The page that the server sends for an unknown path; no route uses it. */
export const NOT_FOUND_PATH = '/not-found';

/** The address of each game. */
export const GAME_PATHS = { ...PLAYED_PATHS, 'reading-passage': PATHS.assignment } as const satisfies Record<
  Game,
  string
>;

/** The address of each part of the screening. */
export const PART_PATHS = {
  'focus-game': PATHS.focusGame,
  'letter-quiz': PATHS.letterQuiz,
  'traits-questionnaire': PATHS.traitsQuestionnaire,
} as const satisfies Record<ScreeningPart, string>;

/** The query key for the letters that come more often in a letter round. */
export const LETTERS = 'letters';
/** A letter round in which these letters come more often. */
export const letterRoundPath = (letters: readonly string[]) =>
  letters.length === 0 ? PATHS['letter-round'] : `${PATHS['letter-round']}?${LETTERS}=${letters.join('')}`;

/** The reading assignment with one of its passages. */
export const passagePath = (passage: string) => `${PATHS.assignment}?passage=${passage}`;
/** The first video about a condition; its id in the page is that of the condition. */
export const videoPath = (condition: string) => `${PATHS.videos}#${condition}`;

const SET_TEXT = '#set-';

/** Where a learner reads a text that is set; browsers do not send the fragment. */
export function setTextPath(textId: string): string {
  return `${PATHS.myTexts}${SET_TEXT}${textId}`;
}

/** The id of the text that is set in the fragment of an address; null when it has none. */
export function setTextIn(fragment: string): string | null {
  return fragment.startsWith(SET_TEXT) ? fragment.slice(SET_TEXT.length) : null;
}

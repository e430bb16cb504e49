import type { Learner } from '#contract/people/learner.ts';
import { SIGNED_IN_COOKIE } from '#contract/people/signed-in-cookie.ts';
import { isSharedComputer } from './shared-computer.ts';
import { stored, storedText } from './stored.ts';

/** first-paint.js reads this key too. */
const KEY = 'learner';
/** The suggestions that learners ticked in their reports; see tried-steps.ts. */
export const TRIED_STEPS_KEY = 'tried-steps';
/** The learner who has seen the note below the picture quiz; see seen-word-traits.ts. */
export const SEEN_WORD_TRAITS_KEY = 'seen-word-traits';
/** The pictures that the picture quiz with levels has shown; see seen-pictures.ts. */
export const SEEN_PICTURES_KEY = 'seen-pictures';
/** The letters mixed up in the last letter round; see last-letter-round.ts. */
export const LAST_LETTER_ROUND_KEY = 'last-letter-round';
/** How many runs of Word or not? were begun here; see word-sets.ts. */
export const BEGUN_WORD_RUNS_KEY = 'begun-word-runs';
/** The last known activity of the learner; see stored-activity.ts. */
export const ACTIVITY_KEY = 'activity';
/** The suggestions of the day; see todays-three.ts. */
export const TODAYS_THREE_KEY = 'todays-three';
/** The last known assignments of the learner; see own-assignments.ts. */
export const ASSIGNMENTS_KEY = 'assignments';
/** Where the learner stopped in the text that is set; see set-texts.ts. */
export const SET_TEXT_PLACE_KEY = 'set-text-place';
/** The members that a leader has put away from the list of those worth a look; see seen-looks.ts. */
export const SEEN_LOOKS_KEY = 'seen-looks';
/** The plan of the learner; see own-plan.ts. */
export const PLAN_KEY = 'my-plan';
/** The games that were begun or practised; see begun-games.ts. */
export const BEGUN_GAMES_KEY = 'begun-games';
/** Increase it when pages can no longer read a learner that an earlier version stored. */
const VERSION = 1;

const KEYS_OF_LEARNER = [
  KEY,
  TRIED_STEPS_KEY,
  PLAN_KEY,
  SET_TEXT_PLACE_KEY,
  SEEN_WORD_TRAITS_KEY,
  SEEN_PICTURES_KEY,
  BEGUN_WORD_RUNS_KEY,
  LAST_LETTER_ROUND_KEY,
  ACTIVITY_KEY,
  TODAYS_THREE_KEY,
  ASSIGNMENTS_KEY,
  SEEN_LOOKS_KEY,
  BEGUN_GAMES_KEY,
];

/** `isShared`: whether it is valid only until the browser is closed. */
type Stored = { version: number; learner: Learner; isShared: boolean };

const learnerHere = stored<Stored>(KEY);

/** The learner who signed in on this device and did not sign out; null where none is stored, or storage is refused. */
export function storedLearner(): Learner | null {
  return learnerHere.read(({ version, learner, isShared }) => {
    if (isShared && !isSharedComputer()) {
      forgetLearner();
      return null;
    }
    return version === VERSION ? (learner ?? null) : null;
  });
}

/** Stores the learner, so that the next page shows them at once, also offline. */
export function storeLearner(learner: Learner): void {
  learnerHere.write({ version: VERSION, learner, isShared: isSharedComputer() });
}

/** Deletes the signed-out learner, and the data of their report, plan, tree and day, from this device. */
export function forgetLearner(): void {
  for (const key of KEYS_OF_LEARNER) storedText(key).write(null);
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in the older browsers that we serve
  document.cookie = `${SIGNED_IN_COOKIE}=; Path=/; Max-Age=0; SameSite=Lax`;
}

/** Deletes the plan of visitors. `forgetLearner` deletes that of a learner. */
export function forgetPlanOfVisitor(): void {
  stored(PLAN_KEY, { owner: null }).write(null);
}

/** Whether the server has set the cookie that says that this browser has a session. */
export function hasSignedInCookie(): boolean {
  return document.cookie.includes(`${SIGNED_IN_COOKIE}=`);
}

import { PATHS } from '../app/paths.ts';

/** The keys of the query that name the group whose learners, or whose cards, are shown. */
export const GROUP_OPENED = 'group';
export const CARDS = 'cards';

export const glancePath = (groupId: string) => `${PATHS.groups}?${GROUP_OPENED}=${groupId}`;
export const cardsPath = (groupId: string) => `${PATHS.groups}?${CARDS}=${groupId}`;

/** The address on a card, which fills in the code. What stands after the # is not sent to a server. */
export const joinAddress = (origin: string, code: string) => `${origin}${PATHS.sharing}#code=${code}`;

/** The address on a pupil's card, which fills in the class code. The name and the pictures are never in it. */
export const picturesAddress = (origin: string, pupilCode: string) => `${origin}${PATHS.pictures}#${pupilCode}`;

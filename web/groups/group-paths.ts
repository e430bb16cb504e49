import { PATHS } from '../paths.ts';

/** The address on a card, which fills in the code. What stands after the # is not sent to a server. */
export const joinAddress = (origin: string, code: string) => `${origin}${PATHS.sharing}#code=${code}`;

/** The address on a pupil's card, which fills in the class code. The name and the pictures are never in it. */
export const picturesAddress = (origin: string, pupilCode: string) => `${origin}${PATHS.pictures}#${pupilCode}`;

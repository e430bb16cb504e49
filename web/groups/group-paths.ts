import { PATHS } from '../paths.ts';

/**
 * The URL on a card, which fills in the join code. The code is in the fragment, which browsers do not send to the
 * server.
 */
export const joinAddress = (origin: string, code: string) => `${origin}${PATHS.sharing}#code=${code}`;

/** The URL on a pupil's card, which fills in the class code. It never contains the name or the pictures. */
export const picturesAddress = (origin: string, pupilCode: string) => `${origin}${PATHS.pictures}#${pupilCode}`;

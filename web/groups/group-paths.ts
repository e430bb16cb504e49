import { PATHS } from '../app/paths.ts';

/** The address on a card, which fills in the code. What stands after the # is not sent to a server. */
export const joinAddress = (origin: string, code: string) => `${origin}${PATHS.sharing}#code=${code}`;

import { setImmediate as nextTurn } from 'node:timers/promises';

/** For how many turns of the event loop work stands still while each brings a new connection: about 5 ms. */
export const WELCOME_TURNS = 50;

let newcomers = 0;

/** Has to be called for each connection that comes. */
export function noteNewcomer(): void {
  newcomers += 1;
}

/**
 * Waits until what has arrived is known, before something that takes long. Node accepts one new connection in each turn of
 * its event loop: while one came, others may stand behind it, and they wait for as many turns as there are before them.
 */
export async function afterWhatArrived(): Promise<void> {
  let before: number;
  let turns = 0;
  do {
    before = newcomers;
    turns += 1;
    await nextTurn();
  } while (newcomers !== before && turns < WELCOME_TURNS);
}

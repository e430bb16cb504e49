import { randomInt, randomUUID } from 'node:crypto';
import { GROUP, newGroupCode, newInvitationCode } from '#rules/groups/groups.ts';
import { newCardCode } from '#rules/groups/pupil-cards.ts';
import type { MainDatabase } from '../database/connect.ts';
import { isCodeTaken } from './group-queries.ts';
import { findTakenCardCodes, isPupilCodeTaken } from './pupils/pupil-queries.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A cryptographically random number from 0 to below 1, one of 2^32. */
export const unguessable = () => randomInt(2 ** 32) / 2 ** 32;

/** A join code that no group has, with its expiry. */
export async function freeCode(database: MainDatabase, now: Date) {
  const codeExpiresAt = new Date(now.getTime() + GROUP.codeDays * DAY_MS).toISOString();
  return { code: await newCode((code) => isCodeTaken(database, code)), codeExpiresAt };
}

/** A code for signing in with pictures that no class has. */
export function freePupilCode(database: MainDatabase): Promise<string> {
  return newCode((code) => isPupilCodeTaken(database, code));
}

/** A code that invites a leader, with the id and the expiry of its invitation. */
export function newInvitation(now: Date) {
  const expiresAt = new Date(now.getTime() + GROUP.invitationDays * DAY_MS).toISOString();
  return { invitationId: randomUUID(), code: newInvitationCode(unguessable), expiresAt };
}

/** So many different codes that no card has. */
export async function freeCardCodes(database: MainDatabase, count: number): Promise<string[]> {
  const free = new Set<string>();
  while (free.size < count) {
    const drawn = Array.from({ length: count - free.size }, () => newCardCode(unguessable));
    const taken = new Set(await findTakenCardCodes(database, drawn));
    for (const code of drawn) if (!taken.has(code)) free.add(code);
  }
  return [...free];
}

async function newCode(isTaken: (code: string) => Promise<boolean>): Promise<string> {
  for (;;) {
    const code = newGroupCode(unguessable);
    if (!(await isTaken(code))) return code;
  }
}

import { randomInt } from 'node:crypto';
import { GROUP, newGroupCode } from '#rules/groups/groups.ts';
import type { MainDatabase } from '../database/connect.ts';
import { isCodeTaken } from './group-queries.ts';
import { isPupilCodeTaken } from './pupils/pupil-queries.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** One of 2^32 equally likely numbers that cannot be guessed, from 0 to below 1. */
export const unguessable = () => randomInt(2 ** 32) / 2 ** 32;

/** A code to join that no group has, with the end of its time. */
export async function freeCode(database: MainDatabase, now: Date) {
  const codeExpiresAt = new Date(now.getTime() + GROUP.codeDays * DAY_MS).toISOString();
  return { code: await newCode((code) => isCodeTaken(database, code)), codeExpiresAt };
}

/** A code to sign in with pictures that no class has. */
export function freePupilCode(database: MainDatabase): Promise<string> {
  return newCode((code) => isPupilCodeTaken(database, code));
}

async function newCode(isTaken: (code: string) => Promise<boolean>): Promise<string> {
  for (;;) {
    const code = newGroupCode(unguessable);
    if (!(await isTaken(code))) return code;
  }
}

import { stored } from './stored.ts';

const KEPT_MS = 24 * 60 * 60 * 1000;
const IS_CODE = /^[A-Z0-9]{6}$/;

const joinCode = stored<{ code: string; until: number }>('join-code');

/**
 * Stores the code, such as `CFH4K7`, of a class or family that a visitor wants to join, for one day, because the sign-
 * up may continue in a tab that a mail opens.
 */
export function keepJoinCode(code: string, now = Date.now()): void {
  joinCode.write({ code, until: now + KEPT_MS });
}

/** The stored code; null if there is none, or after a day. */
export function keptJoinCode(now = Date.now()): string | null {
  return joinCode.read(({ code, until }) => {
    const isOver = typeof until !== 'number' || until <= now || until > now + KEPT_MS;
    if (!isOver && typeof code === 'string' && IS_CODE.test(code)) return code;
    forgetJoinCode();
    return null;
  });
}

/** Deletes the code after it was used or declined. */
export function forgetJoinCode(): void {
  joinCode.write(null);
}

import { stored } from './stored.ts';

const KEPT_MS = 24 * 60 * 60 * 1000;
const IS_CODE = /^[A-Z0-9]{6}$/;

const joinCode = stored<{ code: string; until: number }>('join-code');

/**
 * Keeps the code, such as `CFH4K7`, of a class or family that a visitor was about to join, for a day: signing up may go on in a tab that a
 * mail opens.
 */
export function keepJoinCode(code: string, now = Date.now()): void {
  joinCode.write({ code, until: now + KEPT_MS });
}

/** The kept code; null when there is none, or after a day. */
export function keptJoinCode(now = Date.now()): string | null {
  return joinCode.read(({ code, until }) => {
    const isOver = typeof until !== 'number' || until <= now || until > now + KEPT_MS;
    if (!isOver && typeof code === 'string' && IS_CODE.test(code)) return code;
    forgetJoinCode();
    return null;
  });
}

/** Forgets the code, once it was used or is not wanted. */
export function forgetJoinCode(): void {
  joinCode.write(null);
}

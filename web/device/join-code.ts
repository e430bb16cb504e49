const KEY = 'join-code';
const IS_CODE = /^[A-Z0-9]{6}$/;
const KEPT_MS = 24 * 60 * 60 * 1000;

type Kept = { code: string; until: number };

/**
 * Keeps the code, such as `CFH4K7`, of a class or family that a visitor was about to join, for a day: signing up may go on in a tab that a
 * mail opens.
 */
export function keepJoinCode(code: string, now = Date.now()): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ code, until: now + KEPT_MS } satisfies Kept));
  } catch {
    // The address of the page still has it.
  }
}

/** The kept code; null when there is none, or after a day. */
export function keptJoinCode(now = Date.now()): string | null {
  try {
    const { code, until } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>;
    const isOver = typeof until !== 'number' || until <= now || until > now + KEPT_MS;
    if (!isOver && typeof code === 'string' && IS_CODE.test(code)) return code;
    forgetJoinCode();
  } catch {
    // Storage is refused, or holds something else.
  }
  return null;
}

/** Forgets the code, once it was used or is not wanted. */
export function forgetJoinCode(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing was stored.
  }
}

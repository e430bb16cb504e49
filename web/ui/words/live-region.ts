/**
 * The attributes of an element whose changes are announced. It has to be in the page before its text, and has no role:
 * screen readers stop at an empty status and name it.
 */
export const LIVE_REGION = { 'aria-live': 'polite', 'aria-atomic': true } as const;

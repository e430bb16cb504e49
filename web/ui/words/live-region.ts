/**
 * The attributes of a live region. It must be in the page before its text, and has no role, because screen readers
 * stop at an empty status and announce its role.
 */
export const LIVE_REGION = { 'aria-live': 'polite', 'aria-atomic': true } as const;

/** The version of the consent texts; the same as in rules/people/consent.ts, which benches do not import. */
export const CONSENT_VERSION = '2026-11-21';

/** The consent of an adult at sign-up. */
export const SIGN_UP_CONSENT = { ageBand: '18-or-older', isGrownUp: false, consentVersion: CONSENT_VERSION } as const;

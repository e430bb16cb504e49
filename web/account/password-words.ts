import { PASSWORD } from '#contract/password.ts';

const THREE_WORDS = 'Three short words work well.';

/** Said beside the box for a password that somebody makes up. */
export const NEW_PASSWORD_HINT = `At least ${PASSWORD.shortest} characters. ${THREE_WORDS}`;

export const SHORT_PASSWORD = `Use at least ${PASSWORD.shortest} characters. ${THREE_WORDS}`;

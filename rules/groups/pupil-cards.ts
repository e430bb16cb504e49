import { codeOf, newCode } from './groups.ts';

/**
 * The typed code of an account, on its card: eight of 22 characters, 54,875,873,536 ways. With a million accounts one of 54,875
 * codes belongs to an account, and the pictures are needed as well.
 */
const CARD_CODE_LENGTH = 8;

/** A new code of an account, such as `CFHK4K7D`. `random` returns numbers from 0 to below 1 that cannot be guessed. */
export function newCardCode(random: () => number): string {
  return newCode(CARD_CODE_LENGTH, random);
}

/** The code of an account that a person typed, in capitals, without spaces and hyphens; null when it cannot be one. */
export function typedCardCode(typed: string): string | null {
  return codeOf(CARD_CODE_LENGTH, typed);
}

/** Random bytes of the secret in a QR code: 128 bits. */
export const CARD_SECRET_BYTES = 16;
const CARD_SECRET = /^[\w-]{22}$/;

/** Whether a text can be the secret of a card: 16 bytes in base64url. */
export function isCardSecret(text: string): boolean {
  return CARD_SECRET.test(text);
}

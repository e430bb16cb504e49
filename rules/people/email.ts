/** The length of an email address, in characters. RFC 5321 allows 256 octets for a path, including `<` and `>`. */
export const EMAIL = { longest: 254 } as const;

/** Accepts more than valid addresses: only a confirmation mail shows whether an address works. */
const FORM = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;

/** Whether a typed text, trimmed, has the form name@host.tld. */
export function looksLikeEmail(typed: string): boolean {
  return FORM.test(typed.trim());
}

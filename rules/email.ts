/** Deliberately loose: only a confirmation mail shows whether an address works. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;

/** Whether a typed text, trimmed, has the form name@host.tld. */
export function looksLikeEmail(typed: string): boolean {
  return EMAIL.test(typed.trim());
}

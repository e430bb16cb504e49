/** Something before an @, and a name with a dot after it. Whether anybody reads it, only a mail can tell. */
const LOOKS_LIKE = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;

/** Whether what was typed looks like an email address. */
export function looksLikeEmail(typed: string): boolean {
  return LOOKS_LIKE.test(typed.trim());
}

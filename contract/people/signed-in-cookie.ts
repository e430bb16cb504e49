/** The cookie by which the scripts of a page know that the browser has a session cookie, which they cannot read. */
export const SIGNED_IN_COOKIE = 'signed-in';

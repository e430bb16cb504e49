/** The cookie that the server sets while the browser has a session cookie, which the scripts of a page cannot read. */
export const SIGNED_IN_COOKIE = 'signed-in';

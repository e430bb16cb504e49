/** first-paint.js reads this cookie too. */
const COOKIE = 'shared-computer';

/**
 * Stores in a session cookie whether this computer is shared. When the browser is closed, the cookie is deleted, and
 * pages no longer show the stored learner, even offline.
 */
export function rememberSharedComputer(isShared: boolean): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in the older browsers that we serve
  document.cookie = `${COOKIE}=${isShared ? 'yes' : ''}; Path=/; SameSite=Lax${isShared ? '' : '; Max-Age=0'}`;
}

/** Whether a learner has signed in on a shared computer since the browser was opened. */
export function isSharedComputer(): boolean {
  return document.cookie.includes(`${COOKIE}=`);
}

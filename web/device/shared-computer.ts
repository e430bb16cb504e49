/** first-paint.js reads it too. */
const COOKIE = 'shared-computer';

/**
 * Remembers that others use this computer, until the browser closes: then pages no longer show the learner whom the device
 * has stored, even without a network.
 */
export function rememberSharedComputer(isShared: boolean): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in the older browsers that we serve
  document.cookie = `${COOKIE}=${isShared ? 'yes' : ''}; Path=/; SameSite=Lax${isShared ? '' : '; Max-Age=0'}`;
}

/** Whether a learner has signed in on a shared computer since the browser was opened. */
export function isSharedComputer(): boolean {
  return document.cookie.includes(`${COOKIE}=`);
}

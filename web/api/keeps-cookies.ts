const CHECK = 'cookie-check';

/**
 * Whether this browser stores cookies. It sets one, because Chrome's `navigator.cookieEnabled` is true even if it
 * drops them.
 */
export function keepsCookies(): boolean {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in older browsers
  document.cookie = `${CHECK}=yes; Path=/; SameSite=Lax`;
  const isKept = document.cookie.includes(`${CHECK}=`);
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in older browsers
  document.cookie = `${CHECK}=; Path=/; Max-Age=0; SameSite=Lax`;
  return isKept;
}

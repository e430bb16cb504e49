const CHECK = 'cookie-check';

/** Whether this browser keeps cookies. Chrome says so in `navigator.cookieEnabled` even where it drops them. */
export function keepsCookies(): boolean {
  document.cookie = `${CHECK}=yes; Path=/; SameSite=Lax`;
  const isKept = document.cookie.includes(`${CHECK}=`);
  document.cookie = `${CHECK}=; Path=/; Max-Age=0; SameSite=Lax`;
  return isKept;
}

/** Over HTTPS the browser itself keeps the cookie to this host and to encrypted connections. */
export function sessionCookieOf(publicUrl: string): { prefix: string; name: string; isSecure: boolean } {
  const isSecure = publicUrl.startsWith('https:');
  const prefix = isSecure ? '__Host-thembstudy' : 'thembstudy';
  return { prefix, name: `${prefix}.session_token`, isSecure };
}

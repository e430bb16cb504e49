import type { MiddlewareHandler } from 'hono';

/** SHA-256 of the style sheets that React Aria 1.22 adds when a button is first shown and when a dialog opens on iOS. */
export const REACT_ARIA_STYLES = [
  '@layer {\n  [data-react-aria-pressable] {\n    touch-action: pan-x pan-y pinch-zoom;\n  }\n}',
  '@layer {\n  * {\n    overscroll-behavior: contain;\n  }\n}',
] as const;

const ALWAYS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Permissions-Policy':
    'accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), ' +
    'magnetometer=(), microphone=(self), midi=(), payment=(), usb=()',
};
/** The only host allowed in frames: the video player, loaded on request. */
const VIDEO_HOST = 'https://www.youtube-nocookie.com';
const ONE_YEAR_OF_HTTPS = 'max-age=31536000; includeSubDomains';

/** Sets the security headers on every response that does not have its own, as pages do. */
export function securityHeaders(settings: { isHttps: boolean }): MiddlewareHandler {
  return headersUnlessSet(securityHeadersOf(settings));
}

/** Sets headers on every response that does not have them. */
export function headersUnlessSet(headers: Record<string, string>): MiddlewareHandler {
  const entries = Object.entries(headers);
  return async (c, next) => {
    await next();
    // Not `c.header`, which copies a finished response.
    for (const [name, value] of entries) if (!c.res.headers.has(name)) c.res.headers.set(name, value);
  };
}

/** The headers of a response that is not a page. */
export function securityHeadersOf({ isHttps }: { isHttps: boolean }) {
  return {
    ...ALWAYS,
    ...(isHttps && { 'Strict-Transport-Security': ONE_YEAR_OF_HTTPS }),
    'Content-Security-Policy': contentSecurityPolicy([], []),
  };
}

/** The policy of a page: our own files, inline scripts and styles with these hashes (`sha256-…`), and videos. */
export function contentSecurityPolicy(scriptHashes: readonly string[], styleHashes: readonly string[]): string {
  const withHashes = (hashes: readonly string[]) => ["'self'", ...hashes.map((hash) => `'${hash}'`)].join(' ');
  return [
    "default-src 'none'",
    // Workers run WebAssembly of our own origin, and take the policy of their own file. This allows no `eval`.
    `script-src ${withHashes(scriptHashes)} 'wasm-unsafe-eval'`,
    `style-src ${withHashes(styleHashes)}`,
    // Prerendered elements have custom properties in style attributes.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    `frame-src ${VIDEO_HOST}`,
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ');
}

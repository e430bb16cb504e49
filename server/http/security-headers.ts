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
    'magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
};
/** The one host that may show something in a frame: the player of a video, after somebody asked for it. */
const VIDEO_HOST = 'https://www.youtube-nocookie.com';
const ONE_YEAR_OF_HTTPS = 'max-age=31536000; includeSubDomains';

/** Sets the headers that every answer carries, unless it brings its own: a page has its own script policy. */
export function securityHeaders(settings: { isHttps: boolean }): MiddlewareHandler {
  return headersUnlessSet(securityHeadersOf(settings));
}

/** Sets these headers on every answer that does not bring its own. */
export function headersUnlessSet(headers: Record<string, string>): MiddlewareHandler {
  const entries = Object.entries(headers);
  return async (c, next) => {
    await next();
    // Not `c.header`, which copies an answer that is already made.
    for (const [name, value] of entries) if (!c.res.headers.has(name)) c.res.headers.set(name, value);
  };
}

/** The headers of an answer that is no page of ours. */
export function securityHeadersOf({ isHttps }: { isHttps: boolean }) {
  return {
    ...ALWAYS,
    ...(isHttps && { 'Strict-Transport-Security': ONE_YEAR_OF_HTTPS }),
    'Content-Security-Policy': contentSecurityPolicy([], []),
  };
}

/** What a page may load and run: our own files, what has one of these hashes (`sha256-…`), videos. */
export function contentSecurityPolicy(scriptHashes: readonly string[], styleHashes: readonly string[]): string {
  const withHashes = (hashes: readonly string[]) => ["'self'", ...hashes.map((hash) => `'${hash}'`)].join(' ');
  return [
    "default-src 'none'",
    `script-src ${withHashes(scriptHashes)}`,
    `style-src ${withHashes(styleHashes)}`,
    // React Aria prerenders visually hidden inputs with style attributes.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    `frame-src ${VIDEO_HOST}`,
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ');
}

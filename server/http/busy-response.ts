import { createHash } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { STYLE as COLOURS } from './plain-page-style.ts';
import { PROBLEMS } from './problems.ts';
import { securityHeadersOf } from './security-headers.ts';

const STYLE = `${COLOURS}
a { display: inline-block; padding: 8px 0; color: var(--accent); font-weight: 600; text-underline-offset: 4px; }
a:focus-visible { border-radius: 4px; }
`;

/** Allows only the style of this page. */
const PAGE_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "form-action 'none'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ');

/** Self-contained, because the server is busy. */
const PAGE = `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>One moment - #thembstudy</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>One moment, please</h1>
<p>Many people are here right now. This page can come when it is quieter.</p>
<p><a href="">Try again</a></p>
</main>
</body>
</html>
`;

type Settings = { isHttps: boolean; retryAfterSeconds: number };

/** Returns a listener that answers 503 with `Retry-After`: the page above to a navigation, otherwise a problem in JSON. */
export function busyResponse({ isHttps, retryAfterSeconds }: Settings) {
  const always = { ...securityHeadersOf({ isHttps }), 'Cache-Control': 'no-store', 'Retry-After': retryAfterSeconds };
  const { status, message } = PROBLEMS.busy;
  const problem = JSON.stringify({ code: 'busy', message });

  return (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    if (wantsPage(incoming))
      send(PAGE, { 'Content-Type': 'text/html; charset=UTF-8', 'Content-Security-Policy': PAGE_POLICY });
    else send(problem, { 'Content-Type': 'application/json' });

    function send(body: string, headers: OutgoingHttpHeaders): void {
      outgoing.writeHead(status, { ...always, ...headers, 'Content-Length': Buffer.byteLength(body) }).end(body);
    }
  };
}

function wantsPage({ url = '', headers }: IncomingMessage): boolean {
  return !url.startsWith('/api/') && (headers.accept?.includes('text/html') ?? false);
}

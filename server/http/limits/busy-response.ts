import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { Problem } from '#contract/platform/problem.ts';
import { m } from '#messages';
import { locales } from '#messages/runtime';
import type { Language } from '#rules/people/languages.ts';
import { inLanguage } from '../../environment/language.ts';
import { STATUS_OF_PROBLEM } from '../answers/problems.ts';
import { plainPage, plainPagePolicy } from '../pages/plain-page.ts';
import { securityHeadersOf } from '../pages/security-headers.ts';
import { requestLanguage } from '../request-language.ts';

const STYLE = 'a { font-weight: 600; }\n';
const PAGE_POLICY = plainPagePolicy(STYLE);
/** Rendered at start-up and without files to load, because the server is busy when they are sent. */
const PAGES = new Map<Language, string>(locales.map((language) => [language, inLanguage(language, busyPage)]));

type Settings = { isHttps: boolean; retryAfterSeconds: number };

/** Returns a listener that answers 503 with `Retry-After`: the page above to a navigation, otherwise a problem in JSON. */
export function busyResponse({ isHttps, retryAfterSeconds }: Settings) {
  const always = { ...securityHeadersOf({ isHttps }), 'Cache-Control': 'no-store', 'Retry-After': retryAfterSeconds };
  const problem = JSON.stringify({ code: 'busy' } satisfies Problem);

  return (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    if (wantsPage(incoming))
      send(PAGES.get(requestLanguage((name) => headerOf(incoming, name))) ?? '', {
        'Content-Type': 'text/html; charset=UTF-8',
        'Content-Security-Policy': PAGE_POLICY,
      });
    else send(problem, { 'Content-Type': 'application/json' });

    function send(body: string, headers: OutgoingHttpHeaders): void {
      outgoing
        .writeHead(STATUS_OF_PROBLEM.busy, { ...always, ...headers, 'Content-Length': Buffer.byteLength(body) })
        .end(body);
    }
  };
}

function busyPage(): string {
  return plainPage({
    title: m['server.busy.title'](),
    style: STYLE,
    main: `<h1>${m['server.busy.heading']()}</h1>
<p>${m['server.busy.why']()}</p>
<p><a href="">${m['server.busy.again']()}</a></p>`,
  });
}

function headerOf({ headers }: IncomingMessage, name: string): string | undefined {
  return headers[name]?.toString();
}

function wantsPage({ url = '', headers }: IncomingMessage): boolean {
  return !url.startsWith('/api/') && (headers.accept?.includes('text/html') ?? false);
}

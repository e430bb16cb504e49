import { type Context, Hono } from 'hono';
import { m } from '#messages';
import { isLoopback } from '../environment/loopback.ts';
import { Problem } from '../http/answers/problems.ts';
import { plainPage, plainPagePolicy } from '../http/pages/plain-page.ts';
import type { RequestContext } from '../http/request-context.ts';
import { type AddressedLetter, utcTime } from './mails.ts';
import { blockHtml, escapeHtml } from './render-letter.ts';

type LocalLetter = AddressedLetter & { at: Date };
export type LocalMailbox = ReturnType<typeof createLocalMailbox>;

const MAX_LETTERS = 50;
/** Headers that proxies add. */
const PROXY_HEADERS = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'];
const STYLE = `
main { max-width: 36rem; }
article { display: grid; gap: 16px; padding-top: 24px; border-top: 1px solid var(--line); }
h2 { margin: 0; font-size: 1.25rem; font-weight: 600; line-height: 1.25; }
`;
const POLICY = plainPagePolicy(STYLE);

/**
 * A transport that keeps the last letters for the local mail page and calls `print` for each. They stay in memory, because
 * they contain valid links. `read`: newest first.
 */
export function createLocalMailbox(now: () => Date, print: (letter: AddressedLetter) => void) {
  let letters: readonly LocalLetter[] = [];
  return {
    async send(letter: AddressedLetter): Promise<void> {
      letters = [{ ...letter, at: now() }, ...letters].slice(0, MAX_LETTERS);
      print(letter);
    },
    read: () => letters,
  };
}

/** The page of the local mails, for a browser on the same machine. Mounted only when the app sends no mail. */
export function localMailRoutes(mailbox: LocalMailbox) {
  const app = new Hono<RequestContext>();

  app.get('/local-mail', (c) => {
    if (!isFromThisMachine(c)) throw new Problem('not-found');
    c.header('Cache-Control', 'no-store');
    c.header('Content-Security-Policy', POLICY);
    const letters = mailbox.read().map(letterHtml).join('\n');
    const main = `<h1>${m['mail.local.heading']()}</h1>
<p>${m['mail.local.why']()}</p>
${letters || `<p>${m['mail.local.none']()}</p>`}`;
    return c.html(plainPage({ title: m['mail.local.title'](), style: STYLE, main }));
  });
  return app;
}

/** Refuses requests through an unknown proxy, and those with another host name (DNS rebinding). */
function isFromThisMachine(c: Context<RequestContext>): boolean {
  const remote = c.env?.incoming?.socket.remoteAddress?.replace(/^::ffff:/, '') ?? '';
  const host = `http://${c.req.header('host') ?? ''}`;
  const hasLoopbackHost = URL.canParse(host) && isLoopback(new URL(host).hostname);
  return isLoopback(remote) && hasLoopbackHost && PROXY_HEADERS.every((name) => c.req.header(name) === undefined);
}

function letterHtml({ subject, recipient, at, blocks }: LocalLetter): string {
  return `<article>
<h2>${escapeHtml(subject)}</h2>
<p class="hint">${m['mail.local.to']({ recipient: escapeHtml(recipient), time: `<time datetime="${at.toISOString()}">${utcTime(at)}</time>` })}</p>
${blocks.map((block) => `<p>${blockHtml(block)}</p>`).join('\n')}
</article>`;
}

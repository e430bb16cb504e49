import { type Context, Hono } from 'hono';
import { isLoopback } from '../environment/loopback.ts';
import { Problem } from '../http/problems.ts';
import type { RequestContext } from '../http/request-context.ts';
import { LOCAL_MAIL_POLICY, localMailPage } from './local-mail-page.ts';
import type { LocalMailbox } from './local-mailbox.ts';

/** Headers that proxies add. */
const PROXY_HEADERS = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'];

/** The page of the local mails, for a browser on the same machine. Mounted only when the app sends no mail. */
export function localMailRoutes(mailbox: LocalMailbox) {
  const app = new Hono<RequestContext>();

  app.get('/local-mail', (c) => {
    if (!isFromThisMachine(c)) throw new Problem('not-found');
    c.header('Cache-Control', 'no-store');
    c.header('Content-Security-Policy', LOCAL_MAIL_POLICY);
    return c.html(localMailPage(mailbox.read()));
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

import { type Context, Hono } from 'hono';
import { isLoopback } from '../environment/loopback.ts';
import { Problem } from '../http/problems.ts';
import type { RequestContext } from '../http/request-context.ts';
import { LOCAL_MAIL_POLICY, localMailPage } from './local-mail-page.ts';
import type { LocalMailbox } from './local-mailbox.ts';

/** What proxies add to a request that they hand on. */
const TRACES_OF_PROXIES = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'];

/** The mails of a machine that sends none, for whoever sits at it. It is not there at all where others reach the app. */
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

/** Also behind a proxy that nobody told us of, and under a name that somebody made point here. */
function isFromThisMachine(c: Context<RequestContext>): boolean {
  const remote = c.env?.incoming?.socket.remoteAddress?.replace(/^::ffff:/, '') ?? '';
  const host = `http://${c.req.header('host') ?? ''}`;
  const isNamedSo = URL.canParse(host) && isLoopback(new URL(host).hostname);
  return isLoopback(remote) && isNamedSo && TRACES_OF_PROXIES.every((name) => c.req.header(name) === undefined);
}

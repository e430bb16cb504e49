import { Hono } from 'hono';
import {
  newShareLinkSchema,
  shareLinkEndpoints,
  shareLinkIdSchema,
  shareTokenSchema,
} from '#contract/screening/share-links.ts';
import type { ScreeningDatabases } from '../../database/screening-databases.ts';
import { jsonBody } from '../../http/answers/json-body.ts';
import { Problem } from '../../http/answers/problems.ts';
import { type Counting, rateLimit } from '../../http/limits/rate-limit.ts';
import type { RequestContext } from '../../http/request-context.ts';
import type { Auth } from '../../identity/auth.ts';
import { guardedRoutes } from '../../identity/guarded-routes.ts';
import { createShareLinks } from './share-links.ts';

type Needs = { auth: Auth } & Counting & ScreeningDatabases;

/** The links with which learners share their newest results, and what they show. */
export function shareLinkRoutes(needs: Needs) {
  const app = new Hono<RequestContext>();
  const route = guardedRoutes(app, needs.auth);
  const { list, create, revoke, open } = createShareLinks(needs);

  route('GET /learners/:learnerId/share-links', (c) => list(c.get('learnerId')));

  route('POST /learners/:learnerId/share-links', async (c) => {
    const link = await jsonBody(c, newShareLinkSchema);
    const made = await create(
      { learnerId: c.get('learnerId'), session: c.get('session'), cookie: c.req.header('cookie') ?? '' },
      link,
    );
    c.status(201);
    return made;
  });

  route('DELETE /learners/:learnerId/share-links/:linkId', async (c) => {
    const { data: linkId } = shareLinkIdSchema.safeParse(c.req.param('linkId'));
    if (linkId === undefined) throw new Problem('not-found');
    return revoke(c.get('learnerId'), linkId);
  });

  // A POST with the token in its body: no URL or log contains the token, and link scanners cannot open the report.
  route('POST /shared-reports', rateLimit('sharedReport', needs), async (c) => {
    const { token } = await jsonBody(c, shareLinkEndpoints['POST /shared-reports'].body);
    // Mail programs can truncate links, so a malformed token is treated as an unknown one.
    if (!shareTokenSchema.safeParse(token).success) throw new Problem('not-found');
    c.header('X-Robots-Tag', 'noindex');
    c.header('Referrer-Policy', 'no-referrer');
    return open(token);
  });
  return app;
}

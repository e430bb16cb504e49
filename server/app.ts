import { type Context, Hono } from 'hono';
import { getPath } from 'hono/utils/url';
import type { ServerSetup } from '#contract/server-setup.ts';
import type { AutismDatabase, Database } from './database/connect.ts';
import { limitBodySize } from './http/body-limit.ts';
import { healthRoutes } from './http/health-routes.ts';
import { jsonOnly } from './http/json-body.ts';
import { ownOrigin } from './http/own-origin.ts';
import { pageRoutes } from './http/page-routes.ts';
import type { Pages } from './http/pages.ts';
import { onError, Problem } from './http/problems.ts';
import type { AddressLimits } from './http/rate-limit.ts';
import type { RequestContext } from './http/request-context.ts';
import { requestLog } from './http/request-log.ts';
import { headersUnlessSet, securityHeaders } from './http/security-headers.ts';
import type { Auth, ReadLearner } from './identity/auth.ts';
import { mailLinkRoutes } from './identity/mail-links/mail-link-routes.ts';
import { passwordRoutes } from './identity/passwords/password-routes.ts';
import { sessionRoutes } from './identity/session-routes.ts';
import { signInMethodRoutes } from './identity/sign-in-method-routes.ts';
import { authRoutes } from './identity/sign-in-routes.ts';
import { signInCallbackRoutes } from './identity/social-sign-in/callback-routes.ts';
import type { SocialSignIn } from './identity/social-sign-in/social-sign-in.ts';
import { socialSignInRoutes } from './identity/social-sign-in/social-sign-in-routes.ts';
import { learnerRoutes } from './learners/learner-routes.ts';
import { readLearner as readLearnerOf, readSignedInLearner } from './learners/own-profile.ts';
import { profileRoutes } from './learners/profile-routes.ts';
import { localMailRoutes } from './mail/local-mail-routes.ts';
import type { MailService } from './mail/mail-service.ts';
import type { RequestWatch } from './observability/metrics.ts';
import { myDataRoutes } from './own-data/own-data-routes.ts';
import { screeningAttemptRoutes } from './results/attempt-routes.ts';
import { leaderboardRoutes } from './results/leaderboard-routes.ts';
import { gameRunRoutes } from './results/run-routes.ts';
import { demoRequestRoutes } from './support/demo-request-routes.ts';

export type AppSettings = {
  /** The origin under which browsers reach the app. */
  publicUrl: string;
  /** Every origin of our own pages; `publicUrl` is one of them. */
  trustedOrigins: readonly string[];
  trustedProxies: readonly string[];
  /** How often one client address may do something. */
  limits: AddressLimits;
};

export type AppParts = {
  database: Database;
  /** Stores the questionnaire's attempts. Default: `database`. */
  autismDatabase?: AutismDatabase;
  auth: Auth;
  socialSignIn: SocialSignIn;
  settings: AppSettings;
  setUp: ServerSetup;
  mailing: MailService;
  now: () => Date;
  /** Without it only /api answers. */
  pages?: Pages;
  /** Whether the process is about to end. Default: false. */
  isDraining?: () => boolean;
  /** Counts requests for the metrics. */
  watch?: RequestWatch | undefined;
};

/** The app with all routes. It opens no port, so tests call `app.request()`. */
export function createApp(parts: AppParts) {
  const {
    database,
    autismDatabase = database,
    auth,
    socialSignIn,
    settings,
    setUp,
    mailing,
    now,
    pages,
    isDraining = () => false,
    watch,
  } = parts;
  const { publicUrl, trustedOrigins, trustedProxies, limits } = settings;
  const readLearner: ReadLearner = (learnerId) => readLearnerOf({ database, autismDatabase }, learnerId);
  const identity = { auth, socialSignIn, readLearner, publicUrl, setUp };
  const needs = { database, autismDatabase, ...identity, ...mailing, now, trustedProxies, limits };
  const app = new Hono<RequestContext>({ getPath: (request) => getPath(request).replace(/\/{2,}/g, '/') });

  app.onError(onError);
  app.notFound(notFound);
  app.use('*', requestLog({ trustedProxies, watch }));
  app.use('*', securityHeaders({ isHttps: publicUrl.startsWith('https:') }));

  app.use('/api/*', headersUnlessSet({ 'Cache-Control': 'no-store' }));
  app.route('/api/auth', signInCallbackRoutes(needs));
  app.use('/api/*', ownOrigin(trustedOrigins, auth.sessionCookieName), limitBodySize(), jsonOnly());
  app.route('/api', healthRoutes({ database, autismDatabase, isDraining, now }));
  app.route('/api/auth', authRoutes(needs));
  app.route('/api/auth', socialSignInRoutes(needs));
  app.route('/api/auth', mailLinkRoutes(needs));
  app.route('/api', signInMethodRoutes(needs));
  app.route('/api', learnerRoutes(needs));
  app.route('/api', profileRoutes(needs));
  app.route('/api', myDataRoutes(needs));
  app.route('/api', passwordRoutes(needs));
  app.route('/api', sessionRoutes(needs));
  app.route('/api', screeningAttemptRoutes(needs));
  app.route('/api', gameRunRoutes(needs));
  app.route('/api', leaderboardRoutes(needs));
  app.route('/api', demoRequestRoutes(needs));
  app.all('/api/*', notFound);

  if (mailing.localMailbox) app.route('/', localMailRoutes(mailing.localMailbox));
  if (pages)
    app.route(
      '/',
      pageRoutes({
        pages,
        sessionCookieName: auth.sessionCookieName,
        learnerOf: (c) => readSignedInLearner(c, needs),
      }),
    );
  return app;
}

function notFound(c: Context): Response {
  return onError(new Problem('not-found'), c);
}

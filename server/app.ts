import { type Context, Hono } from 'hono';
import { getPath } from 'hono/utils/url';
import type { ServerSetup } from '#contract/platform/server-setup.ts';
import type { AutismDatabase, Database } from './database/connect.ts';
import type { ScreeningDatabases } from './database/screening-databases.ts';
import { assignmentRoutes } from './groups/assignment-routes.ts';
import { groupRoutes } from './groups/group-routes.ts';
import { leaderRoutes } from './groups/leaders/leader-routes.ts';
import { signUpInvitationRoutes } from './groups/leaders/sign-up-invitation-routes.ts';
import { memberViewRoutes } from './groups/member-view/member-view-routes.ts';
import { membershipRoutes } from './groups/membership-routes.ts';
import { parentRoutes } from './groups/pupils/parent-routes.ts';
import { pupilRoutes } from './groups/pupils/pupil-routes.ts';
import { schoolYearRoutes } from './groups/school-year/school-year-routes.ts';
import { groupTextRoutes } from './groups/texts/group-text-routes.ts';
import { checkAnswers } from './http/answers/check-answers.ts';
import { addRoute } from './http/answers/endpoint-routes.ts';
import { firstAnswersRoutes } from './http/answers/first-answers-routes.ts';
import { healthRoutes } from './http/answers/health-routes.ts';
import { jsonOnly } from './http/answers/json-body.ts';
import { onError, Problem } from './http/answers/problems.ts';
import type { AddressLimits } from './http/limits/rate-limit.ts';
import { limitBodySize } from './http/limits/request-body.ts';
import { ownOrigin } from './http/own-origin.ts';
import { pageRoutes } from './http/pages/page-routes.ts';
import type { Pages } from './http/pages/pages.ts';
import { headersUnlessSet, securityHeaders } from './http/pages/security-headers.ts';
import { securityTxtRoutes } from './http/pages/security-txt-routes.ts';
import type { RequestContext, SessionFound } from './http/request-context.ts';
import { requestLog } from './http/request-log.ts';
import type { Auth, ReadLearner } from './identity/auth.ts';
import { guardedRoutes } from './identity/guarded-routes.ts';
import { installationRoutes } from './identity/installation/installation-routes.ts';
import { mailLinkRoutes } from './identity/mail-links/mail-link-routes.ts';
import { passwordRoutes } from './identity/passwords/password-routes.ts';
import { sessionRoutes } from './identity/sessions/session-routes.ts';
import { identityLetters } from './identity/sign-in/identity-mails.ts';
import { signInMethodRoutes } from './identity/sign-in/sign-in-method-routes.ts';
import { authRoutes } from './identity/sign-in/sign-in-routes.ts';
import type { SocialSignIn } from './identity/social-sign-in/social-sign-in.ts';
import { signInCallbackRoutes, socialSignInRoutes } from './identity/social-sign-in/social-sign-in-routes.ts';
import { learnerRoutes } from './learners/learner-routes.ts';
import { readLearner as readLearnerOf, readSignedInLearner } from './learners/own-profile.ts';
import { profileRoutes } from './learners/profile-routes.ts';
import { purchaseRoutes } from './learners/purchase-routes.ts';
import { localMailRoutes } from './mail/local-mail.ts';
import type { MailService } from './mail/mail-service.ts';
import type { RequestWatch } from './observability/metrics.ts';
import { myDataRoutes } from './own-data/own-data-routes.ts';
import { takeBackRoutes } from './own-data/take-back-routes.ts';
import { planRoutes } from './plan/plan-routes.ts';
import { activityRoutes } from './results/activity-routes.ts';
import { screeningAttemptRoutes } from './results/attempts/attempt-routes.ts';
import { dailyReportLetters } from './results/daily-report/daily-report.ts';
import { leaderboardRoutes } from './results/leaderboard/leaderboard-routes.ts';
import { gameRunRoutes } from './results/runs/run-routes.ts';
import { shareLinkRoutes } from './results/share-links/share-link-routes.ts';
import { demoRequestLetters, demoRequestRoutes } from './support/demo-request-routes.ts';

type AppSettings = {
  /** The origin under which browsers reach the app. */
  publicUrl: string;
  /** Every origin of our own pages; `publicUrl` is one of them. */
  trustedOrigins: readonly string[];
  trustedProxies: readonly string[];
  /** AUTH_SECRET. */
  secret: string;
  /** How often one client address may do something. */
  limits: AddressLimits;
  /** For reports of vulnerabilities; default: the page with the contact form. */
  securityContact?: string | null;
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
  /** Whether responses that do not match the contract fail, for tests and development. Default: false. */
  checksAnswers?: boolean;
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
    checksAnswers = false,
    watch,
  } = parts;
  const { publicUrl, trustedOrigins, trustedProxies, secret, limits, securityContact = null } = settings;
  const readLearner: ReadLearner = (learnerId, isByPictures) =>
    readLearnerOf({ database, autismDatabase, setUp }, learnerId, isByPictures);
  const identity = { auth, socialSignIn, readLearner, publicUrl, setUp };
  const needs = { database, autismDatabase, ...identity, ...mailing, now, trustedProxies, limits };
  const app = new Hono<RequestContext>({ getPath: (request) => getPath(request).replace(/\/{2,}/g, '/') });
  const api = app.basePath('/api');
  const route = guardedRoutes(api, auth);

  app.onError(onError);
  app.notFound(notFound);
  app.use('*', requestLog({ trustedProxies, watch }));
  app.use('*', securityHeaders({ isHttps: publicUrl.startsWith('https:') }));

  if (checksAnswers) app.use('/api/*', checkAnswers());
  app.use('/api/*', headersUnlessSet({ 'Cache-Control': 'no-store' }));
  signInCallbackRoutes(route, needs);
  app.use('/api/*', ownOrigin(trustedOrigins, auth.sessionCookieName), limitBodySize(), jsonOnly());
  healthRoutes(route, { ...needs, isDraining, sessionCookieName: auth.sessionCookieName });
  installationRoutes(route, { secret, now, trustedProxies, limits });
  route('GET /server-setup', () => setUp);
  firstAnswersRoutes(route, (c) => {
    let found: Promise<SessionFound> | undefined;
    const findSession = () => (found ??= auth.findSession(c.req.header('cookie') ?? ''));
    return async (request) => app.fetch(request, { ...c.env, findSession });
  });
  authRoutes(route, needs);
  socialSignInRoutes(route, needs);
  mailLinkRoutes(route, needs);
  takeBackRoutes(route, needs);
  signInMethodRoutes(route, needs);
  addRoute(api, 'GET /learner', (c) => readSignedInLearner(c, needs));
  learnerRoutes(route, needs);
  profileRoutes(route, needs);
  purchaseRoutes(route, needs);
  myDataRoutes(route, needs);
  passwordRoutes(route, needs);
  sessionRoutes(route, needs);
  screeningAttemptRoutes(route, needs);
  gameRunRoutes(route, needs);
  activityRoutes(route, needs);
  app.route('/api', leaderboardRoutes(needs));
  shareLinkRoutes(route, needs);
  groupRoutes(route, needs);
  memberViewRoutes(route, needs);
  leaderRoutes(route, needs);
  signUpInvitationRoutes(route, needs);
  assignmentRoutes(route, needs);
  groupTextRoutes(route, needs);
  membershipRoutes(route, needs);
  planRoutes(route, needs);
  pupilRoutes(route, needs);
  parentRoutes(route, needs);
  schoolYearRoutes(route, needs);
  demoRequestRoutes(route, needs);
  app.all('/api/*', notFound);

  app.route('/', securityTxtRoutes({ publicUrl, contact: securityContact, now }));
  if (mailing.localMailbox) app.route('/', localMailRoutes(mailing.localMailbox));
  if (pages) app.route('/', pageRoutes({ pages, sessionCookieName: auth.sessionCookieName }));
  return app;
}

function notFound(c: Context): Response {
  return onError(new Problem('not-found'), c);
}

/** The functions that compose the mails of all features. */
export function letterWriters(context: ScreeningDatabases & { publicUrl: string; now: () => Date }) {
  return { ...identityLetters(context), ...demoRequestLetters(context), ...dailyReportLetters(context) };
}

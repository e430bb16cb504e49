import { createRequire } from 'node:module';
import { setTimeout as after } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import { createApp, letterWriters } from './app.ts';
import { type OpenDatabases, openDatabases } from './database/open-databases.ts';
import { asynchronousStandbyWarning } from './database/postgres-checks.ts';
import { connectionCounts } from './database/postgres-pool.ts';
import { isPostgresAddress } from './environment/databases.ts';
import type { Environment } from './environment/environment.ts';
import { httpOrigin, ownOrigins } from './environment/loopback.ts';
import { serverSetupOf } from './environment/server-setup.ts';
import { limitAdmission } from './http/limits/admission-limit.ts';
import { addressLimits } from './http/limits/rate-limit.ts';
import { createDrain, listen } from './http/listener.ts';
import { readPages } from './http/pages/pages.ts';
import { createAuth } from './identity/auth.ts';
import { readOrCreateSecret } from './identity/auth-secret.ts';
import { ANOTHER_SECRET, noteSecret } from './identity/installation/secret-fingerprint.ts';
import { createPasswords } from './identity/passwords/passwords.ts';
import { type StartIdentityService, standInFor } from './identity/social-sign-in/dev-providers.ts';
import { checkOpenIdProvider } from './identity/social-sign-in/openid-provider.ts';
import { socialProviderOptions } from './identity/social-sign-in/provider-options.ts';
import { createSocialSignIn } from './identity/social-sign-in/social-sign-in.ts';
import { countMails } from './mail/mail-queries.ts';
import { createMailService } from './mail/mail-service.ts';
import { announce } from './observability/logger.ts';
import { openMetrics } from './observability/serve-metrics.ts';
import { backupAges, backupJobs } from './operations/backup.ts';
import { startCleanupJobs } from './operations/cleanup-jobs.ts';
import { dataFolders, freeBytesOf } from './operations/disk.ts';
import { scheduleBackups } from './operations/scheduled-backups.ts';
import { deleteLearner, finishDeletions } from './own-data/delete-learner.ts';
import { startDailyReports } from './results/daily-report/daily-report.ts';

const PAGES = fileURLToPath(new URL('../build/client', import.meta.url));

/** A running server. `end` accepts requests for `drainSeconds` more, finishes the running ones and closes everything. */
export type Running = { origin: string; end(): Promise<void> };

/**
 * Opens the databases, listens and starts the jobs.
 * @param startIdentityService starts the stand-in for sign-in providers; called only on loopback
 * @throws StartupError when the environment does not allow it
 */
export async function startServer(
  environment: Environment,
  startIdentityService: StartIdentityService,
): Promise<Running> {
  const { dataDir, host } = environment;
  const { database, autismDatabase, forJobs, close } = await openDatabases(environment.databases);
  const secret = environment.authSecret ?? (await readOrCreateSecret(dataDir));
  for (const warning of await databaseWarnings(environment, forJobs, secret)) announce('warn', 'database', warning);
  const setUp = serverSetupOf(environment);
  const pages = await readPages(PAGES);
  const providers = await socialProviderOptions(environment.providers);

  const passwords = createPasswords();
  const backups = backupJobs(environment);
  const failures = { backups: 0, mailsGivenUp: 0 };
  const metrics = await openMetrics(environment.metrics, {
    hashing: passwords.load,
    countMails: () => countMails(forJobs.database),
    connections: connectionCounts,
    backupAges: () => backupAges(backups, new Date()),
    freeBytes: async () => Math.min(...(await Promise.all(dataFolders(environment).map(freeBytesOf)))),
    failures,
    info: versionInfo(environment),
  });

  const { server, port } = await listen(host, environment.port);
  const { isDraining, drain } = createDrain(server);
  // Nothing is awaited until the request listener is added, so that no request arrives before it.
  const publicUrl = environment.publicUrl ?? httpOrigin(host, port);
  const trustedOrigins = ownOrigins(publicUrl, host, port);
  const authSettings = { publicUrl, secret, trustedOrigins, sessionDays: environment.sessionDays };
  const auth = createAuth(database, authSettings, passwords);
  const standIn = standInFor(environment, trustedOrigins, startIdentityService);
  const socialSignIn = createSocialSignIn(database, authSettings, { ...standIn.providers, ...providers });
  const { trustedProxies, securityContact } = environment;
  const limits = addressLimits(environment);
  const settings = { publicUrl, trustedOrigins, trustedProxies, secret, limits, securityContact };
  const now = () => new Date();
  const mailing = createMailService({
    state: setUp.mail,
    settings: environment.mail,
    letters: letterWriters({ ...forJobs, publicUrl, now }),
    database: forJobs.database,
    publicUrl,
    now,
    onGivenUp: () => {
      failures.mailsGivenUp += 1;
    },
  });
  const app = createApp({
    database,
    autismDatabase,
    auth,
    socialSignIn,
    settings,
    setUp,
    mailing,
    now,
    pages,
    isDraining,
    checksAnswers: environment.checksAnswers,
    watch: metrics.watch,
  });
  const admission = limitAdmission(getRequestListener(app.fetch), { isHttps: publicUrl.startsWith('https:') });
  server.on('connection', admission.onConnection).on('request', admission.onRequest);
  metrics.addAdmission(admission.figures);

  mailing.start();
  void mailing.check();
  if (environment.providers.oidc) void checkOpenIdProvider(environment.providers.oidc);
  const { queueMail } = mailing;
  const endReports = setUp.mail === 'smtp' ? startDailyReports({ ...forJobs, queueMail, now }) : async () => {};
  const { retentionMonths } = environment;
  const endCleanup = startCleanupJobs({
    ...forJobs,
    now,
    retentionMonths,
    deleteAccount: (learnerId) => deleteLearner(forJobs.database, learnerId, new Date()),
    finishDeletions: () => finishDeletions(forJobs),
  });
  const endBackups = scheduleBackups(backups, environment.backupHours, () => {
    failures.backups += 1;
  });
  return {
    origin: httpOrigin(host, port),
    async end() {
      const jobsEnd = Promise.all([endReports().then(mailing.stop), endCleanup(), endBackups()]);
      await drain(after(environment.drainSeconds * 1000));
      await metrics.end();
      await standIn.stop();
      await jobsEnd;
      await close();
    },
  };
}

/** A sentence for what is probably wrong with the database, though it can be used. */
async function databaseWarnings(
  { databases: { main, autism } }: Environment,
  { database, autismDatabase }: OpenDatabases['forJobs'],
  secret: string,
): Promise<string[]> {
  const warnings = [(await noteSecret(database, secret)) ? null : ANOTHER_SECRET];
  if (isPostgresAddress(main)) warnings.push(await asynchronousStandbyWarning(database, main));
  if (autism !== null && isPostgresAddress(autism))
    warnings.push(await asynchronousStandbyWarning(autismDatabase, autism));
  return warnings.filter((warning) => warning !== null);
}

/** The version of the app, of Node and of the database engine. */
function versionInfo({ databases: { main } }: Environment): Record<string, string> {
  const { version } = createRequire(import.meta.url)('../package.json') as { version: string };
  return { version, node: process.versions.node, database: isPostgresAddress(main) ? 'postgresql' : 'sqlite' };
}

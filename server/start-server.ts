import { setTimeout as after } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import { createApp } from './app.ts';
import { createAuth } from './auth.ts';
import { keptSecret } from './auth-secret.ts';
import { openDatabases } from './database/open-databases.ts';
import { connectionCounts } from './database/postgres-pool.ts';
import { countMails } from './database/queries/mails.ts';
import type { Environment } from './environment/environment.ts';
import { keepHouse } from './housekeeping.ts';
import { drainOf, listen } from './http-server.ts';
import { createLoadGate } from './load/load-gate.ts';
import { outliveReaders, sayLastWords } from './log/last-words.ts';
import { setLogLevel } from './log/logger.ts';
import { httpOrigin, ownOrigins } from './loopback.ts';
import { openMail } from './mail/open-mail.ts';
import { openMetrics } from './metrics/open-metrics.ts';
import { backupJobs } from './operations/backup.ts';
import { scheduleBackups } from './operations/scheduled-backups.ts';
import { readPages } from './pages.ts';
import { createPasswords } from './password/passwords.ts';
import { type Shared, sharedWithNobody } from './processes/shared.ts';
import type { ScreeningDatabases } from './screening/both-databases.ts';
import { setUpOf } from './set-up.ts';
import { socialProvidersOf } from './sign-in/provider-options.ts';
import { createSocialSignIn } from './sign-in/social-sign-in.ts';
import { standInFor } from './stand-in/stand-in.ts';

const PAGES = fileURLToPath(new URL('../build/client', import.meta.url));

/** A server that answers. `end` finishes what it does and gives everything back; it takes new requests `until` then. */
export type Running = { origin: string; end(until?: Promise<unknown>): Promise<void> };

/**
 * Starts one process of the app.
 * @throws CannotStart with a sentence.
 */
export async function startServer(environment: Environment, shared: Shared = sharedWithNobody()): Promise<Running> {
  setLogLevel(environment.logLevel);
  sayLastWords();
  outliveReaders();
  const { dataDir, host } = environment;
  const { database, autismDatabase, patient, close } = await openDatabases(environment.databases);
  const secret = environment.authSecret ?? (await keptSecret(dataDir));
  const setUp = setUpOf(environment);
  const pages = await readPages(PAGES, setUp);
  const providers = await socialProvidersOf(environment.providers);

  const passwords = createPasswords();
  const metrics = await openMetrics(environment.metrics, {
    hashing: passwords.load,
    countMails: () => countMails(patient.database),
    connections: connectionCounts,
  });

  const { server, port } = await listen(host, environment.port);
  const { isDraining, drain } = drainOf(server);
  // Nothing is awaited from here on to the listener, so that no request comes before it.
  const publicUrl = environment.publicUrl ?? httpOrigin(host, port);
  const trustedOrigins = ownOrigins(publicUrl, host, port);
  const authSettings = { publicUrl, secret, trustedOrigins };
  const auth = createAuth(database, authSettings, passwords);
  const standIn = standInFor(environment, trustedOrigins, shared.identityService);
  const socialSignIn = createSocialSignIn(database, authSettings, { ...standIn.providers, ...providers });
  const settings = { publicUrl, trustedOrigins, trustedProxies: environment.trustedProxies };
  const now = () => new Date();
  const mailing = openMail({
    state: setUp.mail,
    settings: environment.mail,
    ...patient,
    publicUrl,
    now,
    letters: shared.letters,
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
    watch: metrics.watch,
  });
  const gate = createLoadGate(getRequestListener(app.fetch), { isHttps: publicUrl.startsWith('https:') });
  server.on('connection', gate.welcome).on('request', gate.listener);
  metrics.addGate(gate.figures);

  mailing.start();
  const endChores = (await shared.doesChores()) ? startChores(environment, patient, now) : async () => {};
  return {
    origin: httpOrigin(host, port),
    async end(until = after(environment.drainSeconds * 1000)) {
      const choresEnd = Promise.all([mailing.stop(), endChores()]);
      await drain(until);
      await metrics.end();
      await standIn.stop();
      await choresEnd;
      await close();
    },
  };
}

/** What one process of a machine does for all of them. Gives what stops it. */
function startChores(environment: Environment, databases: ScreeningDatabases, now: () => Date) {
  const endHousekeeping = keepHouse({ ...databases, now, retentionMonths: environment.retentionMonths });
  const endBackups = scheduleBackups(backupJobs(environment), environment.backupHours);
  return () => Promise.all([endHousekeeping(), endBackups()]);
}

import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import { createApp } from './app.ts';
import { createAuth } from './auth.ts';
import { keptSecret } from './auth-secret.ts';
import { CannotStart } from './cannot-start.ts';
import { openDatabase } from './database/connect.ts';
import { migrate } from './database/migrations/index.ts';
import { readEnvironment } from './environment/environment.ts';
import { warningsOf } from './environment/warnings.ts';
import { keepHouse } from './housekeeping.ts';
import { listen, stop } from './http-server.ts';
import { httpOrigin, ownOrigins } from './loopback.ts';
import { openMail } from './mail/open-mail.ts';
import { readPages } from './pages.ts';
import { setUpOf } from './set-up.ts';
import { socialProvidersOf } from './sign-in/provider-options.ts';
import { createSocialSignIn } from './sign-in/social-sign-in.ts';
import { standInFor } from './stand-in/stand-in.ts';

const PAGES = fileURLToPath(new URL('../build/client', import.meta.url));

start().catch((error) => {
  const sentence = error instanceof CannotStart ? error.message : `The server cannot start: ${String(error)}.`;
  console.error(sentence);
  process.exit(1);
});

async function start(): Promise<void> {
  const environment = readEnvironment(process.env);
  for (const warning of warningsOf(environment)) console.error(warning);
  const { dataDir, host } = environment;
  const database = await openDatabase(join(dataDir, 'thembstudy.sqlite'));
  await migrate(database);
  const secret = environment.authSecret ?? (await keptSecret(dataDir));
  const setUp = setUpOf(environment);
  const pages = await readPages(PAGES, setUp);
  const providers = await socialProvidersOf(environment.providers);

  const { server, port } = await listen(host, environment.port);
  // Nothing is awaited from here on to the listener, so that no request comes before it.
  const publicUrl = environment.publicUrl ?? httpOrigin(host, port);
  const trustedOrigins = ownOrigins(publicUrl, host, port);
  const authSettings = { publicUrl, secret, trustedOrigins };
  const auth = createAuth(database, authSettings);
  const standIn = standInFor(environment, trustedOrigins);
  const socialSignIn = createSocialSignIn(database, authSettings, { ...standIn.providers, ...providers });
  const settings = { publicUrl, trustedOrigins, trustedProxies: environment.trustedProxies };
  const now = () => new Date();
  const mailing = openMail({
    state: setUp.mail,
    settings: environment.mail,
    database,
    autismDatabase: database,
    publicUrl,
    now,
  });
  const app = createApp({ database, auth, socialSignIn, settings, setUp, mailing, now, pages });
  server.on('request', getRequestListener(app.fetch));

  mailing.start();
  const endHousekeeping = keepHouse({
    database,
    autismDatabase: database,
    now,
    retentionMonths: environment.retentionMonths,
  });
  stopOnSignal(async () => {
    await stop(server);
    await standIn.stop();
    await mailing.stop();
    await endHousekeeping();
    await database.destroy();
  });
  process.stdout.write(`#thembstudy is ready at ${httpOrigin(host, port)}\n`);
}

function stopOnSignal(finish: () => Promise<void>): void {
  const end = async () => {
    await finish();
    process.exit(0);
  };
  process.once('SIGINT', end).once('SIGTERM', end);
}

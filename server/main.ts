import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import { createApp } from './app.ts';
import { createAuth } from './auth.ts';
import { keptSecret } from './auth-secret.ts';
import { CannotStart } from './cannot-start.ts';
import { openDatabase } from './database/connect.ts';
import { migrate } from './database/migrations/index.ts';
import { readEnvironment } from './environment.ts';
import { keepHouse } from './housekeeping.ts';
import { listen, stop } from './http-server.ts';
import { httpOrigin, ownOrigins } from './loopback.ts';
import { readPages } from './pages.ts';

const PAGES = fileURLToPath(new URL('../build/client', import.meta.url));

start().catch((error) => {
  const sentence = error instanceof CannotStart ? error.message : `The server cannot start: ${String(error)}.`;
  console.error(sentence);
  process.exit(1);
});

async function start(): Promise<void> {
  const environment = readEnvironment(process.env);
  const { dataDir, host } = environment;
  const database = await openDatabase(join(dataDir, 'thembstudy.sqlite'));
  await migrate(database);
  const secret = environment.authSecret ?? (await keptSecret(dataDir));
  const pages = await readPages(PAGES);

  const { server, port } = await listen(host, environment.port);
  // Nothing is awaited from here on to the listener, so that no request comes before it.
  const publicUrl = environment.publicUrl ?? httpOrigin(host, port);
  const trustedOrigins = ownOrigins(publicUrl, host, port);
  const auth = createAuth(database, { publicUrl, secret, trustedOrigins });
  const settings = { publicUrl, trustedOrigins, trustedProxies: environment.trustedProxies };
  const now = () => new Date();
  const app = createApp({ database, auth, settings, now, pages });
  server.on('request', getRequestListener(app.fetch));

  const endHousekeeping = keepHouse(database, now);
  stopOnSignal(async () => {
    await stop(server);
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

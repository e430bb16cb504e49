import { readEnvironment } from './environment/environment.ts';
import { StartupError, startupErrorMessage } from './environment/startup-error.ts';
import { environmentWarnings } from './environment/warnings.ts';
import type { StartIdentityService } from './identity/social-sign-in/dev-providers.ts';
import { announce, setLogLevel } from './observability/logger.ts';
import { exitOnSignal, exitOnUncaughtException, ignoreClosedOutput } from './observability/process-exit.ts';
import { startServer } from './start-server.ts';

const NO_OPTIONS =
  'The server takes no options: to run several processes, start them as systemd units, containers or replicas over one ' +
  'PostgreSQL (docs/deploying.md).';

/** Loads the stand-in identity provider only when it is used. */
const startIdentityService: StartIdentityService = async (settings) =>
  (await import('../dev-identity/identity-service.ts')).startIdentityService(settings);

start(process.argv.slice(2)).catch((error) => {
  console.error(startupErrorMessage(error));
  process.exit(1);
});

async function start(words: string[]): Promise<void> {
  if (words.length > 0) throw new StartupError(NO_OPTIONS);
  const environment = readEnvironment(process.env);
  setLogLevel(environment.logLevel);
  exitOnUncaughtException();
  ignoreClosedOutput();
  for (const warning of environmentWarnings(environment)) announce('warn', 'environment', warning);
  const { origin, end } = await startServer(environment, startIdentityService);
  exitOnSignal(end, environment);
  announce('info', 'process', `#thembstudy is ready at ${origin}`);
}

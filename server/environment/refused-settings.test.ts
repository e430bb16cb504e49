import { expect, it } from 'vitest';
import { startIdentityService } from '../../dev-identity/identity-service.ts';
import { startServer } from '../start-server.ts';
import { emptyFolder } from '../testing/databases/data-folder.ts';
import { usedPort } from '../testing/servers/free-port.ts';
import { startupErrorOutput } from '../testing/servers/server-process.ts';
import { readEnvironment } from './environment.ts';
import { startupErrorMessage } from './startup-error.ts';

it('refuses a port that is used, in one sentence', async () => {
  const PORT = String(await usedPort());
  expect(await startupErrorOutput({ PORT, DATA_DIR: await emptyFolder() })).toMatch(
    /^Port \d+ on 127\.0\.0\.1 is used by another program\. .+\n$/,
  );
});

it('refuses settings with faults, each in a sentence', async () => {
  expect(await startupErrorOutput({ PORT: 'many', HOST: '192.0.2.1', PUBLIC_URL: 'https://learn.example.org' })).toBe(
    'PORT has to be a whole number from 0 to 65535.\n' +
      'AUTH_SECRET is needed when HOST is 192.0.2.1: 32 random characters.\n',
  );
});

it('refuses words on the command line, in one sentence that says how to run several processes', async () => {
  expect(await startupErrorOutput({ PORT: '0' }, ['--workers', '2'])).toMatch(
    /^The server takes no options: [^\n]+ systemd units, containers or replicas over one PostgreSQL [^\n]+\.\n$/,
  );
});

const WORLD = { PUBLIC_URL: 'https://learn.example.org', AUTH_SECRET: 'mK3v9QzR7tLw2XcB8nYd5HsJ4gFp6VaE' };
const APPLE = { APPLE_CLIENT_ID: 'id', APPLE_TEAM_ID: 'team', APPLE_KEY_ID: 'key', APPLE_KEY_FILE: '/dev/null' };

it.each([
  ['an invalid key for Apple', APPLE, /^APPLE_KEY_FILE [^\n]+\.$/],
  [
    'a host of another machine',
    { ...WORLD, HOST: '192.0.2.1' },
    /^HOST 192\.0\.2\.1 is not an address of this machine\.$/,
  ],
  ['a folder that cannot hold data', { DATA_DIR: '/dev/null/data' }, /^The data folder .+ cannot be made .+$/],
])('refuses %s, in one sentence', async (_what, settings, sentence) => {
  const environment = readEnvironment({ PORT: '0', DATA_DIR: await emptyFolder(), ...settings });
  const fault = await startServer(environment, startIdentityService).catch((error) => error);
  expect(startupErrorMessage(fault)).toMatch(sentence);
});

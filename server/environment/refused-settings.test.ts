import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { refusal } from '../testing/server-process.ts';

const newFolder = () => mkdtemp(join(tmpdir(), 'data-'));

it('refuses a port that is used, in one sentence', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const PORT = String((other.address() as AddressInfo).port);
  expect(await refusal({ PORT, DATA_DIR: await newFolder() })).toMatch(
    /^Port \d+ on 127\.0\.0\.1 is used by another program\. .+\n$/,
  );
  other.close();
});

it('refuses settings with faults, each in a sentence', async () => {
  expect(await refusal({ PORT: 'many', HOST: '192.0.2.1', PUBLIC_URL: 'https://learn.example.org' })).toBe(
    'PORT has to be a whole number from 0 to 65535.\n' +
      'AUTH_SECRET is needed when HOST is 192.0.2.1: 32 random characters.\n',
  );
});

it('refuses a key for Apple that is none, in one sentence', async () => {
  const APPLE = { APPLE_CLIENT_ID: 'id', APPLE_TEAM_ID: 'team', APPLE_KEY_ID: 'key', APPLE_KEY_FILE: '/dev/null' };
  expect(await refusal({ ...APPLE, PORT: '0', DATA_DIR: await newFolder() })).toMatch(/^APPLE_KEY_FILE [^\n]+\.\n$/);
});

it('refuses a host that is not of this machine', async () => {
  const AUTH_SECRET = 'mK3v9QzR7tLw2XcB8nYd5HsJ4gFp6VaE';
  const PUBLIC_URL = 'https://learn.example.org';
  const settings = { HOST: '192.0.2.1', PUBLIC_URL, AUTH_SECRET, DATA_DIR: await newFolder(), PORT: '0' };
  expect(await refusal(settings)).toBe('HOST 192.0.2.1 is not an address of this machine.\n');
});

it('refuses a folder that cannot hold data', async () => {
  expect(await refusal({ PORT: '0', DATA_DIR: '/dev/null/data' })).toMatch(/^The data folder .+ cannot be made .+\n$/);
});

it.each([[['--workers', '2']], [['--workers=2']], [['2']]])(
  'refuses %j in one sentence that says how to run several processes',
  async (words) => {
    expect(await refusal({ PORT: '0' }, words)).toMatch(
      /^The server takes no options: [^\n]+ systemd units, containers or replicas over one PostgreSQL [^\n]+\.\n$/,
    );
  },
);

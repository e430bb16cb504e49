import { expect, it } from 'vitest';
import { readEnvironment } from './environment.ts';
import { environmentWarnings } from './warnings.ts';

const AUTH_SECRET = 'mK3v9QzR7tLw2XcB8nYd5HsJ4gFp6VaE';
const PUBLIC_URL = 'https://learn.example.org';

it.each([
  ['behind an unknown proxy', { PUBLIC_URL, AUTH_SECRET }, 1],
  ['behind a trusted proxy', { PUBLIC_URL, AUTH_SECRET, TRUSTED_PROXY: '127.0.0.1' }, 0],
  ['on loopback', {}, 0],
  ['on localhost', { PUBLIC_URL: 'http://localhost:3000' }, 0],
  ['reachable directly', { PUBLIC_URL, AUTH_SECRET, HOST: '0.0.0.0' }, 0],
])('a server %s (%j) has %d warnings about its proxy', (_where, variables, count) => {
  const warnings = environmentWarnings(readEnvironment(variables as Record<string, string>));
  expect(warnings).toEqual(Array(count).fill(expect.stringMatching(/^TRUSTED_PROXY is not set, .+\.$/)));
});

it.each([
  ['in a file', {}, 0],
  ['on this machine', { DATABASE_URL: 'postgres://user@127.0.0.1/learn' }, 0],
  ['on another machine', { DATABASE_URL: 'postgres://user@db.example.org/learn' }, 1],
  ['on another machine, with a secret', { DATABASE_URL: 'postgres://user@db.example.org/learn', AUTH_SECRET }, 0],
])('a server with its database %s (%j) has %d warnings about its secret', (_where, variables, count) => {
  const warnings = environmentWarnings(readEnvironment(variables as Record<string, string>));
  expect(warnings).toEqual(Array(count).fill(expect.stringMatching(/^AUTH_SECRET is not set, .+\.$/)));
});

const MAIL = { SMTP_URL: 'smtp://localhost', MAIL_FROM: 'learn@example.org' };

it.each([
  ['with mail', { EMAIL_DOMAINS: 'school.example', ...MAIL }, []],
  ['without mail', { EMAIL_DOMAINS: 'school.example' }, [/^EMAIL_DOMAINS is set without SMTP_URL, .+\.$/]],
  [
    'while it is closed',
    { EMAIL_DOMAINS: 'school.example', SIGN_UP: 'closed' },
    [/^EMAIL_DOMAINS has no effect .+\.$/],
  ],
  ['closed to all', { SIGN_UP: 'closed' }, []],
  [
    'closed to pupils of the school',
    {
      ...{ SCHOOL_ANSWERS_FOR_PUPILS: 'yes', OIDC_ISSUER: 'https://id.school.example', SIGN_UP: 'closed' },
      ...{ OIDC_CLIENT_ID: 'our-id', OIDC_CLIENT_SECRET: 'of the school' },
    },
    [/^SCHOOL_ANSWERS_FOR_PUPILS has no effect .+\.$/],
  ],
  ['by invitation, without mail', { SIGN_UP: 'invited' }, []],
])('a server with sign-up %s (%j) has warnings where settings contradict', (_what, variables, warnings) => {
  const found = environmentWarnings(readEnvironment(variables as Record<string, string>));
  expect(found).toEqual(warnings.map((warning) => expect.stringMatching(warning)));
});

import { describe, expect, it } from 'vitest';
import { readEnvironment } from './environment.ts';
import { serverSetupOf, shouldUseStandIn } from './server-setup.ts';

const AUTH_SECRET = 'mK3v9QzR7tLw2XcB8nYd5HsJ4gFp6VaE';
const WORLD = { PUBLIC_URL: 'https://learn.example.org', AUTH_SECRET };
const CLIENTS: Record<string, Record<string, string>> = {
  google: { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' },
  github: { GITHUB_CLIENT_ID: 'id', GITHUB_CLIENT_SECRET: 'secret' },
  facebook: { FACEBOOK_CLIENT_ID: 'id', FACEBOOK_CLIENT_SECRET: 'secret' },
  apple: { APPLE_CLIENT_ID: 'id', APPLE_CLIENT_SECRET: 'secret' },
  oidc: { OIDC_ISSUER: 'https://login.example.org', OIDC_CLIENT_ID: 'id', OIDC_CLIENT_SECRET: 'secret' },
};
const KNOWN = ['google', 'apple', 'github', 'facebook'] as const;

describe('the four known ways to sign in', () => {
  it.each([{}, { HOST: '::1' }, { HOST: 'localhost' }, { PUBLIC_URL: 'http://localhost:8080' }])(
    'are stood in for on the machine itself: %j',
    (variables) => {
      const environment = readEnvironment(variables);
      expect(shouldUseStandIn(environment)).toBe(true);
      for (const way of KNOWN) expect(serverSetupOf(environment).ways[way]).toBe('stand-in');
      expect(serverSetupOf(environment).ways.oidc).toBe('not-set-up');
    },
  );

  it.each([WORLD, { ...WORLD, HOST: '0.0.0.0' }, { ...WORLD, HOST: '192.168.0.7' }])(
    'are not set up where others can reach the app: %j',
    (variables) => {
      const environment = readEnvironment(variables);
      expect(shouldUseStandIn(environment)).toBe(false);
      for (const way of KNOWN) expect(serverSetupOf(environment).ways[way]).toBe('not-set-up');
    },
  );

  it.each(Object.keys(CLIENTS))('are not stood in for once %s is set up', (way) => {
    const environment = readEnvironment(CLIENTS[way] ?? {});
    expect(shouldUseStandIn(environment)).toBe(false);
    const { ways } = serverSetupOf(environment);
    for (const one of KNOWN) expect(ways[one]).toBe(one === way ? 'ready' : 'not-set-up');
    expect(ways.oidc).toBe(way === 'oidc' ? 'ready' : 'not-set-up');
  });
});

describe('an OpenID provider', () => {
  it('has a button with the words that the operator chose, or plain ones', () => {
    expect(serverSetupOf(readEnvironment({})).openIdName).toBeNull();
    expect(serverSetupOf(readEnvironment(CLIENTS.oidc ?? {})).openIdName).toBe('School account');
    expect(serverSetupOf(readEnvironment({ ...CLIENTS.oidc, OIDC_NAME: 'North School' })).openIdName).toBe(
      'North School',
    );
  });
});

describe('mail', () => {
  it.each([
    ['is read on the machine itself', {}, 'local'],
    [
      'is sent where a server for it is set up',
      { SMTP_URL: 'smtp://localhost', MAIL_FROM: 'learn@example.org' },
      'smtp',
    ],
    ['is not sent where others can reach the app and nothing is set up', WORLD, 'none'],
  ])('%s', (_what, variables, mail) => {
    expect(serverSetupOf(readEnvironment(variables)).mail).toBe(mail);
  });
});

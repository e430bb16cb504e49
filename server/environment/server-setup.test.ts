import { describe, expect, it } from 'vitest';
import { BUILT_IN_PROVIDER_IDS } from '#rules/people/sign-in-methods.ts';
import { readEnvironment } from './environment.ts';
import { serverSetupOf, shouldUseStandIn } from './server-setup.ts';

const AUTH_SECRET = 'mK3v9QzR7tLw2XcB8nYd5HsJ4gFp6VaE';
const WORLD = { PUBLIC_URL: 'https://learn.example.org', AUTH_SECRET };
const CLIENTS: Record<string, Record<string, string>> = {
  ...Object.fromEntries(BUILT_IN_PROVIDER_IDS.map((provider) => [provider, clientOf(provider.toUpperCase())])),
  oidc: { OIDC_ISSUER: 'https://login.example.org', ...clientOf('OIDC') },
};

function clientOf(prefix: string): Record<string, string> {
  return { [`${prefix}_CLIENT_ID`]: 'id', [`${prefix}_CLIENT_SECRET`]: 'secret' };
}

describe('the built-in providers', () => {
  it.each([{}, { HOST: '::1' }, { HOST: 'localhost' }, { PUBLIC_URL: 'http://localhost:8080' }])(
    'are stood in for on the machine itself: %j',
    (variables) => {
      const environment = readEnvironment(variables);
      expect(shouldUseStandIn(environment)).toBe(true);
      for (const provider of BUILT_IN_PROVIDER_IDS) expect(serverSetupOf(environment).ways[provider]).toBe('stand-in');
      expect(serverSetupOf(environment).ways.oidc).toBe('not-set-up');
    },
  );

  it.each([WORLD, { ...WORLD, HOST: '0.0.0.0' }, { ...WORLD, HOST: '192.168.0.7' }])(
    'are not set up where others can reach the app: %j',
    (variables) => {
      const environment = readEnvironment(variables);
      expect(shouldUseStandIn(environment)).toBe(false);
      for (const provider of BUILT_IN_PROVIDER_IDS)
        expect(serverSetupOf(environment).ways[provider]).toBe('not-set-up');
    },
  );

  it.each(Object.keys(CLIENTS))('are not stood in for once %s is set up', (provider) => {
    const environment = readEnvironment(CLIENTS[provider] ?? {});
    expect(shouldUseStandIn(environment)).toBe(false);
    const { ways } = serverSetupOf(environment);
    for (const one of BUILT_IN_PROVIDER_IDS) expect(ways[one]).toBe(one === provider ? 'ready' : 'not-set-up');
    expect(ways.oidc).toBe(provider === 'oidc' ? 'ready' : 'not-set-up');
  });
});

it('an OpenID provider has the name that the operator chose, or none: the page then words its button', () => {
  expect(serverSetupOf(readEnvironment({})).openIdName).toBeNull();
  expect(serverSetupOf(readEnvironment(CLIENTS.oidc ?? {})).openIdName).toBeNull();
  expect(serverSetupOf(readEnvironment({ ...CLIENTS.oidc, OIDC_NAME: 'North School' })).openIdName).toBe(
    'North School',
  );
});

it.each([
  ['is read on the machine itself', {}, 'local'],
  ['is sent where a server for it is set up', { SMTP_URL: 'smtp://localhost', MAIL_FROM: 'learn@example.org' }, 'smtp'],
  ['is not sent where others can reach the app and nothing is set up', WORLD, 'none'],
])('mail %s', (_what, variables, mail) => {
  expect(serverSetupOf(readEnvironment(variables)).mail).toBe(mail);
});

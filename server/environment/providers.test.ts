import { describe, expect, it } from 'vitest';
import { BUILT_IN_PROVIDER_IDS } from '#rules/people/sign-in-methods.ts';
import { readProviders } from './providers.ts';

const client = { clientId: 'id', clientSecret: 'secret' };

describe.each(BUILT_IN_PROVIDER_IDS)('%s', (provider) => {
  const prefix = provider.toUpperCase();
  const [id, secret] = [{ [`${prefix}_CLIENT_ID`]: 'id' }, { [`${prefix}_CLIENT_SECRET`]: 'secret' }];

  it('is configured by its id and secret', () => {
    expect(readProviders({ ...id, ...secret })).toEqual({ providers: { [provider]: client }, faults: [] });
    expect(readProviders({})).toEqual({ providers: {}, faults: [] });
  });

  it.each([id, secret])('needs both: %j', (given) => {
    const { providers, faults } = readProviders(given);
    expect(providers).toEqual({});
    expect(faults).toEqual([`${prefix}_CLIENT_ID and ${prefix}_CLIENT_SECRET belong together: set both or none.`]);
  });
});

describe('apple by a key file', () => {
  const KEY = { APPLE_CLIENT_ID: 'id', APPLE_TEAM_ID: 'team', APPLE_KEY_ID: 'key', APPLE_KEY_FILE: '/key.p8' };

  it('needs team, key and file', () => {
    const apple = { clientId: 'id', teamId: 'team', keyId: 'key', keyFile: '/key.p8' };
    expect(readProviders(KEY)).toEqual({ providers: { apple }, faults: [] });
  });

  it.each([...Object.keys(KEY).map((name) => ({ [name]: undefined })), { APPLE_CLIENT_SECRET: 'secret' }])(
    'is a fault with %j',
    (change) => {
      const { providers, faults } = readProviders({ ...KEY, ...change });
      expect(providers).toEqual({});
      expect(faults).toEqual([expect.stringMatching(/^Apple needs APPLE_CLIENT_ID, .+\.$/)]);
    },
  );
});

describe('an OpenID provider', () => {
  const OPEN_ID = { OIDC_ISSUER: 'https://login.example.org', OIDC_CLIENT_ID: 'id', OIDC_CLIENT_SECRET: 'secret' };

  it('is configured by issuer, id and secret', () => {
    const oidc = { issuer: 'https://login.example.org', ...client, name: null, trustsEmail: false };
    expect(readProviders(OPEN_ID)).toEqual({ providers: { oidc }, faults: [] });
  });

  it.each(Object.keys(OPEN_ID))('needs %s', (name) => {
    const { providers, faults } = readProviders({ ...OPEN_ID, [name]: undefined });
    expect(providers).toEqual({});
    expect(faults).toEqual([expect.stringMatching(/^OIDC_ISSUER, .+ belong together: set all or none\.$/)]);
  });

  it.each(['login.example.org', 'ftp://login.example.org', 'javascript:alert(1)'])(
    'has no issuer such as %s',
    (issuer) => {
      expect(readProviders({ ...OPEN_ID, OIDC_ISSUER: issuer }).faults).toEqual([
        'OIDC_ISSUER has to be an address such as https://login.example.org.',
      ]);
    },
  );

  it.each([
    ['true', true],
    ['false', false],
  ])('trusts its addresses with OIDC_TRUST_EMAIL=%s: %s', (OIDC_TRUST_EMAIL, trustsEmail) => {
    expect(readProviders({ ...OPEN_ID, OIDC_TRUST_EMAIL }).providers.oidc).toMatchObject({ trustsEmail });
  });

  it('has OIDC_TRUST_EMAIL true or false and nothing else', () =>
    expect(readProviders({ ...OPEN_ID, OIDC_TRUST_EMAIL: 'yes' }).faults).toEqual([
      'OIDC_TRUST_EMAIL has to be true or false.',
    ]));

  it('refuses a name without the other settings', () => {
    expect(readProviders({ OIDC_NAME: 'North School' }).faults).toHaveLength(1);
  });
});

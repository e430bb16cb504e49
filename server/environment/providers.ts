import { BUILT_IN_PROVIDER_IDS, type BuiltInProvider } from '#rules/people/sign-in-methods.ts';

export type Client = { clientId: string; clientSecret: string };
/** Apple's client secrets expire within six months: generated from a key, or provided by the operator. */
export type AppleClient = Client | { clientId: string; teamId: string; keyId: string; keyFile: string };
/**
 * `name`: the label of its button; null: the page has a default label. `trustsEmail`: addresses count as verified even
 * when the provider sends no `email_verified`.
 */
export type OpenIdClient = Client & { issuer: string; name: string | null; trustsEmail: boolean };

/** The configured providers. */
export type ProviderSettings = {
  [Provider in Exclude<BuiltInProvider, 'apple'>]?: Client;
} & { apple?: AppleClient; oidc?: OpenIdClient };

type Given = Record<string, string | undefined>;

const APPLE_KEY = ['APPLE_TEAM_ID', 'APPLE_KEY_ID', 'APPLE_KEY_FILE'] as const;

/** The configured providers, and a sentence for each incomplete one. */
export function readProviders(given: Given): { providers: ProviderSettings; faults: string[] } {
  const faults: string[] = [];
  const providers: ProviderSettings = {};
  for (const provider of BUILT_IN_PROVIDER_IDS) {
    if (provider === 'apple') continue;
    const client = clientOf(given, provider.toUpperCase(), faults);
    if (client) providers[provider] = client;
  }
  const apple = appleClient(given, faults);
  if (apple) providers.apple = apple;
  const oidc = openIdClient(given, faults);
  if (oidc) providers.oidc = oidc;
  return { providers, faults };
}

function clientOf(given: Given, prefix: string, faults: string[]): Client | undefined {
  const clientId = given[`${prefix}_CLIENT_ID`];
  const clientSecret = given[`${prefix}_CLIENT_SECRET`];
  if (clientId && clientSecret) return { clientId, clientSecret };
  if (clientId || clientSecret)
    faults.push(`${prefix}_CLIENT_ID and ${prefix}_CLIENT_SECRET belong together: set both or none.`);
  return undefined;
}

function appleClient(given: Given, faults: string[]): AppleClient | undefined {
  const [teamId, keyId, keyFile] = APPLE_KEY.map((name) => given[name]);
  if (!teamId && !keyId && !keyFile) return clientOf(given, 'APPLE', faults);
  const clientId = given.APPLE_CLIENT_ID;
  if (clientId && teamId && keyId && keyFile && !given.APPLE_CLIENT_SECRET) return { clientId, teamId, keyId, keyFile };
  faults.push(
    `Apple needs APPLE_CLIENT_ID, and either ${APPLE_KEY.join(', ')} together or APPLE_CLIENT_SECRET, not both.`,
  );
  return undefined;
}

function openIdClient(given: Given, faults: string[]): OpenIdClient | undefined {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret, OIDC_NAME } = given;
  const trust = given.OIDC_TRUST_EMAIL ?? 'false';
  if (trust !== 'true' && trust !== 'false') faults.push('OIDC_TRUST_EMAIL has to be true or false.');
  if (!issuer && !clientId && !clientSecret) {
    if (OIDC_NAME) faults.push('OIDC_NAME means nothing without OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET.');
    return undefined;
  }
  if (!issuer || !clientId || !clientSecret) {
    faults.push('OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET belong together: set all or none.');
    return undefined;
  }
  if (!URL.canParse(issuer) || !/^https?:$/.test(new URL(issuer).protocol)) {
    faults.push('OIDC_ISSUER has to be an address such as https://login.example.org.');
    return undefined;
  }
  return { issuer, clientId, clientSecret, name: OIDC_NAME ?? null, trustsEmail: trust === 'true' };
}

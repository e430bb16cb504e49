import { createHash, generateKeyPairSync, randomBytes } from 'node:crypto';
import { type ClientMetadata, type Configuration, Provider } from 'oidc-provider';
import { createMemoryAdapter } from 'oidc-provider/lib/adapters/memory_adapter.js';
import { BUILT_IN_PROVIDER_IDS, type BuiltInProvider } from '#rules/people/sign-in-methods.ts';

export type Accounts = Map<string, StandInAccount>;
export type StandInClient = {
  provider: BuiltInProvider;
  clientId: string;
  clientSecret: string;
  redirectUris: string[];
};

const TEN_MINUTES_SECONDS = 10 * 60;
const SCOPES = ['openid', 'email', 'profile'];
export const SIGN_IN_PATH = '/sign-in/';
export const SESSION_COOKIE = 'stand_in_session';

/** The app as registered at each of the simulated providers. */
export function registeredClients(origins: readonly string[]): StandInClient[] {
  return BUILT_IN_PROVIDER_IDS.map((provider) => ({
    provider,
    clientId: `thembstudy-${provider}`,
    clientSecret: randomBytes(32).toString('base64url'),
    redirectUris: origins.map((origin) => `${origin}/api/auth/callback/${provider}`),
  }));
}

/** The OpenID provider of the stand-in: code flow with PKCE only. Its keys are generated at start. */
export function createProvider(
  issuer: string,
  clients: readonly StandInClient[],
  accounts: Accounts,
  errorPage: string,
): Provider {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return new Provider(issuer, {
    adapter: createMemoryAdapter(),
    clients: clients.map(metadataOf),
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), kid: 'stand-in', use: 'sig', alg: 'ES256' } as never] },
    cookies: {
      keys: [randomBytes(32).toString('base64url')],
      names: { session: SESSION_COOKIE, interaction: 'stand_in_page', resume: 'stand_in_way_back' },
    },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    scopes: SCOPES,
    responseTypes: ['code'],
    pkce: { required: () => true },
    clientBasedCORS: () => false,
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: { enabled: false },
    },
    interactions: { url: (_, { uid }) => `${SIGN_IN_PATH}${uid}` },
    loadExistingGrant,
    findAccount: (_, accountId) => accountOf(accounts, accountId),
    renderError: (c) => {
      c.type = 'html';
      c.body = errorPage;
    },
    ttl: {
      AccessToken: 60,
      AuthorizationCode: 60,
      IdToken: 60,
      Interaction: TEN_MINUTES_SECONDS,
      Session: TEN_MINUTES_SECONDS,
      Grant: 60,
    },
  });
}

function metadataOf({ clientId, clientSecret, redirectUris }: StandInClient): ClientMetadata {
  return {
    client_id: clientId,
    client_secret: clientSecret,
    redirect_uris: redirectUris,
    response_types: ['code'],
    grant_types: ['authorization_code'],
    token_endpoint_auth_method: 'client_secret_post',
    id_token_signed_response_alg: 'ES256',
  };
}

/** Grants all scopes, so that there is no consent page after the sign-in page. */
const loadExistingGrant: Configuration['loadExistingGrant'] = async (c) => {
  const { client, session, provider } = c.oidc;
  if (!client || !session?.accountId) return undefined;
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
  grant.addOIDCScope(SCOPES.join(' '));
  await grant.save();
  return grant;
};

function accountOf(accounts: Accounts, accountId: string) {
  const account = accounts.get(accountId);
  return account && { accountId, claims: () => claimsOf(account) };
}

/** An account at one of the four simulated providers. The same email gives the same account. */
type StandInAccount = { accountId: string; name: string; email: string };

/** The prefix of every account id, so that none equals an id of the real provider. */
const ACCOUNT_ID_PREFIX = 'local-';

const LONGEST = { name: 200, email: 254 } as const;

/** The account for a typed name and email. Without an email the name identifies it. */
export function accountFor(provider: BuiltInProvider, typed: { name: string; email: string }): StandInAccount {
  const name = typed.name.slice(0, LONGEST.name).trim();
  const email = typed.email.slice(0, LONGEST.email).trim().toLowerCase();
  const who = createHash('sha256').update(JSON.stringify([provider, email === '' ? ['name', name] : ['email', email]]));
  return { accountId: `${ACCOUNT_ID_PREFIX}${who.digest('hex').slice(0, 32)}`, name, email };
}

/** The ID token claims of an account; like real providers, without empty values. */
export function claimsOf({ accountId, name, email }: StandInAccount) {
  return { sub: accountId, ...(name && { name }), ...(email && { email, email_verified: true }) };
}

import { decodeJwt } from 'jose';
import { z } from 'zod';
import type { SocialProvider } from '#rules/people/sign-in-methods.ts';
import { Problem } from '../../http/answers/problems.ts';
import { log } from '../../observability/logger.ts';
import { LoggableError } from '../../observability/safe-error.ts';
import { type RawOAuthProfile, userFieldsOf } from './oauth-profile.ts';

export type OpenIdProvider = {
  provider: SocialProvider;
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Addresses count as verified even when the provider sends no `email_verified`. */
  trustsEmail?: boolean;
  /** Default: query parameters. Apple uses `form_post`. */
  responseMode?: 'form_post';
  /** Whether the provider must show its account chooser, even when the browser is signed in there. */
  asksWho?: boolean;
};

const TIMEOUT_MS = 5000;

const discoverySchema = z.looseObject({
  issuer: z.url(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  jwks_uri: z.url(),
  userinfo_endpoint: z.url().optional(),
  id_token_signing_alg_values_supported: z.array(z.string()).min(1),
  token_endpoint_auth_methods_supported: z.array(z.string()).default(['client_secret_basic']),
  prompt_values_supported: z.array(z.string()).default(['select_account']),
});
type Discovery = z.infer<typeof discoverySchema>;

/**
 * The Better Auth options for an OpenID provider, with PKCE and verified ID tokens.
 * @throws Problem `provider-away` when discovery fails; Better Auth would ignore that.
 */
export async function openIdOptions(settings: OpenIdProvider) {
  const {
    provider: providerId,
    issuer,
    clientId,
    clientSecret,
    responseMode,
    asksWho = false,
    trustsEmail = false,
  } = settings;
  const discoveryUrl = discoveryUrlOf(issuer);
  const discovery = await discover(discoveryUrl, issuer);
  const { genericOAuth } = await import('better-auth/plugins/generic-oauth');
  const inBody = discovery.token_endpoint_auth_methods_supported.includes('client_secret_post');
  const provider = {
    providerId,
    discoveryUrl,
    clientId,
    clientSecret,
    authentication: inBody ? ('post' as const) : ('basic' as const),
    pkce: true,
    requireIdTokenVerification: true,
    scopes: ['openid', 'email', 'profile'],
    ...(asksWho && { prompt: promptOf(discovery) }),
    ...(responseMode && { responseMode }),
    accountSubject: ({ profile }: { profile: RawOAuthProfile }) => String(profile.sub),
    getUserInfo: (tokens: Tokens) => claimsOf(tokens, discovery, trustsEmail),
    mapProfileToUser: (profile: RawOAuthProfile) => userFieldsOf(providerId, profile),
  };
  return { plugins: [genericOAuth({ config: [provider] })] };
}

/** Requests a provider's configuration once, and logs one line when it cannot be used. */
export async function checkOpenIdProvider({ issuer }: Pick<OpenIdProvider, 'issuer'>): Promise<void> {
  const error = await findOpenIdFault(issuer);
  if (error) log.warn({ from: 'sign-in', fault: 'the OpenID provider of OIDC_ISSUER does not answer as one', error });
}

/**
 * Requests a provider's configuration once. Returns why it cannot be used, in the error's `cause`; null when it can.
 */
export async function findOpenIdFault(issuer: string): Promise<Error | null> {
  return discover(discoveryUrlOf(issuer), issuer).then(
    () => null,
    ({ cause }: Problem) => cause as Error,
  );
}

/** The address of a provider's configuration. */
export function discoveryUrlOf(issuer: string): string {
  return `${withoutTrailingSlash(issuer)}/.well-known/openid-configuration`;
}

async function discover(address: string, issuer: string): Promise<Discovery> {
  try {
    const discovery = discoverySchema.parse(await fetchJson(address));
    if (withoutTrailingSlash(discovery.issuer) !== withoutTrailingSlash(issuer))
      throw new LoggableError('it speaks for another issuer');
    return discovery;
  } catch (cause) {
    throw new Problem('provider-away', { cause: new LoggableError('the OpenID provider cannot be used', { cause }) });
  }
}

/** Providers refuse a prompt they do not support; all support `login`. */
function promptOf({ prompt_values_supported: known }: Discovery) {
  return known.includes('select_account') ? ('select_account' as const) : ('login' as const);
}

type Tokens = { idToken?: string | undefined; accessToken?: string | undefined };

/** The claims of the ID token, which Better Auth has verified, completed from the userinfo endpoint. */
async function claimsOf(
  { idToken, accessToken }: Tokens,
  { userinfo_endpoint: address }: Discovery,
  trustsEmail: boolean,
) {
  if (!idToken) return null;
  const claims: RawOAuthProfile = decodeJwt(idToken);
  const isComplete = claims.email !== undefined && claims.name !== undefined;
  const userInfo = isComplete || !address || !accessToken ? {} : await fetchJson(address, accessToken);
  // OpenID Connect Core 5.3.2: userinfo with another `sub` must not be used.
  if (!isComplete && address && userInfo.sub !== claims.sub) return null;
  const profile = { ...userInfo, ...claims };
  return {
    ...profile,
    email: textOf(profile.email),
    name: textOf(profile.name),
    emailVerified: isEmailProved(profile, trustsEmail),
  };
}

/**
 * Some providers never send `email_verified`. The operator can
 * trust them; otherwise the log says why the address is unverified.
 */
function isEmailProved({ email, email_verified: verified }: RawOAuthProfile, trustsEmail: boolean): boolean {
  if (verified !== undefined) return verified === true || verified === 'true';
  if (email !== undefined && !trustsEmail)
    log.warn({
      from: 'sign-in',
      fault:
        'the OpenID provider sends no email_verified, so its addresses are not used, and children under 13 cannot sign up ' +
        'there; see OIDC_TRUST_EMAIL',
    });
  return trustsEmail;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

async function fetchJson(address: string, accessToken?: string): Promise<RawOAuthProfile> {
  const headers = { accept: 'application/json', ...(accessToken && { authorization: `Bearer ${accessToken}` }) };
  const answer = await fetch(address, { headers, redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!answer.ok) throw new LoggableError(`the OpenID provider answered ${answer.status}`);
  return z.record(z.string(), z.unknown()).parse(await answer.json());
}

function withoutTrailingSlash(address: string): string {
  return address.replace(/\/$/, '');
}

import { decodeJwt } from 'jose';
import { z } from 'zod';
import type { SocialWay } from '#rules/sign-in-ways.ts';
import { Fault } from '../log/fault.ts';
import { log } from '../log/logger.ts';
import { Problem } from '../problems.ts';
import { mapped, type ProfileElsewhere } from './person-elsewhere.ts';

export type OpenIdProvider = {
  way: SocialWay;
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** An address counts as proved also where the provider sends no `email_verified`. */
  trustsEmail?: boolean;
  /** How the answer comes back: by an address, or in a form as Apple sends it. */
  responseMode?: 'form_post';
  /** Asks whoever sits there, and not only the browser, who they are. */
  asksWho?: boolean;
};

const PATIENCE_MS = 5000;

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
 * An OpenID provider as Better Auth takes it: PKCE, and an ID token whose signature, issuer, audience and nonce are checked.
 * @throws Problem while the provider does not answer; Better Auth itself would go on without it.
 */
export async function openIdOptions(settings: OpenIdProvider) {
  const { way, issuer, clientId, clientSecret, responseMode, asksWho = false, trustsEmail = false } = settings;
  const discoveryUrl = discoveryUrlOf(issuer);
  const discovery = await discover(discoveryUrl, issuer);
  const { genericOAuth } = await import('better-auth/plugins/generic-oauth');
  const inBody = discovery.token_endpoint_auth_methods_supported.includes('client_secret_post');
  const provider = {
    providerId: way,
    discoveryUrl,
    clientId,
    clientSecret,
    authentication: inBody ? ('post' as const) : ('basic' as const),
    pkce: true,
    requireIdTokenVerification: true,
    scopes: ['openid', 'email', 'profile'],
    ...(asksWho && { prompt: promptOf(discovery) }),
    ...(responseMode && { responseMode }),
    accountSubject: ({ profile }: { profile: ProfileElsewhere }) => String(profile.sub),
    getUserInfo: (tokens: Tokens) => claimsOf(tokens, discovery, trustsEmail),
    mapProfileToUser: (profile: ProfileElsewhere) => mapped(way, profile),
  };
  return { plugins: [genericOAuth({ config: [provider] })] };
}

/** Asks a provider for its configuration once and logs one line when it cannot be used. */
export async function checkOpenIdProvider({ issuer }: Pick<OpenIdProvider, 'issuer'>): Promise<void> {
  await discover(discoveryUrlOf(issuer), issuer).catch(({ cause }: Problem) => {
    log.warn({ from: 'sign-in', fault: 'the OpenID provider of OIDC_ISSUER does not answer as one', error: cause });
  });
}

function discoveryUrlOf(issuer: string): string {
  return `${trimmed(issuer)}/.well-known/openid-configuration`;
}

async function discover(address: string, issuer: string): Promise<Discovery> {
  try {
    const discovery = discoverySchema.parse(await jsonAt(address));
    if (trimmed(discovery.issuer) !== trimmed(issuer)) throw new Fault('it speaks for another issuer');
    return discovery;
  } catch (cause) {
    throw new Problem('provider-away', { cause: new Fault('the OpenID provider cannot be used', { cause }) });
  }
}

/** Providers that do not know a prompt refuse it; every one of them knows `login`. */
function promptOf({ prompt_values_supported: known }: Discovery) {
  return known.includes('select_account') ? ('select_account' as const) : ('login' as const);
}

type Tokens = { idToken?: string | undefined; accessToken?: string | undefined };

/** What the ID token says, which Better Auth has just checked; asks the provider for what is not in it. */
async function claimsOf(
  { idToken, accessToken }: Tokens,
  { userinfo_endpoint: address }: Discovery,
  trustsEmail: boolean,
) {
  if (!idToken) return null;
  const claims: ProfileElsewhere = decodeJwt(idToken);
  const isWhole = claims.email !== undefined && claims.name !== undefined;
  const more = isWhole || !address || !accessToken ? {} : await jsonAt(address, accessToken);
  // Somebody else's details would come with another subject.
  if (!isWhole && address && more.sub !== claims.sub) return null;
  const profile = { ...more, ...claims };
  return {
    ...profile,
    email: textOf(profile.email),
    name: textOf(profile.name),
    emailVerified: isEmailProved(profile, trustsEmail),
  };
}

/** Some providers never send `email_verified`. The operator can trust them; otherwise the log says why no address came. */
function isEmailProved({ email, email_verified: verified }: ProfileElsewhere, trustsEmail: boolean): boolean {
  if (verified !== undefined) return verified === true || verified === 'true';
  if (email !== undefined && !trustsEmail)
    log.warn({
      from: 'sign-in',
      fault: 'the OpenID provider sends no email_verified, so its addresses are not used; see OIDC_TRUST_EMAIL',
    });
  return trustsEmail;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

async function jsonAt(address: string, accessToken?: string): Promise<ProfileElsewhere> {
  const headers = { accept: 'application/json', ...(accessToken && { authorization: `Bearer ${accessToken}` }) };
  const answer = await fetch(address, { headers, redirect: 'error', signal: AbortSignal.timeout(PATIENCE_MS) });
  if (!answer.ok) throw new Fault(`the OpenID provider answered ${answer.status}`);
  return z.record(z.string(), z.unknown()).parse(await answer.json());
}

function trimmed(address: string): string {
  return address.replace(/\/$/, '');
}

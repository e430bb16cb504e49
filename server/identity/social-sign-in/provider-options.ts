import { readFile } from 'node:fs/promises';
import type { BetterAuthOptions } from 'better-auth';
import { importPKCS8, SignJWT } from 'jose';
import { BUILT_IN_PROVIDER_IDS, type BuiltInProvider, type SocialProvider } from '#rules/people/sign-in-methods.ts';
import type { ProviderSettings } from '../../environment/providers.ts';
import { StartupError } from '../../environment/startup-error.ts';
import { type RawOAuthProfile, userFieldsOf } from './oauth-profile.ts';
import { openIdOptions } from './openid-provider.ts';

/** Returns the Better Auth options for one provider. Called daily, because a generated secret expires. */
export type ProviderOptions = () => Promise<Pick<BetterAuthOptions, 'socialProviders' | 'plugins'>>;
export type SocialProviderOptions = Partial<Record<SocialProvider, ProviderOptions>>;
type BetterAuthProvider = keyof NonNullable<BetterAuthOptions['socialProviders']>;

/**
 * The options of the configured providers.
 * @throws StartupError when the key for Apple is invalid.
 */
export async function socialProviderOptions(settings: ProviderSettings): Promise<SocialProviderOptions> {
  const { apple, oidc } = settings;
  const all: SocialProviderOptions = {};
  for (const provider of BUILT_IN_PROVIDER_IDS satisfies readonly BetterAuthProvider[]) {
    if (provider === 'apple') continue;
    const client = settings[provider];
    const options = OWN_OPTIONS[provider] ?? CHOOSE_ACCOUNT;
    if (client)
      all[provider] = async () => ({
        socialProviders: { [provider]: { ...client, ...mappingFor(provider), ...options } },
      });
  }
  if (apple) {
    const { clientId } = apple;
    const secret = 'clientSecret' in apple ? async () => apple.clientSecret : await readAppleKey(apple);
    const options = async () => ({ clientId, clientSecret: await secret(), ...mappingFor('apple') });
    all.apple = async () => ({ socialProviders: { apple: await options() } });
  }
  if (oidc) all.oidc = () => openIdOptions({ provider: 'oidc', ...oidc, asksWho: true });
  return all;
}

/** Computers are shared in classrooms, so a provider must not reuse the last account. */
const CHOOSE_ACCOUNT = { prompt: 'select_account' } as const;

/** The options of providers without such a prompt; Apple's are created from a key, in `socialProviderOptions`. */
const OWN_OPTIONS: Partial<Record<BuiltInProvider, object>> = { facebook: {} };

function mappingFor(provider: SocialProvider) {
  return { mapProfileToUser: (profile: object) => userFieldsOf(provider, profile as RawOAuthProfile) };
}

type AppleKey = { clientId: string; teamId: string; keyId: string; keyFile: string };

const ALGORITHM = 'ES256';
/** Apple allows at most six months. A new secret is generated daily. */
const EXPIRES_IN = '30 days';

/**
 * Reads the key for Apple, whose client secret is a JWT signed with it.
 * @returns a function that generates such a secret, valid for 30 days.
 * @throws StartupError when the file cannot be read or holds no such key.
 */
export async function readAppleKey({ clientId, teamId, keyId, keyFile }: AppleKey): Promise<() => Promise<string>> {
  const key = await readKey(keyFile);
  return () =>
    new SignJWT()
      .setProtectedHeader({ alg: ALGORITHM, kid: keyId })
      .setIssuer(teamId)
      .setSubject(clientId)
      .setAudience('https://appleid.apple.com')
      .setIssuedAt()
      .setExpirationTime(EXPIRES_IN)
      .sign(key);
}

async function readKey(keyFile: string): ReturnType<typeof importPKCS8> {
  const text = await readFile(keyFile, 'utf8').catch(() => {
    throw new StartupError(`APPLE_KEY_FILE ${keyFile} cannot be read.`);
  });
  return importPKCS8(text, ALGORITHM).catch(() => {
    throw new StartupError(`APPLE_KEY_FILE ${keyFile} does not hold a key of Apple's: a file that ends in .p8.`);
  });
}

import type { BetterAuthOptions } from 'better-auth';
import type { SocialProvider } from '#rules/sign-in-methods.ts';
import type { ProviderSettings } from '../../environment/providers.ts';
import { readAppleKey } from './apple-secret.ts';
import { type RawOAuthProfile, userFieldsOf } from './oauth-profile.ts';
import { openIdOptions } from './openid-provider.ts';

/** Returns the Better Auth options for one provider. Called daily, because a generated secret expires. */
export type ProviderOptions = () => Promise<Pick<BetterAuthOptions, 'socialProviders' | 'plugins'>>;
export type SocialProviderOptions = Partial<Record<SocialProvider, ProviderOptions>>;

/**
 * The options of the configured providers.
 * @throws StartupError when the key for Apple is invalid.
 */
export async function socialProviderOptions({
  google,
  apple,
  github,
  facebook,
  oidc,
}: ProviderSettings): Promise<SocialProviderOptions> {
  // Computers are shared in classrooms, so the provider must not reuse the last account.
  const prompt = 'select_account';
  const ways: SocialProviderOptions = {};
  if (google)
    ways.google = async () => ({ socialProviders: { google: { ...google, ...mappingFor('google'), prompt } } });
  if (github)
    ways.github = async () => ({ socialProviders: { github: { ...github, ...mappingFor('github'), prompt } } });
  if (facebook)
    ways.facebook = async () => ({ socialProviders: { facebook: { ...facebook, ...mappingFor('facebook') } } });
  if (apple) {
    const { clientId } = apple;
    const secret = 'clientSecret' in apple ? async () => apple.clientSecret : await readAppleKey(apple);
    const options = async () => ({ clientId, clientSecret: await secret(), ...mappingFor('apple') });
    ways.apple = async () => ({ socialProviders: { apple: await options() } });
  }
  if (oidc) ways.oidc = () => openIdOptions({ way: 'oidc', ...oidc, asksWho: true });
  return ways;
}

function mappingFor(way: SocialProvider) {
  return { mapProfileToUser: (profile: object) => userFieldsOf(way, profile as RawOAuthProfile) };
}

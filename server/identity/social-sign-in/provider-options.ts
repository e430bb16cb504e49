import type { BetterAuthOptions } from 'better-auth';
import type { SocialWay } from '#rules/sign-in-ways.ts';
import type { Providers } from '../../environment/providers.ts';
import { readAppleKey } from './apple-secret.ts';
import { mapped, type ProfileElsewhere } from './oauth-profile.ts';
import { openIdOptions } from './openid-provider.ts';

/** Gives the Better Auth options for one provider. Called daily, because a generated secret expires. */
export type ProviderOptions = () => Promise<Pick<BetterAuthOptions, 'socialProviders' | 'plugins'>>;
export type SocialProviders = Partial<Record<SocialWay, ProviderOptions>>;

/**
 * The options of the configured providers.
 * @throws CannotStart when the key for Apple is invalid.
 */
export async function socialProvidersOf({
  google,
  apple,
  github,
  facebook,
  oidc,
}: Providers): Promise<SocialProviders> {
  // Computers are shared in classrooms, so the provider must not reuse the last account.
  const prompt = 'select_account';
  const ways: SocialProviders = {};
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

function mappingFor(way: SocialWay) {
  return { mapProfileToUser: (profile: object) => mapped(way, profile as ProfileElsewhere) };
}

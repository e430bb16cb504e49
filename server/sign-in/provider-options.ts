import type { BetterAuthOptions } from 'better-auth';
import type { SocialWay } from '#rules/sign-in-ways.ts';
import type { Providers } from '../environment/providers.ts';
import { readAppleKey } from './apple-secret.ts';
import { openIdOptions } from './openid-provider.ts';
import { mapped, type ProfileElsewhere } from './person-elsewhere.ts';

/** What Better Auth has to know of one provider. Asked for now and then, so that it never grows old. */
export type ProviderOptions = () => Promise<Pick<BetterAuthOptions, 'socialProviders' | 'plugins'>>;
export type SocialProviders = Partial<Record<SocialWay, ProviderOptions>>;

/**
 * The providers that the operator has set up.
 * @throws CannotStart when the key for Apple cannot be used.
 */
export async function socialProvidersOf({
  google,
  apple,
  github,
  facebook,
  oidc,
}: Providers): Promise<SocialProviders> {
  // Computers are shared in classrooms: whoever sits there now chooses their own account.
  const prompt = 'select_account';
  const ways: SocialProviders = {};
  if (google) ways.google = async () => ({ socialProviders: { google: { ...google, ...maps('google'), prompt } } });
  if (github) ways.github = async () => ({ socialProviders: { github: { ...github, ...maps('github'), prompt } } });
  if (facebook) ways.facebook = async () => ({ socialProviders: { facebook: { ...facebook, ...maps('facebook') } } });
  if (apple) {
    const { clientId } = apple;
    const secret = 'clientSecret' in apple ? async () => apple.clientSecret : await readAppleKey(apple);
    const options = async () => ({ clientId, clientSecret: await secret(), ...maps('apple') });
    ways.apple = async () => ({ socialProviders: { apple: await options() } });
  }
  if (oidc) ways.oidc = () => openIdOptions({ way: 'oidc', ...oidc, asksWho: true });
  return ways;
}

function maps(way: SocialWay) {
  return { mapProfileToUser: (profile: object) => mapped(way, profile as ProfileElsewhere) };
}

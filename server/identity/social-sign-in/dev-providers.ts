import { BUILT_IN_PROVIDER_IDS, type BuiltInProvider } from '#rules/people/sign-in-methods.ts';
import type { Environment } from '../../environment/environment.ts';
import { isLoopback } from '../../environment/loopback.ts';
import { shouldUseStandIn } from '../../environment/server-setup.ts';
import { STYLE } from '../../http/pages/plain-page.ts';
import { openIdOptions } from './openid-provider.ts';
import type { SocialProviderOptions } from './provider-options.ts';

/** Simulates the built-in providers. Its server starts with the first sign-in. */
export type StandIn = { providers: SocialProviderOptions; stop(): Promise<void> };

type IdentityService = {
  issuer: string;
  clients: readonly { provider: BuiltInProvider; clientId: string; clientSecret: string }[];
  stop(): Promise<void>;
};
/** Starts the identity service for an app with these origins. */
export type StartIdentityService = (settings: {
  origins: readonly string[];
  pageStyle: string;
}) => Promise<IdentityService>;

const NO_STAND_IN: StandIn = { providers: {}, stop: async () => {} };

/**
 * The stand-in, enabled only when no provider is configured and all origins are loopback. `start` starts the identity
 * service; tests pass their own.
 */
export function standInFor(
  environment: Pick<Environment, 'isLoopbackOnly' | 'providers'>,
  origins: readonly string[],
  start: StartIdentityService,
): StandIn {
  const isPublic = origins.some((origin) => !isLoopback(new URL(origin).hostname));
  return shouldUseStandIn(environment) && !isPublic ? createStandIn(origins, start) : NO_STAND_IN;
}

function createStandIn(origins: readonly string[], start: StartIdentityService): StandIn {
  let running: Promise<IdentityService> | undefined;

  function service(): Promise<IdentityService> {
    running ??= start({ origins, pageStyle: STYLE }).catch((error) => {
      running = undefined;
      throw error;
    });
    return running;
  }

  async function optionsOf(provider: BuiltInProvider) {
    const { issuer, clients } = await service();
    const client = clients.find((one) => one.provider === provider);
    if (!client) throw new Error(`the stand-in has no client for ${provider}`);
    const { clientId, clientSecret } = client;
    // Apple answers with form_post.
    const responseMode = provider === 'apple' ? { responseMode: 'form_post' as const } : {};
    return openIdOptions({ provider, issuer, clientId, clientSecret, ...responseMode });
  }

  return {
    providers: Object.fromEntries(BUILT_IN_PROVIDER_IDS.map((provider) => [provider, () => optionsOf(provider)])),
    stop: async () => (await running?.catch(() => undefined))?.stop(),
  };
}

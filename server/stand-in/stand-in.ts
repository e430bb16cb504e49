import { KNOWN_WAYS, type KnownWay } from '#rules/sign-in-ways.ts';
import type { Environment } from '../environment/environment.ts';
import { isLoopback } from '../loopback.ts';
import { isStoodInFor } from '../set-up.ts';
import { openIdOptions } from '../sign-in/openid-provider.ts';
import type { SocialProviders } from '../sign-in/provider-options.ts';
import type { IdentityService } from './identity-service.ts';

/** What takes the place of the four known providers; it costs nothing until somebody wants to sign in with one of them. */
export type StandIn = { providers: SocialProviders; stop(): Promise<void> };

type Start = (origins: readonly string[]) => Promise<IdentityService>;

const NOBODY: StandIn = { providers: {}, stop: async () => {} };

/**
 * The stand-in for a server that only this machine can reach and for which no provider was set up; otherwise none.
 * `start` brings it about, unless that happens here.
 */
export function standInFor(
  environment: Pick<Environment, 'isOnThisMachineOnly' | 'providers'>,
  origins: readonly string[],
  start?: Start,
): StandIn {
  const isReachableFromElsewhere = origins.some((origin) => !isLoopback(new URL(origin).hostname));
  return isStoodInFor(environment) && !isReachableFromElsewhere ? createStandIn(origins, start) : NOBODY;
}

const startHere: Start = async (origins) => (await import('./identity-service.ts')).startIdentityService(origins);

function createStandIn(origins: readonly string[], start = startHere): StandIn {
  let running: Promise<IdentityService> | undefined;

  function service(): Promise<IdentityService> {
    running ??= start(origins).catch((error) => {
      running = undefined;
      throw error;
    });
    return running;
  }

  async function optionsOf(way: KnownWay) {
    const { issuer, clients } = await service();
    const client = clients.find((one) => one.way === way);
    if (!client) throw new Error(`nobody stands in for ${way}`);
    const { clientId, clientSecret } = client;
    // Apple sends people back with a form, so its stand-in does, too.
    const responseMode = way === 'apple' ? { responseMode: 'form_post' as const } : {};
    return openIdOptions({ way, issuer, clientId, clientSecret, ...responseMode });
  }

  const ways = Object.keys(KNOWN_WAYS) as KnownWay[];
  return {
    providers: Object.fromEntries(ways.map((way) => [way, () => optionsOf(way)])),
    stop: async () => (await running?.catch(() => undefined))?.stop(),
  };
}

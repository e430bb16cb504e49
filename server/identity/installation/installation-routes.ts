import { installationQuerySchema } from '#contract/platform/health.ts';
import type { Route } from '../../http/answers/endpoint-routes.ts';
import { Problem } from '../../http/answers/problems.ts';
import { clientAddress, comesFromProxy, forwardedAddresses, peerAddress } from '../../http/limits/client-address.ts';
import type { Counting } from '../../http/limits/rate-limit.ts';
import { rateLimitInMemory } from '../../http/limits/rate-limit-in-memory.ts';
import { isProof, proofOf } from './installation-proof.ts';

type Needs = Omit<Counting, 'database'> & { secret: string };

/**
 * For `npm run doctor`: whether an address leads to this installation, and what its proxy hands on. Only who knows
 * AUTH_SECRET gets an answer; for all others the address does not exist.
 */
export function installationRoutes(route: Route, { secret, ...needs }: Needs) {
  const { trustedProxies } = needs;
  route('GET /installation', rateLimitInMemory('installation', needs), (c) => {
    const { data: query } = installationQuerySchema.safeParse(c.req.query());
    if (!query || !isProof(query.proof, secret, 'question', query.challenge)) throw new Problem('not-found');
    return {
      proof: proofOf(secret, 'answer', query.challenge),
      peer: peerAddress(c),
      isPeerTrusted: comesFromProxy(c, trustedProxies),
      forwardedFor: forwardedAddresses(c),
      client: clientAddress(c, trustedProxies),
    };
  });
}

import type { Api, ParamsOf } from '#contract/api.ts';
import { addressOf, type EndpointName, type PathParams, pathOf } from '#contract/platform/endpoint.ts';

type Name = keyof Api & EndpointName;
type Params<N extends Name> = keyof ParamsOf<N> extends never ? [] : [ParamsOf<N>];

/** The address of an endpoint of the contract. */
export function api<N extends Name>(name: N, ...[params]: Params<N>): string {
  return addressOf(name, (params ?? {}) as Record<PathParams<N>, string>);
}

/** A pattern for `page.route` that matches an endpoint with any values in its path. */
export function anyOf(name: Name): string {
  return `**/api${pathOf(name).replaceAll(/:\w+/g, '*')}`;
}

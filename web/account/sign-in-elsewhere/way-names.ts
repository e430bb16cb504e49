import { BUILT_IN_PROVIDERS, type SocialProvider } from '#rules/sign-in-methods.ts';
import { serverSetupOfPage } from '../../api/server-setup.ts';

/** What a way is called on the screen. */
export function wayName(way: SocialProvider): string {
  return way === 'oidc' ? (serverSetupOfPage().openIdName ?? 'School account') : BUILT_IN_PROVIDERS[way];
}

export function isSetUp(way: SocialProvider): boolean {
  return serverSetupOfPage().ways[way] !== 'not-set-up';
}

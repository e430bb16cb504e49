import { KNOWN_WAYS, type SocialWay } from '#rules/sign-in-ways.ts';
import { setUpOfPage } from '../../api/set-up.ts';

/** What a way is called on the screen. */
export function wayName(way: SocialWay): string {
  return way === 'oidc' ? (setUpOfPage().openIdName ?? 'School account') : KNOWN_WAYS[way];
}

export function isSetUp(way: SocialWay): boolean {
  return setUpOfPage().ways[way] !== 'not-set-up';
}

/** Where somebody can prove who they are: the four that everybody knows, and one OpenID provider of the operator's choice. */
export const SOCIAL_WAYS = ['google', 'apple', 'github', 'facebook', 'oidc'] as const;
export type SocialWay = (typeof SOCIAL_WAYS)[number];

/** The four that have a button of their own everywhere, in the order of their buttons. */
export const KNOWN_WAYS = { google: 'Google', apple: 'Apple', github: 'GitHub', facebook: 'Facebook' } as const;
export type KnownWay = keyof typeof KNOWN_WAYS;

/** All ways in: by one of those, or by a password. */
export const SIGN_IN_WAYS = ['password', ...SOCIAL_WAYS] as const;
export type SignInWay = (typeof SIGN_IN_WAYS)[number];

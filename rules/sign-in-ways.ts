/** The identity providers for social sign-in; `oidc` is one OpenID provider that the operator configures. */
export const SOCIAL_WAYS = ['google', 'apple', 'github', 'facebook', 'oidc'] as const;
export type SocialWay = (typeof SOCIAL_WAYS)[number];

/** The built-in providers with their labels, in the order of their buttons. */
export const KNOWN_WAYS = { google: 'Google', apple: 'Apple', github: 'GitHub', facebook: 'Facebook' } as const;
export type KnownWay = keyof typeof KNOWN_WAYS;

/** All sign-in methods: a password, or a provider. */
export const SIGN_IN_WAYS = ['password', ...SOCIAL_WAYS] as const;
export type SignInWay = (typeof SIGN_IN_WAYS)[number];

/** The built-in providers for social sign-in with their labels, in the order of their buttons. */
export const BUILT_IN_PROVIDERS = { google: 'Google', apple: 'Apple', github: 'GitHub', facebook: 'Facebook' } as const;
export type BuiltInProvider = keyof typeof BUILT_IN_PROVIDERS;
/** The ids of the built-in providers, in the order of their buttons. */
export const BUILT_IN_PROVIDER_IDS = Object.keys(BUILT_IN_PROVIDERS) as readonly BuiltInProvider[];

/** All identity providers; `oidc` is one OpenID provider that the operator configures. */
export const SOCIAL_PROVIDERS = [...BUILT_IN_PROVIDER_IDS, 'oidc'] as const;
export type SocialProvider = (typeof SOCIAL_PROVIDERS)[number];

/** All sign-in methods: a password, or a provider. */
export const SIGN_IN_METHODS = ['password', ...SOCIAL_PROVIDERS] as const;
export type SignInMethod = (typeof SIGN_IN_METHODS)[number];

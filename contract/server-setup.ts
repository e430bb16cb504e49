import type { SocialProvider } from '#rules/sign-in-methods.ts';

/** `stand-in`: the local development identity provider replaces it, on loopback addresses only. */
export type ProviderStatus = 'ready' | 'stand-in' | 'not-set-up';

/** `local`: mails are not sent; they can be read at /local-mail, on loopback addresses only. */
export type MailMode = 'smtp' | 'local' | 'none';

/** The part of the server's configuration that the pages use. */
export type ServerSetup = {
  ways: Record<SocialProvider, ProviderStatus>;
  /** The label of the OpenID provider's button; null when none is configured. */
  openIdName: string | null;
  mail: MailMode;
};

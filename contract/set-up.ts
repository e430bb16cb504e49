import type { SocialWay } from '#rules/sign-in-ways.ts';

/** `stand-in`: the local development identity provider replaces it, on loopback addresses only. */
export type WayState = 'ready' | 'stand-in' | 'not-set-up';

/** `local`: mails are not sent; they can be read at /local-mail, on loopback addresses only. */
export type MailState = 'smtp' | 'local' | 'none';

/** The part of the server's configuration that the pages need. */
export type SetUp = {
  ways: Record<SocialWay, WayState>;
  /** The label of the OpenID provider's button; null when none is configured. */
  openIdName: string | null;
  mail: MailState;
};

import type { SocialWay } from '#rules/sign-in-ways.ts';

/** `stand-in`: the local identity service answers in its place, on the machine itself only. */
export type WayState = 'ready' | 'stand-in' | 'not-set-up';

/** `local`: mails are not sent, and can be read at /local-mail on the machine itself only. */
export type MailState = 'smtp' | 'local' | 'none';

/** What this server was set up with, as far as its pages have to know. */
export type SetUp = {
  ways: Record<SocialWay, WayState>;
  /** What the button of the OpenID provider says; null when there is none. */
  openIdName: string | null;
  mail: MailState;
};

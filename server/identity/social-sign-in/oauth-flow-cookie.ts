import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { SocialProvider } from '#rules/people/sign-in-methods.ts';
import { sessionCookieOf } from '../better-auth.ts';

/** A social sign-in. `home`: the origin of our app; `state`: the OAuth state. */
export type OAuthFlow = { provider: SocialProvider; home: string; state: string };
/**
 * The cookie's content: the nonce of the waiting page, Better Auth's state cookie, and whether the computer is shared.
 */
export type StoredFlow = { nonce: string; stateCookie: string; isShared: boolean };

const MAX_AGE_SECONDS = 10 * 60;
const MAX_FLOWS = 6;
const SEPARATOR = '~';
const SHARED = 'shared';
const nonceSchema = z.uuid();

/** Better Auth has one state cookie per browser; here each sign-in has its own, so that several can run in parallel. */
export function oauthFlowCookies(publicUrl: string) {
  const { prefix, isSecure } = sessionCookieOf(publicUrl);
  const stateName = `${prefix}.state`;
  const attributes = `Path=/; HttpOnly; ${isSecure ? 'Secure; ' : ''}SameSite=Lax`;
  // The name is bound to provider and origin, so that a state is not valid for others.
  const nameOf = ({ provider, home, state }: OAuthFlow) => `${stateName}.${shortHash(`${provider} ${home} ${state}`)}`;
  const expired = (name: string) => `${name}=; Max-Age=0; ${attributes}`;

  return {
    /** The cookie for a new sign-in, from the cookies that Better Auth set. */
    create(
      sent: readonly string[],
      { nonce, isShared }: Pick<StoredFlow, 'nonce' | 'isShared'>,
      flow: OAuthFlow,
    ): string {
      const pairs = sent.map((cookie) => cookie.split(';')[0] ?? '');
      const value = [nonce, valueIn(pairs, stateName), ...(isShared ? [SHARED] : [])].join(SEPARATOR);
      return `${nameOf(flow)}=${value}; Max-Age=${MAX_AGE_SECONDS}; ${attributes}`;
    },
    /** Undefined when this browser did not start the sign-in, or over 10 minutes ago. */
    read(cookie: string, flow: OAuthFlow): StoredFlow | undefined {
      const [nonce, value, shared] = valueIn(cookie.split('; '), nameOf(flow))?.split(SEPARATOR) ?? [];
      const isComplete = nonceSchema.safeParse(nonce).success && value;
      return nonce && isComplete
        ? { nonce, stateCookie: `${stateName}=${value}`, isShared: shared === SHARED }
        : undefined;
    },
    expire: (flow: OAuthFlow): string => expired(nameOf(flow)),
    /** Removes the cookies of the oldest unfinished sign-ins when there are six or more. */
    expireOldest(cookie: string): string[] {
      const names = cookie.split('; ').map((pair) => pair.split('=')[0] ?? '');
      const flows = names.filter((name) => name.startsWith(`${stateName}.`));
      return flows.slice(0, Math.max(0, flows.length - MAX_FLOWS + 1)).map(expired);
    },
  };
}

function valueIn(pairs: readonly string[], name: string): string | undefined {
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
}

function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 22);
}

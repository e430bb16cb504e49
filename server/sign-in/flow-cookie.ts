import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { SocialWay } from '#rules/sign-in-ways.ts';
import { sessionCookieOf } from '../session-cookie.ts';

/** One sign-in elsewhere, from the click to the way back. */
export type Flow = { way: SocialWay; home: string; state: string };
/** What the browser kept of it: the nonce of the page that waits, and Better Auth's cookie as it was. */
export type KeptFlow = { nonce: string; stateCookie: string };

const LASTS_SECONDS = 10 * 60;
const MOST_AT_ONCE = 6;
const BETWEEN = '~';
const nonceSchema = z.uuid();

/** Better Auth has one cookie for the state of a sign-in. Each sign-in of ours has its own, so that two can go on at once. */
export function flowCookies(publicUrl: string) {
  const { prefix, isSecure } = sessionCookieOf(publicUrl);
  const stateName = `${prefix}.state`;
  const attributes = `Path=/; HttpOnly; ${isSecure ? 'Secure; ' : ''}SameSite=Lax`;
  // Bound to the way and to the address too: a state is of no use anywhere else.
  const nameOf = ({ way, home, state }: Flow) => `${stateName}.${shortHash(`${way} ${home} ${state}`)}`;
  const dropped = (name: string) => `${name}=; Max-Age=0; ${attributes}`;

  return {
    /** What the browser keeps of a sign-in that begins, made of what Better Auth sent. */
    begun(sent: readonly string[], nonce: string, flow: Flow): string {
      const pairs = sent.map((cookie) => cookie.split(';')[0] ?? '');
      const value = `${nonce}${BETWEEN}${valueIn(pairs, stateName)}`;
      return `${nameOf(flow)}=${value}; Max-Age=${LASTS_SECONDS}; ${attributes}`;
    },
    /** Undefined in a browser in which this sign-in did not begin, or not lately. */
    keptOf(cookie: string, flow: Flow): KeptFlow | undefined {
      const [nonce, value] = valueIn(cookie.split('; '), nameOf(flow))?.split(BETWEEN) ?? [];
      const isWhole = nonceSchema.safeParse(nonce).success && value;
      return nonce && isWhole ? { nonce, stateCookie: `${stateName}=${value}` } : undefined;
    },
    over: (flow: Flow): string => dropped(nameOf(flow)),
    /** Drops what is left of sign-ins that were begun and never ended, when there are many. */
    leftOver(cookie: string): string[] {
      const names = cookie.split('; ').map((pair) => pair.split('=')[0] ?? '');
      const flows = names.filter((name) => name.startsWith(`${stateName}.`));
      return flows.slice(0, Math.max(0, flows.length - MOST_AT_ONCE + 1)).map(dropped);
    },
  };
}

function valueIn(pairs: readonly string[], name: string): string | undefined {
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
}

function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 22);
}

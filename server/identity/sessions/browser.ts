import Bowser from 'bowser';
import type { Context } from 'hono';

/** The browser of a sign-in. */
export type Browser = {
  /** Its `Cookie` header, with the session that the sign-in replaces. */
  cookie: string;
  /** Its name for the list of sessions, such as "Chrome on Windows". */
  device: string;
  /** Whether others use this computer. */
  isShared: boolean;
};

export const UNKNOWN_DEVICE = 'A browser';

const BROWSERS = new Set(Object.values<string>(Bowser.BROWSER_MAP));
const SYSTEMS = new Set(Object.values<string>(Bowser.OS_MAP));
/** In characters; the `User-Agent` of real browsers is much shorter. */
const LONGEST_READ = 500;

/** The browser that a request comes from. */
export function browserOf(c: Context, isShared = false): Browser {
  return { cookie: c.req.header('cookie') ?? '', device: deviceWords(c.req.header('user-agent') ?? ''), isShared };
}

/** The names of browser and system in a `User-Agent`, without versions; at most 60 characters. */
export function deviceWords(userAgent: string): string {
  if (userAgent === '') return UNKNOWN_DEVICE;
  const parser = Bowser.getParser(userAgent.slice(0, LONGEST_READ));
  const [browser, system] = [parser.getBrowserName(), parser.getOSName()];
  // The parser returns unknown names unchanged, so only known ones are used.
  const name = BROWSERS.has(browser) ? browser : UNKNOWN_DEVICE;
  return SYSTEMS.has(system) ? `${name} on ${system}` : name;
}

import Bowser from 'bowser';
import type { Context } from 'hono';

/** The browser in which somebody signs in. */
export type Browser = {
  /** Its cookies: a session that it has ends with the next one. */
  cookie: string;
  /** What it is in words, such as "Chrome on Windows". */
  device: string;
};

export const UNKNOWN_DEVICE = 'A browser';

const BROWSERS = new Set(Object.values<string>(Bowser.BROWSER_MAP));
const SYSTEMS = new Set(Object.values<string>(Bowser.OS_MAP));
/** What real browsers say of themselves is much shorter. */
const LONGEST_READ = 500;

/** The browser that a request comes from. */
export function browserOf(c: Context): Browser {
  return { cookie: c.req.header('cookie') ?? '', device: deviceWords(c.req.header('user-agent') ?? '') };
}

/** The kind of browser and of system, and no more of what a browser says of itself. At most 60 characters. */
export function deviceWords(userAgent: string): string {
  if (userAgent === '') return UNKNOWN_DEVICE;
  const parser = Bowser.getParser(userAgent.slice(0, LONGEST_READ));
  const [browser, system] = [parser.getBrowserName(), parser.getOSName()];
  // What the parser does not know it repeats as it came.
  const name = BROWSERS.has(browser) ? browser : UNKNOWN_DEVICE;
  return SYSTEMS.has(system) ? `${name} on ${system}` : name;
}

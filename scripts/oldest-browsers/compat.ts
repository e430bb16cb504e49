import compat from '@mdn/browser-compat-data' with { type: 'json' };
import type { CompatStatement, Identifier, SupportStatement } from '@mdn/browser-compat-data/types';
import { OLDEST_BROWSERS } from '../../rules/oldest-browsers.ts';

/** The oldest browsers, by their keys in the compatibility data, in which those of an iPad or a phone are separate. */
const OLDEST = {
  ...OLDEST_BROWSERS,
  chrome_android: OLDEST_BROWSERS.chrome,
  safari_ios: OLDEST_BROWSERS.safari,
};

export type Browser = keyof typeof OLDEST;

/** The oldest browsers that lack a feature; empty when the data does not say. */
export function browsersWithout(feature: Identifier | undefined): Browser[] {
  const statement = feature?.__compat;
  return statement ? (Object.keys(OLDEST) as Browser[]).filter((browser) => !isIn(browser, statement)) : [];
}

function isIn(browser: Browser, { support }: CompatStatement): boolean {
  const versions = ([support[browser] ?? []] as SupportStatement[]).flat();
  return versions.some(({ version_added: added, version_removed: removed, flags, alternative_name: other }) => {
    const wasRemoved = typeof removed === 'string' && isAtMost(removed, OLDEST[browser]);
    return typeof added === 'string' && isAtMost(added, OLDEST[browser]) && !wasRemoved && !flags && !other;
  });
}

function isAtMost(version: string, most: string): boolean {
  if (version === 'preview') return false;
  const [major = 0, minor = 0] = partsOf(version);
  const [mostMajor = 0, mostMinor = 0] = partsOf(most);
  return major === mostMajor ? minor <= mostMinor : major < mostMajor;
}

/** A version such as 15.6, or ≤15 for one that is not known exactly. */
function partsOf(version: string): number[] {
  return version.replace('≤', '').split('.').map(Number);
}

/** A missing feature: its name, such as `Array.toSorted`, and the browsers that lack it. */
export type Missing = { name: string; browsers: Browser[] };

/** Every global name of scripts, with the oldest browsers that lack it. */
export const GLOBALS = new Map<string, Browser[]>();
/** Every member of a global or an interface, such as `Array.toSorted` or `AbortSignal.any`. */
export const MEMBERS = new Map<string, Browser[]>();
/** Member names that no interface of the oldest browsers has, with the newer interfaces that have them. */
export const NEWER_METHODS = new Map<string, Missing>();

/**
 * The paths of every feature newer than one of the oldest browsers,
 * such as `Array.prototype.toSorted`: members before their owners.
 */
export const NEWER_PLACES: string[] = [];

const known = new Set<string>();

for (const [name, feature] of Object.entries(compat.api._globals_ ?? {}))
  if (name !== '__compat') GLOBALS.set(plain(name), browsersWithout(feature as Identifier));
for (const [name, feature] of [
  ...Object.entries(compat.api).filter(([each]) => each !== '_globals_'),
  ...Object.entries(compat.javascript.builtins ?? {}),
  ...Object.entries(compat.javascript.builtins?.Intl ?? {}).map(([each, of]) => [`Intl.${each}`, of] as const),
])
  if (!name.endsWith('__compat')) addInterface(name, feature as Identifier);
for (const name of known) NEWER_METHODS.delete(name);
for (const [name, browsers] of GLOBALS) if (browsers.length > 0) NEWER_PLACES.push(name);

function addInterface(owner: string, { __compat, ...members }: Identifier): void {
  const without = browsersWithout({ __compat } as Identifier);
  GLOBALS.set(owner, without);
  for (const [key, member] of Object.entries(members) as [string, Identifier][]) {
    const name = plain(key);
    if (!member.__compat || key.endsWith('_event') || name === owner) continue;
    MEMBERS.set(`${owner}.${name}`, browsersWithout(member));
    if (browsersWithout(member).length > 0) NEWER_PLACES.push(...placesOf(owner, key));
    // Browsers that lack the interface are reported for the interface, not for each member.
    const browsers = browsersWithout(member).filter((browser) => !without.includes(browser));
    if (browsers.length > 0) NEWER_METHODS.set(name, NEWER_METHODS.get(name) ?? { name: `${owner}.${name}`, browsers });
    else if (without.length === 0) known.add(name);
  }
}

/** The data tells static members from others only for interfaces of the browser. */
function placesOf(owner: string, key: string): string[] {
  const name = plain(key);
  if (owner === 'Window') return [name];
  if (key !== name) return [`${owner}.${name}`];
  return [...(owner in compat.api ? [] : [`${owner}.${name}`]), `${owner}.prototype.${name}`];
}

function plain(name: string): string {
  return name.replace(/_static$/, '');
}

export const STYLES = compat.css;

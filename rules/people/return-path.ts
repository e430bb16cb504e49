const LONGEST_CHARACTERS = 300;
/** Path, query and fragment with only characters that browsers and routers read in the same way. */
const SAFE_PATH = /^(\/|(?:\/[A-Za-z0-9-]+)+)(?:\?[A-Za-z0-9=&_.~-]*)?(?:#[A-Za-z0-9=_.~-]*)?$/;

/** `wanted` when its path is one of `ours`, the paths of our pages; otherwise `/`. Prevents open redirects. */
export function safeReturnPath(wanted: unknown, ours: readonly string[]): string {
  if (typeof wanted !== 'string' || wanted.length > LONGEST_CHARACTERS) return '/';
  const path = SAFE_PATH.exec(wanted)?.[1];
  return path !== undefined && ours.includes(path) ? wanted : '/';
}

const LONGEST_CHARACTERS = 300;
/** One path, then what may follow it; nothing that a browser or a router reads in two ways. */
const PLAIN = /^(\/|(?:\/[A-Za-z0-9-]+)+)(?:\?[A-Za-z0-9=&_.~-]*)?(?:#[A-Za-z0-9_.~-]*)?$/;

/** Where somebody goes back to: only to one of `ours`, the paths of our pages; from anything else to the first page. */
export function returnPath(wanted: unknown, ours: readonly string[]): string {
  if (typeof wanted !== 'string' || wanted.length > LONGEST_CHARACTERS) return '/';
  const path = PLAIN.exec(wanted)?.[1];
  return path !== undefined && ours.includes(path) ? wanted : '/';
}

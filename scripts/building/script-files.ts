import type { Plugin } from 'vite';

type Modules = {
  getModuleInfo(id: string): { importers: readonly string[]; dynamicImporters: readonly string[] } | null;
};
type Pages = ReadonlySet<string>;

/** Modules that this many pages import are in one file, which every page but the landing page loads. */
const COMMON = 11;
const EVERY_PAGE = /[\\/]web[\\/]root\.tsx|entry\.client/;
const COMMON_LAYOUT = /[\\/]server-state-layout\.tsx/;
/** The tree, its words and what makes it grow: the landing page loads them for learners. */
const TREE = /[\\/](own-tree|leaf|tree-parts|tree-words|disclosure|device-results-note|api[\\/]activity)\.tsx?$/;
/** Icons are small: a page gets those of others too, so that nothing loads the file of another folder for one. */
const ANY_ICON = /\.svg\?(icon|arrow)$/;
const LANDING_PAGE = /[\\/]landing-page\.tsx$/;
const WITH_PASSAGES = /[\\/](assignment|read-yourself)-page\.tsx$/;
const WITH_PICTURE_WORDS = /[\\/](picture-words|sound-match)-page\.tsx$/;
/** The folders of web/ with many pages; the folders of what is played count as one. */
const LARGE_FOLDER = /^(account|groups|level-up-lab|play)$/;
/** React Router imports a page from a module with the same name and this query. */
const OF_ROUTE = '?__react-router-build-client-route';

// Two modules list all messages and all icons. What a page imports from a list is found by its name.
const LIST = /[\\/](messages\.js|_index\.js|icons\.ts)$/;
const MESSAGE = /[\\/]messages[\\/]compiled[\\/]modules[\\/]messages[\\/](\w+)\.js$/;
const ICON = /[\\/]icons[\\/]([a-z-]+)-(?:bold|fill)\.svg/;
const usersOfNames = new Map<string, Set<string>>();

/** Notes which messages and icons each module uses. */
export function listUsers(): Plugin {
  return {
    name: 'list-users',
    applyToEnvironment: (environment) => environment.name === 'client',
    // The file of a page may also export what other files import from it.
    options: (options) => ({ ...options, preserveEntrySignatures: 'allow-extension' as const }),
    transform(code, id) {
      if (LIST.test(id) || /node_modules|[\\/]messages[\\/]compiled/.test(id)) return;
      const messages = code.matchAll(/\bm\[\s*['"]([\w.]+)/g);
      for (const [, name = ''] of messages) note(name.replaceAll('.', '_'), id);
      const icons = code.matchAll(/\b([A-Z]\w+)Icon\b/g);
      for (const [, name = ''] of icons) note(name.replaceAll(/(?<!^)[A-Z]/g, '-$&').toLowerCase(), id);
    },
  };
}

function note(name: string, user: string): void {
  usersOfNames.set(name, (usersOfNames.get(name) ?? new Set()).add(user));
}

function importersOf(id: string, modules: Modules, atAnyTime: boolean): Iterable<string> {
  if (LIST.test(id)) return [];
  const [, name] = MESSAGE.exec(id) ?? ICON.exec(id) ?? [];
  if (name) return usersOfNames.get(name) ?? [];
  const { importers = [], dynamicImporters = [] } = modules.getModuleInfo(id) ?? {};
  return atAnyTime ? [...importers, ...dynamicImporters] : importers;
}

const pagesAtFirst = new Map<string, Pages>();
const pagesAtAnyTime = new Map<string, Pages>();

/** The pages that import a module, directly or through others: when they load, or at any time. */
function pagesOf(id: string, modules: Modules, known = pagesAtFirst): Pages {
  const found = known.get(id);
  if (found) return found;
  const pages = new Set<string>();
  // Modules that import each other end here.
  known.set(id, pages);
  if (EVERY_PAGE.test(id) || id.endsWith(OF_ROUTE)) return pages.add(id.replace(OF_ROUTE, ''));
  for (const importer of importersOf(id, modules, known === pagesAtAnyTime))
    for (const page of pagesOf(importer, modules, known)) pages.add(page);
  return pages;
}

/** The folders of web/ that these pages are in. */
function foldersOf(pages: Pages): string {
  const folders = [...pages].map((page) => /[\\/]web[\\/]([a-z-]+)/.exec(page)?.[1] ?? '');
  return [...new Set(folders.map((each) => each.replace(/^(games|quizzes|screening)$/, 'play')))].join(' ');
}

/** The file of what only some pages of one folder need; null if these pages are not of one folder. */
function folderFileOf(pages: Pages): string | null {
  if ([...pages].every((page) => WITH_PASSAGES.test(page))) return 'passages';
  if ([...pages].every((page) => WITH_PICTURE_WORDS.test(page))) return 'picture-words';
  const folders = foldersOf(pages);
  return LARGE_FOLDER.test(folders) || (folders === 'report' && pages.size > 1) ? folders : null;
}

/** The name of the only page; null if there are more. */
function onlyPage([page = '', ...others]: Iterable<string>): string | null {
  return others.length > 0 ? null : (/([\w-]+)\.tsx$/.exec(page)?.[1] ?? null);
}

const has = (pages: Pages, pattern: RegExp) => [...pages].some((page) => pattern.test(page));

/** The pages that load a module at first, and whether others use it at a later time. */
type Use = { pages: Pages; id: string; isUsedLater: boolean };

function group(debugName: string, priority: number, nameOf: (use: Use) => string | null) {
  const name = (id: string, modules: Modules) => {
    const pages = pagesOf(id, modules);
    if (pages.size === 0) return null;
    return nameOf({ pages, id, isUsedLater: pagesOf(id, modules, pagesAtAnyTime).size > pages.size });
  };
  return { debugName, priority, name };
}

/**
 * The files of modules that pages load, for Rolldown's `codeSplitting`: few, because over HTTP/1.1 a browser loads six at
 * a time. A page has at most eight, and a game with picture words nine. A group takes a module with all that it imports,
 * so the files that more pages load come first.
 */
export const SCRIPT_FILES = [
  // Large, and loaded when they are first used: the service worker does not keep this folder ahead.
  { name: 'at-first-use/syllables', test: /virtual:syllable-patterns/, priority: 7 },
  { name: 'at-first-use/word-kinds', test: /node_modules[\\/]compromise/, priority: 7 },
  // Packages change rarely, so a returning visitor seldom loads them again.
  group('packages', 6, ({ pages, id }) => (has(pages, EVERY_PAGE) && id.includes('node_modules') ? 'packages' : null)),
  group('every-page', 5, ({ pages }) =>
    has(pages, EVERY_PAGE) || (pages.size > 1 && has(pages, LANDING_PAGE)) ? 'every-page' : null,
  ),
  group('common', 4, ({ pages, id }) =>
    pages.size >= COMMON ||
    has(pages, COMMON_LAYOUT) ||
    TREE.test(id) ||
    (pages.size > 1 && foldersOf(pages) === 'welcome')
      ? 'common'
      : null,
  ),
  group('several', 3, ({ pages, id, isUsedLater }) =>
    (pages.size > 1 && !folderFileOf(pages)) || (isUsedLater && ANY_ICON.test(id)) ? 'several' : null,
  ),
  group('a folder', 2, ({ pages, isUsedLater }) => (pages.size > 1 || isUsedLater ? folderFileOf(pages) : null)),
  // In a file beside the page, so that what uses it later does not load the page.
  group('a page, and later others', 1, ({ pages, isUsedLater }) => {
    const page = onlyPage(pages);
    return page && isUsedLater ? `${page}-and-others` : null;
  }),
  group('a page', 0, ({ pages }) => onlyPage(pages)),
];

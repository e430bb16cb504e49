import type { Plugin } from 'vite';

type Modules = { getModuleInfo(id: string): { importers: readonly string[] } | null };
type Pages = ReadonlySet<string>;

/** Modules that this many pages import are in one file, which every page but the landing page loads. */
const COMMON = 11;
const EVERY_PAGE = /[\\/]web[\\/]root\.tsx$|entry\.client/;
const TREE = /[\\/](own-tree|tree-caption|tree-looks|tree-parts|tree-words)\.tsx?$|[\\/]api[\\/]activity\.ts$/;
const ASSIGNMENTS = /[\\/]((rules[\\/]groups[\\/]|own-)assignments|set-texts)\.ts$/;
const PICTURE_WORDS = /[\\/]content[\\/](en[\\/])?picture-words\.ts$/;
const OWN_TEXTS = /[\\/](file-kind|own-texts)\.ts$|[\\/]rules[\\/]reading[\\/]my-texts\.ts$/;
const WITH_PASSAGES = /[\\/](assignment|read-yourself|level-up-lab)-page\.tsx$/;
const LANDING_PAGE = /[\\/]landing-page\.tsx$/;

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
    // What only a page and its later parts share is in the file of the page.
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

function importersOf(id: string, modules: Modules): Iterable<string> {
  if (LIST.test(id)) return [];
  const [, name] = MESSAGE.exec(id) ?? ICON.exec(id) ?? [];
  return (name ? usersOfNames.get(name) : modules.getModuleInfo(id)?.importers) ?? [];
}

const pagesOfModules = new Map<string, Pages>();

/** The pages that import a module, directly or through others. Imports at a later time do not count. */
function pagesOf(id: string, modules: Modules): Pages {
  const known = pagesOfModules.get(id);
  if (known) return known;
  const pages = new Set<string>();
  // Modules that import each other end here.
  pagesOfModules.set(id, pages);
  const importers = [...importersOf(id, modules)];
  // React Router imports a page from a module with the same name and a query.
  if (EVERY_PAGE.test(id) || importers.some((importer) => importer.startsWith(`${id}?`))) pages.add(id);
  else for (const importer of importers) for (const page of pagesOf(importer, modules)) pages.add(page);
  return pages;
}

/** The folders of web/ that these pages are in; the folders of what is played count as one. */
function foldersOf(pages: Pages): string[] {
  const folders = [...pages].map((page) => /[\\/]web[\\/]([a-z-]+)/.exec(page)?.[1] ?? '');
  return [...new Set(folders.map((each) => each.replace(/^(games|quizzes|screening)$/, 'play')))].sort();
}

/** The file of what these pages share; null if they share too little. */
function sharedFileOf(pages: Pages): string | null {
  const folders = foldersOf(pages).join(' ');
  if (folders === 'level-up-lab play') return 'activities';
  if ([...pages].every((page) => WITH_PASSAGES.test(page))) return 'passages';
  return folders.includes(' ') ? null : folders;
}

function group(debugName: string, priority: number, nameOf: (pages: Pages, id: string) => string | null) {
  return { debugName, priority, name: (id: string, modules: Modules) => nameOf(pagesOf(id, modules), id) };
}

const has = (pages: Pages, pattern: RegExp) => [...pages].some((page) => pattern.test(page));

/**
 * The files of modules that several pages share, for Rolldown's `codeSplitting`. They are few, because over HTTP/1.1 a
 * browser loads six files at a time. A group takes a module with all that it imports, so the files that more pages load
 * come first.
 */
export const SCRIPT_FILES = [
  // Large, and loaded when they are first used: the service worker does not keep this folder ahead.
  { name: 'at-first-use/syllables', test: /virtual:syllable-patterns/, priority: 6 },
  { name: 'at-first-use/word-kinds', test: /node_modules[\\/]compromise/, priority: 6 },
  // Packages change rarely, so a returning visitor seldom loads them again.
  group('packages', 5, (pages, id) => (has(pages, EVERY_PAGE) && id.includes('node_modules') ? 'packages' : null)),
  group('every-page', 4, (pages) =>
    has(pages, EVERY_PAGE) || (pages.size > 1 && has(pages, LANDING_PAGE)) ? 'every-page' : null,
  ),
  group('common', 3, (pages) => (pages.size >= COMMON ? 'common' : null)),
  group('several', 2, (pages) => (pages.size > 1 && !sharedFileOf(pages) ? 'several' : null)),
  // Loaded with some pages, and later by others: a learner's tree and texts, and what their grown-ups set.
  { name: 'tree', test: TREE, priority: 1 },
  { name: 'assignments', test: ASSIGNMENTS, priority: 1 },
  { name: 'own-texts', test: OWN_TEXTS, priority: 1 },
  // Large, and loaded with a few quizzes and games.
  { name: 'picture-words', test: PICTURE_WORDS, priority: 1 },
  group('a few folders', 0, (pages) => (pages.size > 1 ? sharedFileOf(pages) : null)),
];

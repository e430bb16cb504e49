import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { parseSync } from 'vite';

/** Makes files in the shapes of lists that schools have. */
const LIST_FILES = 'web/groups/pupil-list/files/testing/list-files.ts';

/** What each module may import beside itself. `scripts/` may import everything. The compiler checks modules too. */
const MODULES: Record<string, readonly string[]> = {
  rules: [],
  studies: ['rules'],
  contract: ['rules', 'packages'],
  messages: ['packages'],
  content: ['rules'],
  server: ['rules', 'contract', 'messages', 'packages'],
  web: ['rules', 'contract', 'messages', 'content', 'packages', 'PRIVACY.md'],
  'dev-identity': ['rules', 'packages'],
  e2e: ['contract', 'messages', 'scripts', 'web/paths.ts', LIST_FILES, 'packages'],
  bench: ['scripts', 'e2e', 'web/paths.ts', 'packages'],
};

/** From the top. Folders of one row do not import each other. `server/main.ts` may import everything. */
const LAYERS: readonly (readonly string[])[] = [
  ['server/start-server.ts'],
  ['server/app.ts'],
  ['server/own-data'],
  ['server/operations'],
  ['server/plan'],
  ['server/groups'],
  ['server/results'],
  ['server/learners'],
  ['server/identity'],
  ['server/support'],
  ['server/mail'],
  ['server/http'],
  ['server/database'],
  ['server/observability'],
  ['server/environment'],
  ['web/routes.ts', 'web/root.tsx', 'web/offline.worker.ts'],
  ['web/app'],
  ['web/help'],
  [
    ...['web/welcome', 'web/account', 'web/screening', 'web/report', 'web/groups', 'web/games', 'web/quizzes'],
    ...['web/level-up-lab', 'web/plan'],
  ],
  ['web/play'],
  ['web/learner'],
  ['web/activities'],
  // The title and the score of each game stand in its folder, for all that show runs; the files import no page.
  ['web/games/*/info.ts', 'web/quizzes/*/info.ts', 'web/level-up-lab/assignment/info.ts'],
  ['web/reader'],
  ['web/read-aloud'],
  ['web/api'],
  ['web/device'],
  ['web/http'],
  ['web/files'],
  ['web/ui'],
  ['web/paths.ts'],
];

const RULES = {
  module: 'A module imports only the modules that stand beside it in MODULES.',
  layer: 'A layer imports only those below it in LAYERS, and features do not import each other.',
  circle: 'No files import each other in a circle.',
};

export type Imports = ReadonlyMap<string, readonly string[]>;

/** The files that each file of the project imports, types too, and `packages` for each package. Tests are left out. */
export function readImports(): Imports {
  const files = globSync(`{${Object.keys(MODULES)},scripts}/**/*.{ts,tsx,mjs}`).map((file) =>
    file.replaceAll('\\', '/'),
  );
  const counted = files.filter((file) => !/\.(test|spec)\.|\/testing\/|^messages\/compiled|\.d\.ts$/.test(file));
  return new Map(counted.map((file) => [file, importsOf(file, readFileSync(file, 'utf8'))]));
}

/** What the code of a file imports; types, exports from elsewhere and `import()` count. */
export function importsOf(file: string, code: string): string[] {
  const { staticImports, staticExports, dynamicImports } = parseSync(file, code).module;
  const texts = [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) => entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? [])),
    ...dynamicImports.map(({ moduleRequest }) => code.slice(moduleRequest.start + 1, moduleRequest.end - 1)),
  ];
  return texts.map((text) => {
    if (text.startsWith('#')) return text.slice(1);
    const path = posix.join(posix.dirname(file), text.replace(/\?.*/, ''));
    return text.startsWith('.') && !path.startsWith('node_modules/') ? path : 'packages';
  });
}

/** Each import that a rule forbids, with the sentence of the rule. */
export function wrongImports(imports: Imports): string[] {
  return [...imports].flatMap(([file, targets]) =>
    targets.flatMap((target) => {
      const rule = brokenRule(file, target) ?? (leadsTo(imports, target, file) ? RULES.circle : undefined);
      return rule ? [`${file} imports ${target}. ${rule}`] : [];
    }),
  );
}

function brokenRule(file: string, target: string): string | undefined {
  const [module = '', targetModule = ''] = [file, target].map((path) => path.split('/', 1)[0]);
  const allowed = MODULES[module];
  if (file === 'server/main.ts' || !allowed) return undefined;
  if (module !== targetModule)
    return allowed.includes(targetModule) || allowed.includes(target) ? undefined : RULES.module;
  const [from, to] = [layerOf(file), layerOf(target)];
  if (!from || !to || from.name === to.name) return undefined;
  return from.place < to.place ? undefined : RULES.layer;
}

/** The layer of a file, and its position from the top. */
export function layerOf(file: string): { name: string; place: number } | undefined {
  const place = LAYERS.findLastIndex((names) => names.some((name) => isOf(name, file)));
  const name = LAYERS[place]?.find((each) => isOf(each, file));
  return name === undefined ? undefined : { name, place };
}

/** `*` in the name of a layer stands for any folder. */
const isOf = (name: string, file: string) => new RegExp(`^${name.replaceAll('*', '[^/]+')}(/|$)`).test(file);

function leadsTo(imports: Imports, from: string, to: string, seen = new Set<string>()): boolean {
  if (from === to) return true;
  if (seen.has(from)) return false;
  seen.add(from);
  return (imports.get(from) ?? []).some((next) => leadsTo(imports, next, to, seen));
}

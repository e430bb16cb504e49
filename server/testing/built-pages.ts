import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { emptyFolder } from './databases/data-folder.ts';

export const LANDING = `<!DOCTYPE html><html><head><style id="style-sheet">p { color: red; }</style><script>first()</script>
<script type="module" async="">import "/assets/app.js";</script></head><body>Welcome<script src="/assets/app.js"></script></body></html>`;
const FOUR = '<!DOCTYPE html><html><head></head><body>Conditions</body></html>';
const NOT_FOUND = '<!DOCTYPE html><html><head><title>not here</title></head><body><script>run()</script></body></html>';
export const SCRIPT = 'export const answer = 42;\n';

/** Writes a folder like the output of the build, with a few pages and files. `others`: further addresses of pages. */
export async function buildPages(others: readonly string[] = []): Promise<string> {
  const root = await emptyFolder();
  const pages: Record<string, string> = {
    'client/index.html': LANDING,
    'client/four/index.html': FOUR,
    'client/not-found/index.html': NOT_FOUND,
    ...Object.fromEntries(others.map((address) => [`client${address}/index.html`, FOUR])),
  };
  const files: Record<string, string | Buffer> = {
    'secret.txt': 'outside',
    'client/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'client/service-worker.js': SCRIPT,
    'client/manifest.webmanifest': '{}',
    'client/assets/app.js': SCRIPT,
    'client/assets/app.js.br': brotliCompressSync(SCRIPT),
    'client/assets/app.js.gz': gzipSync(SCRIPT),
    'client/assets/lexend.woff2': 'font',
    'client/assets/bell.mp3': 'mp3',
    'client/assets/bell.wav': 'wav',
    'client/assets/bell.opus': '0123456789',
    'client/assets/words.json': '[]',
  };
  for (const [name, html] of Object.entries(pages))
    Object.assign(files, { [name]: html, [`${name}.br`]: brotliCompressSync(html), [`${name}.gz`]: gzipSync(html) });
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(root, name)), { recursive: true });
    await writeFile(join(root, name), content);
  }
  return join(root, 'client');
}

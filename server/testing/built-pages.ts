import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { emptyFolder } from './data-folder.ts';

export const SHELL = `<!DOCTYPE html><html><head><title>shell</title></head><body><script>run("shell")</script></body></html>`;
export const LANDING = `<!DOCTYPE html><html><head><script>first()</script><script type="module" async="">
import "/assets/app.js";</script></head><body>Welcome<script src="/assets/app.js"></script></body></html>`;
const FOUR = '<!DOCTYPE html><html><head></head><body>Conditions</body></html>';
export const SCRIPT = 'export const answer = 42;\n';

/** Writes a folder like the output of the build, with two prerendered pages and a few files. */
export async function buildPages(addresses = ['/', '/four', '/adhdtest']): Promise<string> {
  const root = await emptyFolder();
  const files: Record<string, string | Buffer> = {
    'page-addresses.json': JSON.stringify(addresses),
    'secret.txt': 'outside',
    'client/index.html': LANDING,
    'client/four/index.html': FOUR,
    'client/__spa-fallback.html': SHELL,
    'client/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'client/assets/app.js': SCRIPT,
    'client/assets/app.js.br': brotliCompressSync(SCRIPT),
    'client/assets/app.js.gz': gzipSync(SCRIPT),
    'client/assets/lexend.woff2': 'font',
    'client/assets/bell.mp3': 'mp3',
    'client/assets/bell.wav': 'wav',
    'client/assets/bell.opus': '0123456789',
    'client/assets/words.json': '[]',
  };
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(root, name)), { recursive: true });
    await writeFile(join(root, name), content);
  }
  return join(root, 'client');
}

import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';

const FOLDER = '.cache/bare-page';
const SOURCES = {
  'index.html':
    '<!doctype html><html lang="en"><body><div id="root"></div><script type="module" src="/main.jsx"></script></body></html>',
  'main.jsx': `import { createElement as h } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
const heading = h('h1', null, 'Every mind notices in its own way');
const button = h('button', { onClick: () => document.body.append('!') }, 'Start');
const router = createBrowserRouter([{ path: '*', element: h('main', null, heading, button) }]);
createRoot(document.getElementById('root')).render(h(RouterProvider, { router }));
`,
};

/**
 * The baseline for page loads: one heading and a button rendered by React and React Router in the browser, compressed with brotli.
 */
export async function barePage(): Promise<{ address: string; stop(): Promise<void> }> {
  await mkdir(FOLDER, { recursive: true });
  for (const [name, text] of Object.entries(SOURCES)) await writeFile(join(FOLDER, name), text);
  await build({ root: FOLDER, configFile: false, logLevel: 'error', build: { outDir: 'built', emptyOutDir: true } });
  const server = createServer(async ({ url = '/' }, answer) => {
    const file = await readFile(join(FOLDER, 'built', url === '/' ? 'index.html' : url)).catch(() => null);
    if (!file) return void answer.writeHead(404).end();
    const type = url.endsWith('.js') ? 'text/javascript' : 'text/html';
    answer.writeHead(200, { 'content-type': type, 'content-encoding': 'br' }).end(brotliCompressSync(file));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

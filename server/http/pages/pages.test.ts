import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { buildPages } from '../../testing/built-pages.ts';
import { inlineHashes, readPages } from './pages.ts';

it.each(['index.html', 'not-found/index.html', ''])('readPages says what to do when %s is missing', async (name) => {
  const folder = await buildPages();
  await rm(join(folder, name), { recursive: true });
  await expect(readPages(folder)).rejects.toThrow(/^The pages in .+ are missing or incomplete\. Run `npm run build`/);
});

it('inlineHashes has each script that stands in the page, once, and none that is loaded or is no script', () => {
  const html = `<script>alert(1)</script><SCRIPT type="module" async="">alert(1)</SCRIPT><style>p { color: red; }</style>
    <script src="/a.js"></script><script type="application/json" id="x">{}</script>`;
  // echo -n 'alert(1)' | openssl dgst -sha256 -binary | base64
  expect(inlineHashes(html, 'script')).toEqual(['sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI=']);
  // echo -n 'p { color: red; }' | openssl dgst -sha256 -binary | base64
  expect(inlineHashes(html, 'style')).toEqual(['sha256-pckGv9YvNcB5xy+Y4fbqhyo+ib850wyiuWeNbZvLi00=']);
});

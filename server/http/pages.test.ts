import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Learner } from '#contract/learner.ts';
import { buildPages } from '../testing/built-pages.ts';
import { NOTHING_SET_UP } from '../testing/test-app.ts';
import { inlineScriptHashes, readPages, withIsland } from './pages.ts';

it.each(['__spa-fallback.html', '../page-addresses.json'])(
  'readPages says what to do when %s is missing',
  async (name) => {
    const folder = await buildPages();
    await rm(join(folder, name));
    await expect(readPages(folder, NOTHING_SET_UP)).rejects.toThrow(
      /^The pages in .+ are missing or incomplete\. Run `npm run build`/,
    );
  },
);

it('inlineScriptHashes has each script that stands in the page, once, and none that is loaded or is no script', () => {
  const html = `<script>alert(1)</script><SCRIPT type="module" async="">alert(1)</SCRIPT>
    <script src="/a.js"></script><script type="application/json" id="x">{}</script>`;
  // echo -n 'alert(1)' | openssl dgst -sha256 -binary | base64
  expect(inlineScriptHashes(html)).toEqual(['sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI=']);
});

describe('withIsland', () => {
  it('stands in the head before the first script', () => {
    const html = withIsland('<head><meta/><script>1</script><script>2</script></head>', {
      learner: null,
      setUp: NOTHING_SET_UP,
    });
    expect(html).toMatch(/^<head><meta\/><script type="application\/json" id="session">{[^<]*}<\/script><script>1</);
  });

  it('stands in the head where there is no script, and no name can end it', () => {
    const learner = { name: '</script><script>alert("$&")</script><!--' } as Learner;
    const html = withIsland('<html><head></head><body></body></html>', { learner, setUp: NOTHING_SET_UP });
    expect(html.match(/<script/g)).toHaveLength(1);
    expect(html.match(/<\/script>/g)).toHaveLength(1);
    const [, json = ''] = /<head><script type="application\/json" id="session">(.*)<\/script><\/head>/.exec(html) ?? [];
    expect(JSON.parse(json)).toEqual({ learner, setUp: NOTHING_SET_UP });
  });
});

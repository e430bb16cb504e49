import type { BrowserContext, Page } from '@playwright/test';
import { NEWER_PLACES } from '../../scripts/oldest-browsers/compat.ts';
import { knownStyles } from '../../scripts/oldest-browsers/in-styles.ts';

/** Deletes, before any other script, what one of the oldest browsers lacks. */
const DELETE_NEWER = `(${deletePlaces})(${JSON.stringify(NEWER_PLACES)});`;

/** The style sheet of every page is the same. */
const known = new Map<string, string>();

/** Pages and workers of the context have only the functions and styles that all of the oldest browsers have. Needs `bypassCSP`. */
export async function beOldestBrowser(context: BrowserContext): Promise<void> {
  await context.addInitScript(DELETE_NEWER);
  await context.route(/worker[^/]*\.js$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${DELETE_NEWER}\n${await response.text()}` });
  });
  await context.route(
    (url) => !url.pathname.startsWith('/api/') && !url.pathname.includes('.'),
    async (route) => {
      const response = await route.fetch();
      const [whole, sheet] = /<style>([\s\S]*?)<\/style>/.exec(await response.text()) ?? [];
      if (!whole || !sheet) throw new Error(`There is no style sheet in ${route.request().url()}.`);
      known.set(sheet, known.get(sheet) ?? knownStyles(sheet));
      const body = (await response.text()).replace(whole, () => `<style>${known.get(sheet)}</style>`);
      await route.fulfill({ response, body });
    },
  );
}

/** What is left in the page of these functions, so that a journey cannot pass with all of them. */
export function newerFunctionsIn(page: Page): Promise<string[]> {
  return page.evaluate(() => [
    ...['toSorted', 'toReversed', 'with'].filter((name) => name in Array.prototype),
    ...['OffscreenCanvas', 'CompressionStream'].filter((name) => name in window),
  ]);
}

/** Runs in the page. */
function deletePlaces(places: string[]): void {
  // biome-ignore lint/suspicious/noExplicitAny: any global
  const find = (path: string[]): any => path.reduce((owner: any, part) => owner?.[part], globalThis);
  for (const place of places) {
    const path = place.split('.');
    const name = path.pop() ?? '';
    Reflect.deleteProperty(find(path) ?? {}, name);
  }
}

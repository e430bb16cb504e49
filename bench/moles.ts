import type { Page } from '@playwright/test';
import { type Box, boxesOf } from './pixels.ts';

/** Named by their numbers. */
export function holesOf(page: Page): Promise<{ name: string; box: Box }[]> {
  return boxesOf(page, 'button[aria-label^="Hole "]', 'aria-keyshortcuts');
}

/** The name of the hole that shows a mole, now or next. Does not poll, which would load the page. */
export function nextMole(page: Page): Promise<string> {
  return page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const find = () => {
          const label = document.querySelector('button[aria-label$=", mole"]')?.getAttribute('aria-label');
          if (label) resolve(label.match(/\d/)?.[0] ?? '');
          return Boolean(label);
        };
        if (find()) return;
        const observer = new MutationObserver(() => find() && observer.disconnect());
        observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['aria-label'] });
      }),
  );
}

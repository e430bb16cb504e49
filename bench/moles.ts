import type { Page } from '@playwright/test';
import type { Box } from './pixels.ts';

export type Hole = { number: number; box: Box };

export function holesOf(page: Page): Promise<Hole[]> {
  return page.locator('button[aria-label^="Hole "]').evaluateAll((holes) =>
    holes.map((hole) => {
      const { x, y, width, height } = hole.getBoundingClientRect();
      return { number: Number(hole.getAttribute('aria-keyshortcuts')), box: { x, y, width, height } };
    }),
  );
}

/** The number of the hole that shows a mole, now or next. Does not poll, which would load the page. */
export function nextMole(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const find = () => {
          const label = document.querySelector('button[aria-label$=", mole"]')?.getAttribute('aria-label');
          if (label) resolve(Number(label.match(/\d/)?.[0]));
          return Boolean(label);
        };
        if (find()) return;
        const observer = new MutationObserver(() => find() && observer.disconnect());
        observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['aria-label'] });
      }),
  );
}

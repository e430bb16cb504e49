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

/** The number of the hole in which a mole is, or comes up next. Waiting asks nothing of the page. */
export function moleUp(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const look = () => {
          const label = document.querySelector('button[aria-label$=", mole"]')?.getAttribute('aria-label');
          if (!label) return false;
          resolve(Number(label.match(/\d/)?.[0]));
          return true;
        };
        if (look()) return;
        const observer = new MutationObserver(() => look() && observer.disconnect());
        observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['aria-label'] });
      }),
  );
}

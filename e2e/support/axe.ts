import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

const AXE_SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
type WindowWithAxe = Window & { axe: typeof axe };

/** Expects no axe finding on the current page. */
export async function expectNoAxeFindings(page: Page): Promise<void> {
  await loadAxe(page);
  await page.waitForFunction(isReadable);
  expect(await axeFindings(page)).toEqual([]);
}

/**
 * Runs in the page: false while it is inert without a dialog or a menu over it. A dialog that goes together with its page, when
 * a link in it is followed, leaves the next page inert until React's effects have run; axe then finds no main part.
 */
function isReadable(): boolean {
  const isInert = document.querySelector('main')?.closest('[inert], [aria-hidden="true"]');
  return (
    !isInert ||
    document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]') !== null
  );
}

/** Expects no axe finding, and enough contrast in all four colour schemes: 7:1 in high contrast, otherwise 4.5:1. */
export async function expectCleanInEveryScheme(page: Page): Promise<void> {
  await expectNoAxeFindings(page);
  for (const scheme of ['white', 'dark', 'contrast']) {
    await page.evaluate((wanted) => {
      document.documentElement.dataset.scheme = wanted;
    }, scheme);
    const rules = scheme === 'contrast' ? ['color-contrast', 'color-contrast-enhanced'] : ['color-contrast'];
    expect(await axeFindings(page, rules), scheme).toEqual([]);
  }
  await page.evaluate(() => {
    document.documentElement.dataset.scheme = 'cream';
  });
}

/** Loads axe into the page, unless it is there. It stays until another page is loaded. */
async function loadAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE_SOURCE);
}

/** The findings of axe by the given rules, or by all. Frames are not checked, because other sites fill them. */
async function axeFindings(page: Page, rules?: string[]): Promise<string[]> {
  return page.evaluate(async (wanted) => {
    // Colours are checked after transitions. The end of one transition can start another in a child element.
    const transitions = () => document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    for (let running = transitions(); running.length > 0; running = transitions())
      for (const transition of running) transition.finish();

    const { violations } = await (window as unknown as WindowWithAxe).axe.run({
      iframes: false,
      resultTypes: ['violations'],
      ...(wanted && { runOnly: wanted }),
    });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  }, rules);
}

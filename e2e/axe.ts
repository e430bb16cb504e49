import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

const AXE_SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
type WindowWithAxe = Window & { axe: typeof axe };

/** Nothing that axe knows of is wrong with the page as it stands. */
export async function expectNoAxeFindings(page: Page): Promise<void> {
  await bringAxe(page);
  expect(await axeFindings(page)).toEqual([]);
}

/** Nothing that axe knows of is wrong, and the colours of all four schemes stand apart; 7:1 in high contrast. */
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

/** Puts axe into the page, where it stays until another page is loaded. */
async function bringAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE_SOURCE);
}

/** What axe finds wrong by these rules, or by all of them. Frames are not read: they are not ours. */
async function axeFindings(page: Page, rules?: string[]): Promise<string[]> {
  return page.evaluate(async (wanted) => {
    // A colour on its way to another one is no finding. A transition that ends can begin one in what lies within.
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

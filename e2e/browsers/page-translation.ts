import { expect, type Page } from '@playwright/test';

/**
 * Translates every page as Chrome does, from its hydration on, but into the same words: what is expected of a page holds
 * for its translation too. Call it before the page is opened.
 */
export async function translatePages(page: Page): Promise<void> {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (document.documentElement?.dataset.hydrated === undefined) return;
      observer.disconnect();
      window.translateAsChrome();
    }).observe(document, { attributes: true, subtree: true });
  });
  await page.addInitScript(`window.translateAsChrome = ${translateAsChrome}`);
}

declare global {
  interface Window {
    translateAsChrome(): void;
    /** The translations that show another text than the page says now. */
    outdatedTranslations(): string[];
  }
}

/** Runs in the page. Replaces each text with letters, and each one that comes later, by two `<font>` elements. */
function translateAsChrome(): void {
  const shown = new Map<HTMLFontElement, Text>();
  const isLeftOut = ({ parentElement: parent }: Text) =>
    !parent ||
    (parent instanceof HTMLElement && !parent.translate) ||
    parent.closest('font, svg, script, style, textarea');
  const translate = (text: Text) => {
    if (!/\p{L}/u.test(text.data) || isLeftOut(text)) return;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    outer.append(inner);
    inner.append(text.data);
    shown.set(outer, text);
    text.replaceWith(outer);
  };
  const translateIn = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    for (let text: Node | null = walker.currentNode; text; text = walker.nextNode()) texts.push(text);
    for (const text of texts) if (text instanceof Text) translate(text);
  };
  document.documentElement.classList.add('translated-ltr');
  document.documentElement.lang = 'de';
  translateIn(document.body);
  new MutationObserver((records) => {
    for (const { addedNodes } of records) for (const node of addedNodes) translateIn(node);
  }).observe(document.body, { childList: true, subtree: true });
  window.outdatedTranslations = () =>
    [...shown]
      .filter(([outer, text]) => outer.isConnected && outer.textContent !== text.data)
      .map(([outer, text]) => `${outer.textContent} instead of ${text.data}`);
}

/** Expects a page that is translated, not broken, and shows what it says now. */
export async function expectCurrentTranslation(page: Page): Promise<void> {
  await expect(page.locator('font').first()).toBeAttached();
  await expect(page.getByRole('heading', { name: 'Something went wrong on this page' })).toHaveCount(0);
  expect(await page.evaluate(() => window.outdatedTranslations())).toEqual([]);
}

import { expect, type Page } from '@playwright/test';

/** Expects that every word that is shown stands in one line and within the window. */
export async function expectWholeWords(page: Page): Promise<void> {
  expect(await brokenWords(page)).toEqual([]);
}

/**
 * The words that are shown in two lines or beyond the window. A line may end after a dash or a slash, and after a hyphen, but
 * in a heading, a link or a label only where the word is a long name, such as Whack-a-Mole.
 */
export async function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const range = document.createRange();
    const isHidden = (element: Element | null): boolean =>
      element !== null && (getComputedStyle(element).clipPath !== 'none' || isHidden(element.parentElement));
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent?.checkVisibility({ visibilityProperty: true }) || parent.closest('script, style, svg')) continue;
      // What only screen readers get is clipped.
      if (isHidden(parent)) continue;
      const words = parent.closest('h1, h2, h3, h4, a, button, label, legend, summary') ? /[^\s–—/]+/g : /[^\s\-–—/]+/g;
      for (const { index, 0: word } of (node.nodeValue ?? '').matchAll(words)) {
        // A long name, such as Whack-a-Mole, may end a line after its hyphens.
        if (/-.*-/.test(word)) continue;
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const boxes = [...range.getClientRects()].filter(({ width }) => width > 0.5);
        const [first] = boxes;
        if (!first) continue;
        if (boxes.some(({ top }) => Math.abs(top - first.top) > first.height / 2)) found.push(`broken: ${word}`);
        else if (boxes.some(({ left, right }) => left < -1 || right > innerWidth + 1)) found.push(`cut off: ${word}`);
      }
    }
    const overflow = document.documentElement.scrollWidth - innerWidth;
    return overflow > 0 ? [...found, `${overflow} px beside the page`] : found;
  });
}

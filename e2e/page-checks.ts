import { expect, type Locator, type Page } from '@playwright/test';
import { readingGrade } from './reading-grade.ts';

const MOST_CHARACTERS_A_LINE = 75;
const HIGHEST_GRADE = 7;
/** Too few words for a reading grade. */
const FEWEST_WORDS = 40;

/** WCAG 1.4.10: at 1280 px and 400 % the page scrolls in one direction only. */
export async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
}

/** WCAG 1.4.12: with wide text spacing no text is cut off or outside the page. */
export async function expectTextSpacingToLoseNothing(page: Page): Promise<void> {
  const cut = await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    const spacing = 'line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important';
    sheet.replaceSync(`* { ${spacing} } p { margin-block-end: 2em !important }`);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    const clips = (element: Element) => {
      const { overflowX, overflowY, position, clipPath } = getComputedStyle(element);
      // Text for screen readers only is clipped on purpose.
      if (position === 'absolute' && clipPath !== 'none') return false;
      const isCutAcross =
        overflowX !== 'visible' && overflowX !== 'auto' && element.scrollWidth > element.clientWidth + 1;
      const isCutDown =
        overflowY !== 'visible' && overflowY !== 'auto' && element.scrollHeight > element.clientHeight + 1;
      return isCutAcross || isCutDown;
    };
    const found = [...document.body.querySelectorAll(':not(svg, svg *, script)')]
      .filter((element) => element.textContent?.trim() && clips(element))
      .map((element) => element.outerHTML.slice(0, 120));
    const overflow = document.documentElement.scrollWidth - window.innerWidth;
    const widest = [...document.body.querySelectorAll('main *')].findLast(
      (element) => element.getBoundingClientRect().right > window.innerWidth,
    );
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    return overflow > 0 ? [...found, `${overflow} px beside the page: ${widest?.outerHTML.slice(0, 120)}`] : found;
  });
  expect(cut).toEqual([]);
}

/** Expects no line of text longer than 75 characters. */
export async function expectShortLines(page: Page): Promise<void> {
  const lines = await page.evaluate((most) => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const blocks = new Map<Element, Map<number, string>>();
    const range = document.createRange();
    // Text for screen readers only is clipped on purpose.
    const isForScreenReaders = ({ parentElement: parent }: Element) =>
      parent !== null &&
      getComputedStyle(parent).position === 'absolute' &&
      getComputedStyle(parent).clipPath !== 'none';
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const block = node.parentElement?.closest(
        'p, li, dd, dt, td, th, h1, h2, h3, figcaption, summary, label, legend',
      );
      if (!block || node.parentElement?.closest('script, style, svg') || isForScreenReaders(block)) continue;
      const lines = blocks.get(block) ?? new Map<number, string>();
      blocks.set(block, lines);
      for (const { index, 0: word } of (node.textContent ?? '').matchAll(/\S+\s*/g)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const box = range.getClientRects()[0];
        if (!box || box.width < 2) continue;
        const line = Math.round(box.bottom / 8);
        lines.set(line, (lines.get(line) ?? '') + word.replace(/\s+/g, ' '));
      }
    }
    for (const lines of blocks.values())
      for (const line of lines.values()) if (line.trim().length > most) found.push(line.trim());
    return found;
  }, MOST_CHARACTERS_A_LINE);
  expect(lines).toEqual([]);
}

/** Expects a reading age of 11 to 13. Statements of questionnaires are left out, because their wording is fixed. */
export async function expectEasyReading(part: Locator): Promise<void> {
  const blocks = await part.locator('p, li, dd, td, figcaption').evaluateAll((elements) =>
    elements
      .filter((element) => !element.querySelector('p, li, dd') && !element.closest('[data-questionnaire]'))
      .map((element) => (element.textContent ?? '').replace(/\s+/g, ' ').trim())
      .filter((text) => /[.?:]$/.test(text)),
  );
  if (blocks.join(' ').split(' ').length < FEWEST_WORDS) return;
  expect(readingGrade(blocks), blocks.join('\n')).toBeLessThanOrEqual(HIGHEST_GRADE);
}

/** Expects a thing to be seen as a whole, below the bar of the app, without scrolling by the reader. */
export async function expectInView(page: Page, thing: Locator): Promise<void> {
  const [box, bar] = await Promise.all([thing.boundingBox(), page.getByRole('banner').boundingBox()]);
  const seen = box && bar && { top: box.y >= bar.y + bar.height - 1, bottom: box.y + box.height };
  expect(seen, `${thing}`).toMatchObject({ top: true });
  expect(seen?.bottom, `${thing}`).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0);
}

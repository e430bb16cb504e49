import { expect, type Locator, type Page } from '@playwright/test';
import { expectCleanInEveryScheme } from './axe.ts';
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

/** Expects every button, answer and field of the page to be on the screen as a whole, without scrolling. */
export async function expectNothingCut(page: Page): Promise<void> {
  await expectNoSidewaysScrolling(page);
  const cut = await page.evaluate(() => {
    const controls = [...document.querySelectorAll('main :is(button, input, label, [role=application], [role=group])')];
    return controls
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .filter((control) => control.getBoundingClientRect().bottom > innerHeight)
      .map((control) => control.getAttribute('aria-label') ?? control.textContent);
  });
  expect(cut).toEqual([]);
  expect(await page.evaluate(() => scrollY)).toBe(0);
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

/**
 * How wide letters are, in parts of those of the page's own font. Arial and Roboto, the narrowest usual ones, have 92 %. They
 * are all made of the page's own font, so that the fonts of the machine change nothing.
 */
const LETTER_WIDTHS = ['100%', '90%'];

/** Expects no line of text longer than 75 characters, in a narrow font too. */
export async function expectShortLines(page: Page): Promise<void> {
  for (const width of LETTER_WIDTHS) {
    const removeFont = await page.evaluateHandle(setMeasuredFont, width);
    expect(await page.evaluate(linesLongerThan, MOST_CHARACTERS_A_LINE), `letters of ${width}`).toEqual([]);
    await removeFont.evaluate((remove) => remove());
  }
}

/** Runs in the page. Shows it in its own font, loaded, with letters of another width. */
async function setMeasuredFont(width: string): Promise<() => void> {
  const font = document.querySelector<HTMLLinkElement>('link[rel="preload"][as="font"]')?.href;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    @font-face { font-family: Measured; src: url("${font}"); font-weight: 100 900; size-adjust: ${width} }
    :root { --reading-font: Measured !important }
  `);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  const [loaded] = await document.fonts.load('1em Measured');
  if (!loaded) throw new Error('the font to measure with is not loaded');
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
  };
}

/** Runs in the page. */
function linesLongerThan(most: number): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const blocks = new Map<Element, Map<number, string>>();
  const range = document.createRange();
  const blockOf = (element: Element | null): Element | null =>
    element && ['inline', 'contents'].includes(getComputedStyle(element).display)
      ? blockOf(element.parentElement)
      : element;
  // Text for screen readers only is clipped on purpose.
  const isForScreenReaders = (element: Element | null): boolean => {
    if (!element) return false;
    const { position, clipPath } = getComputedStyle(element);
    return (position === 'absolute' && clipPath !== 'none') || isForScreenReaders(element.parentElement);
  };
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const block = blockOf(node.parentElement);
    if (!block || block.closest('script, style, svg') || isForScreenReaders(block)) continue;
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
  const lines = [...blocks.values()].flatMap((block) => [...block.values()]);
  return lines.map((line) => line.trim()).filter((line) => line.length > most);
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

/** The page, or its open dialog, is clean in every scheme, easy to read, and whole on a narrow screen and with wide letters. */
export async function expectAccessible(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  await expectCleanInEveryScheme(page);
  await expectEasyReading((await dialog.isVisible()) ? dialog : page.getByRole('main'));
  await expectShortLines(page);
  const size = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 600 });
  await expectNoSidewaysScrolling(page);
  await expectTextSpacingToLoseNothing(page);
  if (size) await page.setViewportSize(size);
}

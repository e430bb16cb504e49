import { expect, type Page } from '@playwright/test';
import { TEXTS_OUTSIDE_CATALOGUE } from '../../scripts/code-checks/texts-outside-catalogue.ts';
import { PSEUDO_LANGUAGES, type PseudoLanguage } from '../../scripts/pseudo-languages.ts';

/** The id of a learner. */
const ID = /^[\da-f-]{36}$/;

/**
 * Expects a page whose sentences are all in the catalogue and none cut off, no wider than the window, in its language.
 * The faults are collected, so that a journey shows all of them.
 * @param typed what the test itself has typed
 */
export async function expectPseudoPage(
  page: Page,
  language: PseudoLanguage,
  state: string,
  typed: readonly string[] = [],
): Promise<void> {
  const { texts, ...found } = await page.evaluate(readPage);
  const outside = texts
    .flatMap(outsideBrackets)
    .filter((text) => !TEXTS_OUTSIDE_CATALOGUE.has(text) && !typed.includes(text));
  const { direction } = PSEUDO_LANGUAGES[language];
  expect
    .soft({ state, outside: [...new Set(outside)], ...found })
    .toEqual({ state, outside: [], cut: [], beside: 0, lang: language, dir: direction });
}

/**
 * The lines of a text that are not, or not whole, in brackets. Those without a word do not count: digits, signs, and the
 * letters of the letter quiz and of keys.
 */
function outsideBrackets(text: string): string[] {
  let rest = text.replaceAll(/[\u202e\u202c\u00ad]/g, '');
  // A message can be a value of another one.
  for (let before = ''; before !== rest; ) {
    before = rest;
    rest = rest.replaceAll(/\[[^[\]]*\]/g, '');
  }
  const lines = rest.split('\n').map((line) => line.replaceAll(/\s+/g, ' ').trim());
  return lines.filter((line) => !ID.test(line) && /\p{L}{2}|[[\]]/u.test(line));
}

/** Runs in the page. */
function readPage() {
  const elements = [...document.body.querySelectorAll<HTMLElement>('*:not(svg *, script, style)')];
  const attributes = ['aria-label', 'aria-description', 'aria-roledescription', 'aria-valuetext', 'title', 'alt'];
  const named = elements.flatMap((element) => [...attributes, 'placeholder'].map((name) => element.getAttribute(name)));
  const drawn = [...document.querySelectorAll('svg :is(text, title, desc)')]
    .filter((element) => !element.closest('[aria-hidden="true"]'))
    .map((element) => element.textContent);
  const isCut = (element: HTMLElement) => {
    const { overflowX, overflowY, position, clipPath } = getComputedStyle(element);
    // Text for screen readers only is cut off on purpose.
    if (!element.textContent?.trim() || (position === 'absolute' && clipPath !== 'none')) return false;
    // The ring around the ball leaves the stage.
    if (element.matches('[role="application"]')) return false;
    const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    const isCutAcross = hides(overflowX) && element.scrollWidth > element.clientWidth + 1;
    return isCutAcross || (hides(overflowY) && element.scrollHeight > element.clientHeight + 1);
  };
  const { lang, dir, scrollWidth, clientWidth } = document.documentElement;
  // biome-ignore lint/performance/useDomNodeTextContent: hidden text does not count
  const shown = document.body.innerText;
  return {
    texts: [document.title, shown, ...drawn, ...named].filter((text) => text !== null),
    cut: elements.filter(isCut).map((element) => element.outerHTML.slice(0, 160)),
    beside: scrollWidth - clientWidth,
    lang,
    dir,
  };
}

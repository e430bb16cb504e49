import type { Locator, Page } from '@playwright/test';
import { PATHS } from '../../web/paths.ts';
import { agree, answerQuestionnaire, keepResults } from '../screening/screening.ts';
import { InputMethod } from '../support/input-methods.ts';
import { expect, ready, signUpQuietly, test } from '../support/journey.ts';

const WHITE = 'rgb(255, 255, 255)';
/** The ink of the light schemes. */
const DARK_INK = 'rgb(34, 48, 46)';

/** The values of all colours of the app and the colours of the page itself. */
function coloursOf(page: Page) {
  return page.evaluate(() => {
    const names = [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .filter((rule) => rule instanceof CSSStyleRule && rule.selectorText.includes('[data-scheme="cream"]'))
      .flatMap((rule) => [...(rule as CSSStyleRule).style])
      .filter((name) => name.startsWith('--'));
    const of = getComputedStyle(document.documentElement);
    const { backgroundColor, color } = getComputedStyle(document.body);
    return { tokens: names.map((name) => `${name}: ${of.getPropertyValue(name)}`), backgroundColor, color };
  });
}

test('every colour scheme prints in the same dark ink on white', async ({ page }) => {
  await page.goto(PATHS.about);
  await ready(page);
  await page.emulateMedia({ media: 'print' });
  const printed = [];
  for (const scheme of ['cream', 'dark', 'contrast']) {
    await page.evaluate((scheme) => Object.assign(document.documentElement.dataset, { scheme }), scheme);
    printed.push(await coloursOf(page));
  }
  const [cream] = printed;
  expect(cream).toMatchObject({ backgroundColor: WHITE, color: DARK_INK });
  expect(cream?.tokens.length).toBeGreaterThan(50);
  expect(printed).toEqual([cream, cream, cream]);
});

test('a page has margins on paper, and the printer chooses the size of the paper @release', async ({ page }) => {
  await page.goto(PATHS.about);
  const rules = await page.evaluate(() =>
    [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .flatMap((rule) => (rule instanceof CSSPageRule ? [rule.style] : []))
      .map((style) => ({ margin: style.getPropertyValue('margin'), size: style.getPropertyValue('size') })),
  );
  expect(rules).toEqual([{ margin: '15mm', size: '' }]);
});

test('the line of a meter and its words stay together on paper @release', async ({ page }) => {
  await page.goto(PATHS.traitsQuestionnaire);
  await ready(page);
  await answerQuestionnaire(new InputMethod(page, 'mouse'), agree);
  await page.getByRole('link', { name: 'See my report' }).click();
  const label = page.getByText('6 of 10 line');
  await expect(label).toBeVisible();
  await page.setViewportSize({ width: 680, height: 900 });
  await page.emulateMedia({ media: 'print' });
  const boxes = await label.evaluate((label) => {
    const boxOf = (element: Element | null | undefined) => {
      const { left, right, top, bottom } = element?.getBoundingClientRect() ?? new DOMRect();
      return { middle: (left + right) / 2, top, bottom };
    };
    return {
      words: boxOf(label),
      line: boxOf(label.parentElement?.nextElementSibling?.querySelector('[class*=line]')),
    };
  });
  expect(Math.abs(boxes.words.middle - boxes.line.middle)).toBeLessThan(16);
  expect(boxes.line.top - boxes.words.bottom).toBeLessThan(12);
  expect(boxes.line.top).toBeGreaterThan(0);
});

test('a printed report has the name of the product, of the learner, and the date of print @release', async ({
  page,
}) => {
  await page.goto(PATHS.traitsQuestionnaire);
  await ready(page);
  await answerQuestionnaire(new InputMethod(page, 'mouse'), agree);
  await page.getByRole('link', { name: 'See my report' }).click();
  await expect(page.getByText('6 of 10 line')).toBeVisible();
  const [product, name, date] = ['#thembstudy', 'The report of Mira Okafor', /^Printed on \d+ \w+ \d{4}\./].map(
    (text) => page.getByRole('main').getByText(text),
  ) as [Locator, Locator, Locator];
  await expect(product).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(product).toBeVisible();
  await expect(date).toBeVisible();
  await expect(name).toHaveCount(0);

  await page.emulateMedia({ media: 'screen' });
  await signUpQuietly(page);
  await keepResults(page);
  await page.goto(PATHS.traitsQuestionnaire);
  await ready(page);
  await answerQuestionnaire(new InputMethod(page, 'mouse'), agree);
  await page.getByRole('link', { name: 'See my report' }).click();
  await expect(page.getByText('6 of 10 line')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  for (const each of [product, name, date]) await expect(each).toBeVisible();
  const title = page.getByRole('heading', { level: 1 });
  expect((await name.boundingBox())?.y).toBeLessThan((await title.boundingBox())?.y ?? 0);
});

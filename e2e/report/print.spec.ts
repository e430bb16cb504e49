import type { Locator } from '@playwright/test';
import { PATHS } from '../../web/paths.ts';
import { agree, answerQuestionnaire, keepResults } from '../screening/screening.ts';
import { InputMethod } from '../support/input-methods.ts';
import { expect, ready, signUpQuietly, test } from '../support/journey.ts';

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

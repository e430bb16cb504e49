import { PATHS } from '../../web/paths.ts';
import { agree, answerQuestionnaire } from '../screening/screening.ts';
import { InputMethod } from '../support/input-methods.ts';
import { expect, openPage, test } from '../support/journey.ts';

test('the line of a meter and its words stay together on paper @release', async ({ page }) => {
  await openPage(page, PATHS.traitsQuestionnaire);
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

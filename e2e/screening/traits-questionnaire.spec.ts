import { PATHS } from '../../web/paths.ts';
import { expectNoAxeFindings } from '../support/axe.ts';
import { expect, openPage, test } from '../support/journey.ts';

test('without an answer it says what to do; one can be changed, and does not mark the next statement @release', async ({
  page,
}) => {
  await openPage(page, PATHS.traitsQuestionnaire);
  const next = page.getByRole('button', { name: 'Next question' });
  const answers = page.getByRole('radiogroup').locator('label');
  const edgeOf = (place: number) => answers.nth(place).evaluate((row) => getComputedStyle(row).borderTopColor);
  await next.click();
  await expect(page.getByText('Choose one answer first.')).toBeVisible();
  await expectNoAxeFindings(page);
  await answers.nth(1).click();
  await next.press('Enter');
  await expect(page.getByText('Question 2 of 10', { exact: true })).toBeVisible();
  // The pointer rests where it was.
  await expect.poll(() => answers.nth(1).evaluate((row) => row.matches(':hover'))).toBe(true);
  expect(await edgeOf(1)).toBe(await edgeOf(2));
  await page.getByRole('button', { name: 'Question before' }).click();
  await expect(answers.nth(1).getByRole('radio')).toBeChecked();
});

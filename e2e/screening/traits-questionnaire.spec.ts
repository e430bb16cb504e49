import { PATHS } from '../../web/paths.ts';
import { expectNoAxeFindings } from '../support/axe.ts';
import { expect, ready, test } from '../support/journey.ts';

test('an answer can be looked at again and changed; without one it says what to do @release', async ({ page }) => {
  await page.goto(PATHS.traitsQuestionnaire);
  await ready(page);
  await page.getByRole('button', { name: 'Next question' }).click();
  await expect(page.getByText('Choose one answer first.')).toBeVisible();
  await expectNoAxeFindings(page);
  await page.getByText('Definitely Agree').click();
  await page.getByRole('button', { name: 'Next question' }).click();
  await expect(page.getByText('Question 2 of 10', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Question before' }).click();
  await expect(page.getByRole('radio', { name: 'Definitely Agree' })).toBeChecked();
});

test('an answer under a resting pointer looks like the others on the next statement @release', async ({ page }) => {
  await page.goto(PATHS.traitsQuestionnaire);
  await ready(page);
  const answers = page.getByRole('radiogroup').locator('label');
  const edgeOf = (place: number) => answers.nth(place).evaluate((row) => getComputedStyle(row).borderTopColor);
  await answers.nth(1).click();
  await page.getByRole('button', { name: 'Next question' }).press('Enter');
  await expect(page.getByText('Question 2 of 10', { exact: true })).toBeVisible();
  await expect.poll(() => answers.nth(1).evaluate((row) => row.matches(':hover'))).toBe(true);
  expect(await edgeOf(1)).toBe(await edgeOf(2));
});

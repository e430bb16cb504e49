import type { Page } from '@playwright/test';
import { PATHS } from '../../web/paths.ts';
import { passTestLetter, prepareScreening } from '../screening/screening.ts';
import { InputMethod } from '../support/input-methods.ts';
import { expect, openPage, test } from '../support/journey.ts';

/** Records each element that gets the focus, and whether the element that had it before was still in the page then. */
async function recordFocus(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const moves: string[] = [];
    let before = document.activeElement;
    document.addEventListener('focusin', ({ target }) => {
      const name = target instanceof HTMLInputElement ? target.labels?.[0]?.textContent : null;
      moves.push(`${name ?? ''}${before?.isConnected ? '' : ' after a removal'}`);
      before = target as Element;
    });
    Object.assign(window, { moves });
  });
  return () => page.evaluate(() => Reflect.get(window, 'moves'));
}

test('the letter quiz moves the focus into the box before its start leaves the page, and says a letter only after its number @release', async ({
  page,
}) => {
  await prepareScreening(page);
  await openPage(page, PATHS.letterQuiz);
  await expect(
    page.getByRole('link', { name: 'Stop here. This leads to the dashboard. Finished parts are kept.', exact: true }),
  ).toHaveText('Stop here');
  await page.getByRole('button', { name: 'Start', exact: true }).focus();
  const moves = await recordFocus(page);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Type the letter you hear')).toBeFocused();
  expect(await moves()).toEqual(['Type the letter you hear']);
  await expect(page.getByRole('button', { name: 'Start', exact: true })).toHaveCount(0);

  await passTestLetter(new InputMethod(page, 'mouse'));
  const said = () => page.evaluate<number>(() => Reflect.get(window, 'said').length);
  await expect.poll(said).toBe(2);
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.keyboard.type('b');
  await page.keyboard.press('Enter');
  await expect(page.locator('[aria-live]', { hasText: /^Letter 2 of 10$/ })).toBeVisible();
  await page.clock.runFor(800);
  expect(await said()).toBe(2);
  await page.clock.runFor(200);
  await expect.poll(said).toBe(3);
  await expect(page.getByLabel('Type the letter you hear')).toHaveAccessibleDescription('');
  await expect(page.getByRole('progressbar')).toHaveCount(0);
});

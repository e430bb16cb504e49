import type { Page } from '@playwright/test';
import { PATHS } from '../../web/paths.ts';
import { anyOf } from '../support/api.ts';
import { expectNoAxeFindings } from '../support/axe.ts';
import { InputMethod } from '../support/input-methods.ts';
import { expect, openPage, test } from '../support/journey.ts';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Book a demo session' });
const opener = (page: Page) => page.getByRole('button', { name: 'Book a demo session' });

test('a request is made by keyboard alone, names what is missing, and is stored once', async ({ page }) => {
  const inputMethod = new InputMethod(page, 'keyboard');
  await openPage(page, PATHS.landing);
  await opener(page).focus();
  await page.keyboard.press('Enter');
  const dialog = dialogOf(page);
  await inputMethod.press(dialog.getByRole('button', { name: 'Send' }));
  await expect(dialog.getByLabel('Your name')).toBeFocused();
  for (const words of ['Type your name.', 'Type your email address.', 'Choose one of the three.'])
    await expect(dialog.getByText(words)).toBeVisible();
  await expectNoAxeFindings(page);
  await dialog.getByRole('button', { name: 'Send' }).scrollIntoViewIfNeeded();
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
  await page.keyboard.type('Noor');
  await inputMethod.type(dialog.getByLabel('Email Address'), 'noor@example.org');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('radio', { name: 'A parent' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(dialog.getByRole('radio', { name: 'An educator' })).toBeChecked();
  await inputMethod.type(dialog.getByLabel('Message'), 'For 12 learners.');
  const sent = page.waitForRequest(anyOf('PUT /demo-requests/:requestId'));
  await inputMethod.press(dialog.getByRole('button', { name: 'Send' }));
  await expect(dialog.getByText('Someone reads it and answers by email to noor@example.org.')).toBeVisible();
  await expect(dialog.locator('[aria-live]')).toHaveText('Your request is stored.');
  await expect(dialog.getByRole('button', { name: 'Close' }).last()).toBeFocused();
  await expectNoAxeFindings(page);

  const request = await sent;
  const headers = { origin: new URL(request.url()).origin };
  const again = await page.request.put(request.url(), { data: request.postDataJSON(), headers });
  expect(again.status()).toBe(200);
  expect((await page.request.get(request.url())).status()).toBe(404);

  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(opener(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('Your name')).toHaveValue('');
});

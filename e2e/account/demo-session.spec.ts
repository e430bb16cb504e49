import type { Page, Route } from '@playwright/test';
import { PATHS } from '../../web/paths.ts';
import { anyOf } from '../support/api.ts';
import { expectNoAxeFindings } from '../support/axe.ts';
import { InputMethod } from '../support/input-methods.ts';
import { expect, ready, test } from '../support/journey.ts';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Book a demo session' });
const opener = (page: Page) => page.getByRole('button', { name: 'Book a demo session' });

async function arrive(page: Page): Promise<void> {
  await page.goto(PATHS.landing);
  await ready(page);
}

test('a request is made by keyboard alone, names what is missing, and is stored once', async ({ page }) => {
  const inputMethod = new InputMethod(page, 'keyboard');
  await arrive(page);
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

/** Keeps requests on their way until it is told how they end. */
async function holdRequests(page: Page): Promise<(end: 'abort' | 'continue') => Promise<void>> {
  const held: Route[] = [];
  await page.route(anyOf('PUT /demo-requests/:requestId'), (route) => void held.push(route));
  return async (end) => {
    await expect.poll(() => held.length).toBe(1);
    await held.pop()?.[end]();
  };
}

test.describe('while the server is away', () => {
  test.use({ allowedInConsole: /ERR_FAILED/ });

  test('what was typed stays, also when the dialog is closed, and is stored once it is back @release', async ({
    page,
  }) => {
    const ids: string[] = [];
    page.on('request', (request) => request.url().includes('/demo-requests/') && ids.push(request.url()));
    await page.route(anyOf('PUT /demo-requests/:requestId'), (route) => route.abort());
    await arrive(page);
    await opener(page).click();
    const dialog = dialogOf(page);
    await dialog.getByLabel('Your name').fill('Noor');
    await dialog.getByLabel('Email Address').fill('noor@example.org');
    await dialog.getByText('A parent').click();
    await dialog.getByLabel('Message').fill('In the afternoon.');
    await dialog.getByRole('button', { name: 'Send' }).click();
    await expect(dialog.getByRole('alert')).toHaveText(
      'The server does not answer. Check the connection and try again. What you typed is still here.',
    );
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await opener(page).click();
    await expect(dialog.getByLabel('Message')).toHaveValue('In the afternoon.');
    await expect(dialog.getByRole('radio', { name: 'A parent' })).toBeChecked();
    await dialog.getByRole('button', { name: 'Send' }).click();
    await expect(dialog.getByRole('alert')).toBeVisible();
    await page.unroute(anyOf('PUT /demo-requests/:requestId'));
    const end = await holdRequests(page);
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await page.keyboard.press('Escape');
    await expect(opener(page)).toBeFocused();
    await end('abort');
    await expect(page.locator('[aria-live]', { hasText: 'is not stored. The server does not' })).toBeVisible();
    await page.getByRole('button', { name: 'Close' }).press('Enter');
    await expect(opener(page)).toBeFocused();

    await page.keyboard.press('Enter');
    await dialog.getByRole('button', { name: 'Send' }).click();
    await page.keyboard.press('Escape');
    await end('continue');
    await expect(page.locator('[aria-live]', { hasText: 'Your request for a demo session is stored.' })).toBeVisible();
    expect([ids.length, new Set(ids).size]).toEqual([4, 1]);
  });
});

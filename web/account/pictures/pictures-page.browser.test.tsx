import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { PATHS } from '../../paths.ts';
import { openApp } from '../../testing/app.tsx';
import { expectNoAxeFindings } from '../../testing/axe.ts';
import { problem } from '../../testing/fake-server.ts';

const pictures = page.getByRole('list', { name: 'All pictures' }).getByRole('button');

async function signIn(): Promise<void> {
  for (const place of [0, 1, 2]) await pictures.nth(place).click();
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

it('wrong pictures begin again with a kind sentence, and after several there is a short break', async () => {
  const { server } = await openApp(PATHS.pictures);
  server.answer('POST /auth/picture-sign-in', () => problem(401, 'wrong-pictures'));
  await page.getByRole('textbox', { name: 'Class code' }).fill('CFH-4K7');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('textbox', { name: 'Your name' }).fill('Ada');
  await page.getByRole('button', { name: 'Next' }).click();
  await signIn();
  await expect.element(page.getByText('That did not fit yet.')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Press your first picture' })).toBeVisible();
  await expectNoAxeFindings();
  server.answer('POST /auth/picture-sign-in', () => problem(429, 'too-many-tries'));
  await signIn();
  await expect.element(page.getByText('Time for a short break.', { exact: false })).toBeVisible();
});

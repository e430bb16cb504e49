import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { PATHS } from '../../paths.ts';
import { openApp } from '../../testing/app.tsx';
import { expectNoAxeFindings } from '../../testing/axe.ts';
import { problem } from '../../testing/fake-server.ts';

const pictures = page.getByRole('list', { name: 'All pictures' }).getByRole('button');

async function signIn(): Promise<void> {
  for (const place of [0, 1, 2]) await pictures.nth(place).click();
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
}

it('wrong pictures begin again with a sentence that names all three things, and after several there is a break that ends', async () => {
  const { server } = await openApp(PATHS.pictures);
  server.answer('POST /auth/picture-sign-in', () => problem(401, 'wrong-pictures'));
  await page.getByRole('textbox', { name: 'Code on your card' }).fill('CFH-4K7');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('textbox', { name: 'Your name' }).fill('Ada');
  await page.getByRole('button', { name: 'Next' }).click();
  await signIn();
  await expect.element(page.getByText('Look at the code, the name and the pictures on your card')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Press your first picture' })).toBeVisible();
  await expectNoAxeFindings();
  server.answer('POST /auth/picture-sign-in', () => problem(429, 'too-many-tries', 90));
  await signIn();
  await expect.element(page.getByText(/^Time for a short break. Wait until \d\d:\d\d, then try again.$/)).toBeVisible();
  await expect.element(page.getByText(/^Still 1:(30|2\d)$/)).toBeVisible();
  await expectNoAxeFindings();
});

it('a pause of seconds ends by itself, and the pictures chosen meanwhile can be sent', async () => {
  const { server } = await openApp(`${PATHS.pictures}#CFH4K7`);
  server.answer('POST /auth/picture-sign-in', () => problem(429, 'too-many-tries', 3));
  await page.getByRole('textbox', { name: 'Your name' }).fill('Ada');
  await page.getByRole('button', { name: 'Next' }).click();
  await signIn();
  await expect.element(page.getByText('You can try again in a moment.', { exact: false })).toBeVisible();
  for (const place of [0, 1, 2]) await pictures.nth(place).click();
  await expect.element(page.getByRole('button', { name: 'Log in', exact: true })).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Log in', exact: true }), { timeout: 5000 }).toBeVisible();
  await expect.element(page.getByText('You can try again in a moment.', { exact: false })).not.toBeInTheDocument();
});

it('the QR code of a card asks for the pictures alone, without a name, and a typed card code too', async () => {
  const secret = 'AbCdEfGhIjKlMnOpQrSt-_';
  const { server } = await openApp(`${PATHS.pictures}#card=${secret}`);
  server.answer('POST /auth/picture-sign-in', () => problem(401, 'wrong-pictures'));
  await expect.element(page.getByRole('heading', { name: 'Press your first picture' })).toBeVisible();
  await expect.element(page.getByText('With the QR code of your card')).toBeVisible();
  await signIn();
  await expect.element(page.getByText('is it your newest one', { exact: false })).toBeVisible();
  expect(server.writes.at(-1)?.body).toMatchObject({ card: secret });
  await expectNoAxeFindings();
  await page.getByRole('button', { name: 'Type a code instead' }).click();
  await page.getByRole('textbox', { name: 'Code on your card' }).fill('cfhk-4k7d');
  await page.getByRole('button', { name: 'Next' }).click();
  server.answer('POST /auth/picture-sign-in', () => problem(403, 'card-needed'));
  await signIn();
  await expect.element(page.getByText('only the QR code on the card', { exact: false })).toBeVisible();
  expect(server.writes.at(-1)?.body).toEqual({ code: 'CFHK4K7D', pictures: expect.any(Array) });
});

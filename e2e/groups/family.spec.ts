import { PATHS } from '../../web/paths.ts';
import { expectNoAxeFindings } from '../support/axe.ts';
import { InputMethod } from '../support/input-methods.ts';
import { expect, logIn, openPage, signUpQuietly, test } from '../support/journey.ts';
import { expectNoSidewaysScrolling } from '../support/page-checks.ts';
import { choosePictures } from './picture-cards.ts';

// The session of the parent has ended when the device is handed over.
test.use({ allowedInConsole: /status of 401/ });

test('a family: a parent makes an account without an email, hands the device over, and comes back by password', async ({
  page,
}) => {
  const parent = await signUpQuietly(page);
  await openPage(page, PATHS.groups);
  await page.getByRole('button', { name: 'I am a parent' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Reed');
  await page.getByRole('button', { name: 'Make a family' }).click();
  await page.getByRole('button', { name: 'Make an account for your child in Reed' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name of your child').fill('Mia');
  await dialog.getByText('Under 13').click();
  await dialog.getByText('The days on which something was done').click();
  await dialog.getByRole('button', { name: 'Make the account' }).click();
  const handOver = page.getByRole('button', { name: 'Hand this device to Mia' });
  await expect(handOver).toBeVisible();
  await expectNoAxeFindings(page);
  await page.setViewportSize({ width: 360, height: 640 });
  await expectNoSidewaysScrolling(page);
  await page.setViewportSize({ width: 1280, height: 800 });

  await page.getByRole('link', { name: 'Print picture cards for Reed' }).click();
  await page.getByRole('button', { name: 'Print 1 card' }).click();
  const card = page.getByRole('list', { name: 'The cards of Reed' }).getByRole('listitem').first();
  await expect(card).toContainText('Or family code and your name');
  const pictures = card.getByRole('list', { name: 'Pictures, in this order' }).getByRole('listitem');
  const names = (await pictures.allTextContents()).map((text) => text.replace(/^\d\. /, ''));
  const code = (await card.getByText(/^\w{4}-\w{4}$/).textContent()) ?? '';

  await openPage(page, PATHS.groups);
  await handOver.click();
  await dialog.getByRole('button', { name: 'Hand it over' }).click();
  await expect(page).toHaveURL(PATHS.dashboard);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Mia');
  await openPage(page, PATHS.groups);
  await expect(page.getByText('Reed')).toHaveCount(0);

  const menu = page.getByRole('button', { name: /Your menu/ });
  await menu.click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await openPage(page, PATHS.pictures);
  await page.getByRole('textbox', { name: 'Code on your card' }).fill(code);
  await page.getByRole('button', { name: 'Next' }).click();
  await choosePictures(new InputMethod(page, 'mouse'), names);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL(PATHS.dashboard);
  await menu.click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();

  await logIn(page, parent);
  await openPage(page, PATHS.groups);
  await page.getByRole('link', { name: 'See the learners of Reed' }).click();
  await page.getByRole('button', { name: 'Remove Mia' }).first().click();
  await expect(dialog.getByText('The account of your child is deleted 30 days later')).toBeVisible();
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
  await page.getByRole('button', { name: 'Put Mia back' }).click();
  await expect(page.getByText('Mia is back.')).toBeVisible();
});

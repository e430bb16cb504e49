import { PATHS } from '../../web/paths.ts';
import { anyOf, api } from '../support/api.ts';
import { expect, ready, signUpQuietly, test } from '../support/journey.ts';

test.use({ allowedInConsole: /ERR_FAILED/ });

test('the profile shows everything of the account, and keeps its toggles @release', async ({ page }) => {
  const person = await signUpQuietly(page);
  await page.goto(PATHS.dashboard);
  await ready(page);
  await page.getByRole('button', { name: /Your menu/ }).click();
  await page.getByRole('menuitem', { name: 'Profile' }).click();

  await expect(page.getByRole('heading', { name: person.name })).toBeVisible();
  await expect(page.getByText(person.email)).toBeVisible();
  await expect(page.getByText('Not Verified')).toBeVisible();
  for (const term of ['User ID', 'Created', 'Last login', 'Points'])
    await expect(page.getByText(term, { exact: true })).toBeVisible();
  await expect(page.getByText('0 points', { exact: true })).toBeVisible();

  await expect(page.getByRole('switch', { name: 'Stutter Detection' })).toBeChecked();
  await expect(page.getByRole('switch', { name: 'Focus Mode' })).not.toBeChecked();
  await expect(page.getByRole('switch', { name: 'Daily Reports' })).toBeChecked();

  const kept = page.waitForResponse((answer) => answer.url().endsWith('/preferences') && answer.ok());
  await page.getByText('Focus Mode', { exact: true }).click();
  await expect(page.getByRole('switch', { name: 'Focus Mode' })).toBeChecked();
  // The switch shows at once what the server has to hear first.
  await kept;
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('link', { name: 'About Us' })).toBeHidden();
  await ready(page);
  await page.reload();
  await expect(page.getByRole('switch', { name: 'Focus Mode' })).toBeChecked();

  await page.getByRole('link', { name: 'Edit Profile' }).click();
  await expect(page.getByRole('heading', { name: 'Edit Profile' })).toBeVisible();
});

test('a toggle that the server did not save goes back and says so; a late answer does not sign in again @release', async ({
  page,
}) => {
  await signUpQuietly(page);
  await page.goto(PATHS.profile);
  await ready(page);
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(anyOf('PATCH /learners/:learnerId/preferences'), async (route) => {
    await held;
    await route.abort();
  });
  await page.getByText('Daily Reports', { exact: true }).click();
  await expect(page.getByRole('switch', { name: 'Daily Reports' })).not.toBeChecked();
  await page.getByText('Stutter Detection', { exact: true }).click();
  answer();
  await expect(page.getByRole('switch', { name: 'Daily Reports' })).toBeChecked();
  await expect(page.getByRole('switch', { name: 'Stutter Detection' })).toBeChecked();
  await expect(page.getByRole('alert')).toContainText('The setting is as it was before.');
});

test('a visitor is led from the profile to the landing page @release', async ({ page }) => {
  await page.goto(PATHS.profile);
  await expect(page).toHaveURL(PATHS.landing);
  await expect(page.getByRole('button', { name: 'Get Started' })).toBeVisible();
});

test('a signed-in learner never sees the signed-out page, not for one frame', async ({ page }) => {
  await signUpQuietly(page);
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const look = () => {
      for (const button of document.querySelectorAll('button'))
        if (button.textContent === 'Get Started' && button.checkVisibility()) seen.push(button.outerHTML);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  const asked: string[] = [];
  // The leaves of the tree come after the page.
  const isAboutLeaves = (path: string) => path.endsWith('/activity');
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname;
    if (path.startsWith('/api/') && !isAboutLeaves(path)) asked.push(path);
  });
  // At first only the server knows the learner, then the device too.
  for (const _ of ['first', 'second']) {
    await page.goto(PATHS.landing);
    await expect(page.getByRole('heading', { name: 'Are you ready to start the test, Mira?' })).toBeVisible();
    expect(await page.evaluate(() => Reflect.get(window, 'seen'))).toEqual([]);
    expect([...new Set(asked)]).toEqual([api('GET /learner')]);
  }
});

import { PATHS } from '../../web/paths.ts';
import { api } from '../support/api.ts';
import { expect, openPage, ready, signUpQuietly, test } from '../support/journey.ts';

test.use({ serviceWorkers: 'allow', allowedInConsole: /ERR_INTERNET_DISCONNECTED/ });

test('a plan is made and printed without a network, then kept in the account and exported with everything else', async ({
  page,
  context,
}) => {
  await signUpQuietly(page);
  await openPage(page, PATHS.settings);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await context.setOffline(true);
  await page.goto(PATHS.plan);
  await ready(page);
  for (const words of ['I am kind.', 'Animals', 'Let me move.']) await page.getByText(words, { exact: true }).click();
  const helps = page.getByRole('region', { name: 'How best to help me' });
  await helps.getByLabel('A short sentence').fill('A green card means that I need a break.');
  await helps.getByRole('button', { name: 'Add' }).click();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(helps).toContainText('A green card means that I need a break.');
  await expect(page.locator('main section li svg')).toHaveCount(3);
  for (const format of ['A4', 'Letter']) {
    const pdf = (await page.pdf({ format })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g), format).toHaveLength(1);
  }

  await context.setOffline(false);
  await page.reload();
  await page.getByRole('button', { name: 'Keep it in my account' }).click();
  await expect(page.getByText('Your plan is in your account.')).toBeVisible();
  const { id } = await (await page.request.get(api('GET /learner'))).json();
  const { plan } = await (
    await page.request.get(`${api('GET /learners/:learnerId/export', { learnerId: id })}?as=json`)
  ).json();
  expect(plan).toMatchObject([{ plan: { liked: { ticks: ['kind'] }, helps: { ticks: ['moving'] } } }]);
});

import { PATHS } from '../web/app/paths.ts';
import { expect, ready, signUpQuietly, test } from './journey.ts';
import { Teacher } from './teacher.ts';

const LEARNERS = 30;
/** A lesson has no more for it. */
const MOST_MS = 5 * 60 * 1000;

test.setTimeout(10 * 60 * 1000);

test('thirty learners join a class by its link in under five minutes, and the teacher sees what each shares', {
  tag: '@slow',
}, async ({ browser, sharedServer }) => {
  const teacher = await Teacher.withClass(browser, sharedServer.address);
  const startedAt = Date.now();
  for (let number = 0; number < LEARNERS; number += 1) {
    const context = await browser.newContext({ baseURL: sharedServer.address, serviceWorkers: 'block' });
    const page = await context.newPage();
    await signUpQuietly(page);
    await page.goto(`${PATHS.sharing}#code=${teacher.group.code}`);
    await ready(page);
    const card = page.getByRole('region', { name: 'Join a class or family' });
    await card.getByRole('button', { name: 'Look' }).click();
    // Every third learner shares the days, and nobody anything else.
    if (number % 3 === 0) await card.getByText('My days', { exact: true }).click();
    await card.getByRole('button', { name: 'Join' }).click();
    await expect(page.getByText('You are in “5a” now.')).toBeVisible();
    await context.close();
  }
  expect(Date.now() - startedAt).toBeLessThan(MOST_MS);
  const members = await teacher.members();
  expect(members).toHaveLength(LEARNERS);
  expect(members.filter(({ activity }) => activity !== null)).toHaveLength(LEARNERS / 3);
  expect(members.filter(({ progress, screening }) => progress !== null || screening !== null)).toEqual([]);
});

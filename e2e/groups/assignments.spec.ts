import type { Browser, Page } from '@playwright/test';
import { PATHS } from '../../web/paths.ts';
import { api } from '../support/api.ts';
import { expectNoAxeFindings } from '../support/axe.ts';
import {
  expect,
  FROM_OUR_PAGE,
  newPerson,
  openPage,
  ready,
  SERVER_IS_AWAY,
  signUpQuietly,
  test,
} from '../support/journey.ts';
import { expectNoSidewaysScrolling } from '../support/page-checks.ts';
import { earnPoints } from '../support/points.ts';
import { Teacher } from '../support/teacher.ts';

test.use({ serviceWorkers: 'allow', allowedInConsole: SERVER_IS_AWAY });

const DAY_MS = 24 * 60 * 60 * 1000;
const SHARED = { activity: true, progress: false, screening: false };
const PASSAGE = { kind: 'passage', target: 'green-tent', dueDay: null, note: 'Read it with a friend.' } as const;

/** A learner of the class, on a phone of their own. */
async function learnerOf(browser: Browser, baseURL: string, code: string): Promise<Page> {
  const phone = { hasTouch: true, isMobile: true, viewport: { width: 360, height: 640 } };
  const page = await (await browser.newContext({ baseURL, ...phone })).newPage();
  await signUpQuietly(page, { ...newPerson(), name: 'Ada Vo' });
  const { id: learnerId } = await (await page.request.get(api('GET /learner'))).json();
  const path = api('POST /learners/:learnerId/memberships', { learnerId });
  const joined = await page.request.post(path, { headers: FROM_OUR_PAGE, data: { code, shares: SHARED } });
  expect(joined.status()).toBe(201);
  return page;
}

const three = (page: Page) => page.getByRole('region', { name: "Today's three" });
const setItem = (page: Page, name: string) => three(page).getByRole('listitem').filter({ hasText: name });
const MOLES = 'Play Whack-a-Mole';
const READ = 'Read “The green tent”';
const item = (page: Page, title: string) =>
  page.getByRole('region', { name: 'What is set' }).getByRole('listitem').filter({ hasText: title });

test('the page of a class shows within 25 s what a learner finished, without a reload, and says how old it is @release', async ({
  page,
  browser,
  sharedServer: { address },
}) => {
  const teacher = await Teacher.signedUpWith(page.request, 'Class 4c');
  await teacher.set({ kind: 'game', target: 'whack-a-mole', dueDay: null, note: null });
  const learner = await learnerOf(browser, address, teacher.group.code);
  await openPage(page, `${PATHS.groups}?group=${teacher.group.groupId}`);
  await expect(item(page, MOLES)).toContainText('Not yet: Ada Vo');
  await expect(page.getByText('This page is from just now.')).toBeVisible();
  const answers: number[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith(teacher.group.groupId)) answers.push(response.status());
  });
  await expect.poll(() => answers, { timeout: 25_000 }).toEqual([304]);
  await earnPoints(learner, 10);
  await expect(item(page, MOLES)).toContainText('Done: Ada Vo', { timeout: 25_000 });
  await expectNoAxeFindings(page);
});

test('by touch: a learner opens exactly the passage, hides it and shows it again; the teacher takes it back', async ({
  page,
  browser,
  sharedServer: { address },
}) => {
  const teacher = await Teacher.signedUpWith(page.request, 'Class 4b');
  await teacher.set(PASSAGE);
  const learner = await learnerOf(browser, address, teacher.group.code);
  await openPage(learner, PATHS.dashboard);
  await expect(setItem(learner, READ)).toBeVisible();
  await expectNoSidewaysScrolling(learner);
  // Hidden, and shown again on the same page.
  await three(learner).getByRole('button', { name: 'Not today' }).tap();
  await expect(setItem(learner, READ)).toBeHidden();
  await expect(learner.getByRole('button', { name: 'Show them again' })).toBeFocused();
  await expectNoAxeFindings(learner);
  await learner.getByRole('button', { name: 'Show them again' }).tap();
  await setItem(learner, READ).getByRole('link', { name: 'Read it now' }).tap();
  await expect(learner).toHaveURL(`${PATHS.assignment}?passage=green-tent`);
  await expect(learner.getByText('Sam and his sister build a big tent.')).toBeVisible();
  // What was hidden stays hidden on this day, on this device alone.
  await openPage(learner, PATHS.dashboard);
  await three(learner).getByRole('button', { name: 'Not today' }).tap();
  await learner.reload();
  await ready(learner);
  await expect(learner.getByRole('heading', { name: 'Daily report' })).toBeVisible();
  await expect(three(learner)).toBeHidden();
  await learner.clock.setFixedTime(Date.now() + DAY_MS);
  await openPage(learner, PATHS.dashboard);
  await expect(setItem(learner, READ)).toBeVisible();

  await page.setViewportSize({ width: 360, height: 640 });
  await openPage(page, `${PATHS.groups}?group=${teacher.group.groupId}`);
  await expect(item(page, READ)).toContainText('Not yet: Ada Vo');
  await page.getByRole('button', { name: `Take back: ${READ}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Take it back?' });
  await expect(dialog).toBeVisible();
  await expectNoAxeFindings(page);
  await dialog.getByRole('button', { name: 'Take it back' }).click();
  await expect(page.getByText('Nothing is set now.')).toBeVisible();
  await openPage(learner, PATHS.dashboard);
  await expect(learner.getByRole('heading', { name: "Today's three" })).toBeVisible();
  await expect(setItem(learner, READ)).toBeHidden();
});

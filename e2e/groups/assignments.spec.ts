import type { Browser, Page } from '@playwright/test';
import type { BodyOf } from '#contract/api.ts';
import { PATHS } from '../../web/paths.ts';
import { api } from '../support/api.ts';
import { expectNoAxeFindings } from '../support/axe.ts';
import { expect, FROM_OUR_PAGE, newPerson, ready, SERVER_IS_AWAY, signUpQuietly, test } from '../support/journey.ts';
import { expectNoSidewaysScrolling } from '../support/page-checks.ts';
import { Teacher } from '../support/teacher.ts';

test.use({ serviceWorkers: 'allow', allowedInConsole: SERVER_IS_AWAY });

const DAY_MS = 24 * 60 * 60 * 1000;
const SHARED = { activity: true, progress: false, screening: false };
type Set = BodyOf<'POST /learners/:learnerId/groups/:groupId/assignments'>;
const PASSAGE: Set = { kind: 'passage', target: 'green-tent', dueDay: null, note: 'Read it with a friend.' };

const idOf = async (page: Page): Promise<string> => (await (await page.request.get(api('GET /learner'))).json()).id;

/** A teacher with a class who is signed in on this page. */
async function teacherWithClass(page: Page) {
  const teacher = await Teacher.signedUpWith(page.request, 'Class 4b');
  return {
    code: teacher.group.code,
    set: (data: Set) => teacher.set(data),
    open: async () => {
      await page.goto(`${PATHS.groups}?group=${teacher.group.groupId}`);
      await ready(page);
      await expect(page.getByRole('heading', { name: 'What is set' })).toBeVisible();
    },
  };
}

type Options = { shares?: typeof SHARED; name?: string; phone?: boolean };

/** A learner of the class, in a browser of their own. */
async function learnerOf(browser: Browser, baseURL: string, code: string, options: Options = {}): Promise<Page> {
  const { shares = SHARED, name = 'Ada Vo', phone = false } = options;
  const size = phone ? { hasTouch: true, isMobile: true, viewport: { width: 360, height: 640 } } : {};
  const page = await (await browser.newContext({ baseURL, ...size })).newPage();
  await signUpQuietly(page, { ...newPerson(), name });
  const path = api('POST /learners/:learnerId/memberships', { learnerId: await idOf(page) });
  const joined = await page.request.post(path, { headers: FROM_OUR_PAGE, data: { code, shares } });
  expect(joined.status()).toBe(201);
  return page;
}

async function openDashboard(page: Page): Promise<void> {
  await page.goto(PATHS.dashboard);
  await ready(page);
}

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const READ = 'Read “The green tent”';
const item = (page: Page, title: string) =>
  page.getByRole('region', { name: 'What is set' }).getByRole('listitem').filter({ hasText: title });

test('by touch: a learner opens exactly the passage, hides it and shows it again; the teacher takes it back', async ({
  page,
  browser,
  sharedServer: { address },
}) => {
  const { code, open, set } = await teacherWithClass(page);
  await set(PASSAGE);
  const learner = await learnerOf(browser, address, code, { phone: true });
  await openDashboard(learner);
  await expect(card(learner, READ)).toBeVisible();
  await expectNoSidewaysScrolling(learner);
  // Hidden, and shown again on the same page.
  await card(learner, READ).getByRole('button', { name: 'Not today' }).tap();
  await expect(card(learner, 'Not today')).toContainText(`${READ}: hidden until tomorrow.`);
  await expect(learner.getByRole('button', { name: 'Show it again' })).toBeFocused();
  await expectNoAxeFindings(learner);
  await learner.getByRole('button', { name: 'Show it again' }).tap();
  await expect(card(learner, READ)).toBeVisible();
  await card(learner, READ).getByRole('link', { name: 'Read it now' }).tap();
  await expect(learner).toHaveURL(`${PATHS.assignment}?passage=green-tent`);
  await expect(learner.getByText('Sam and his sister build a big tent.')).toBeVisible();
  // What was hidden stays hidden on this day, on this device alone.
  await openDashboard(learner);
  await card(learner, READ).getByRole('button', { name: 'Not today' }).tap();
  await learner.reload();
  await ready(learner);
  await expect(learner.getByRole('heading', { name: "Today's three" })).toBeVisible();
  await expect(card(learner, READ)).toBeHidden();
  await expect(card(learner, 'Not today')).toBeHidden();
  await learner.clock.setFixedTime(Date.now() + DAY_MS);
  await openDashboard(learner);
  await expect(card(learner, READ)).toBeVisible();

  await page.setViewportSize({ width: 360, height: 640 });
  await open();
  await expect(item(page, READ)).toContainText('Not yet: Ada Vo');
  await page.getByRole('button', { name: `Take back: ${READ}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Take it back?' });
  await expect(dialog).toBeVisible();
  await expectNoAxeFindings(page);
  await dialog.getByRole('button', { name: 'Take it back' }).click();
  await expect(page.getByText('Nothing is set now.')).toBeVisible();
  await openDashboard(learner);
  await expect(learner.getByRole('heading', { name: "Today's three" })).toBeVisible();
  await expect(card(learner, READ)).toBeHidden();
});

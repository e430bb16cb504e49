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
import { Teacher } from '../support/teacher.ts';

test.use({ allowedInConsole: SERVER_IS_AWAY });

const SHARES = { activity: false, progress: false, screening: false };
/** Two parts of the reader. */
const PARAGRAPHS = Array.from(
  { length: 20 },
  (_, at) => `Paragraph ${at + 1}. ${'Owls see well at night. '.repeat(9)}`,
);
const READ = 'Read “Owls at night”';

async function learnerOf(browser: Browser, baseURL: string, code: string, name: string): Promise<Page> {
  const phone = { hasTouch: true, isMobile: true, viewport: { width: 360, height: 640 } };
  const page = await (await browser.newContext({ baseURL, ...phone })).newPage();
  await signUpQuietly(page, { ...newPerson(), name });
  const { id: learnerId } = await (await page.request.get(api('GET /learner'))).json();
  const path = api('POST /learners/:learnerId/memberships', { learnerId });
  await page.request.post(path, { headers: FROM_OUR_PAGE, data: { code, shares: SHARES } });
  return page;
}

test('a teacher pastes a text for one pupil, who reads it to the end on a phone; the teacher sees that it is done', async ({
  page,
  browser,
  sharedServer: { address },
}) => {
  const teacher = await Teacher.signedUpWith(page.request, 'Class 4d');
  const ada = await learnerOf(browser, address, teacher.group.code, 'Ada Vo');
  const ben = await learnerOf(browser, address, teacher.group.code, 'Ben Ode');
  await openPage(page, `${PATHS.groups}?group=${teacher.group.groupId}`);

  // By keyboard alone, from the kind of task to the button.
  await page.getByRole('radio', { name: 'A passage' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.getByLabel('Or paste a text here').focus();
  await page.keyboard.insertText(PARAGRAPHS.join('\n\n'));
  await expect(page.getByText('940 words so far. At most 3,000 can be set.')).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.type('Owls at night');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('article').getByRole('heading', { name: 'Owls at night' })).toBeVisible();
  await expectNoAxeFindings(page);
  await page.getByRole('radio', { name: 'All learners' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.getByRole('checkbox', { name: 'Ada Vo' }).press('Space');
  await page.getByRole('button', { name: 'Set it' }).press('Enter');
  const item = page.getByRole('region', { name: 'What is set' }).getByRole('listitem').filter({ hasText: READ });
  await expect(item).toContainText('Not yet: Ada Vo');
  await expect(item).not.toContainText('Ben Ode');

  await openPage(ben, PATHS.dashboard);
  await expect(ben.getByRole('heading', { name: "Today's three" })).toBeVisible();
  await expect(ben.getByRole('listitem').filter({ hasText: READ })).toBeHidden();

  await openPage(ada, PATHS.dashboard);
  const card = ada.getByRole('listitem').filter({ hasText: READ });
  await expect(card).toContainText('Ms Lee can see when it is done.');
  await card.getByRole('link', { name: 'Read it now' }).tap();
  await expect(ada.getByRole('article')).toContainText('Paragraph 1.');
  for (const tool of ['Listen', 'Tools']) await expect(ada.getByRole('button', { name: tool })).toBeVisible();
  await expect(ada.getByRole('button', { name: 'I have read it' })).toBeHidden();
  await expectNoSidewaysScrolling(ada);
  await ada.getByRole('button', { name: 'Next part' }).tap();
  await expect(ada.getByRole('article')).toContainText('Paragraph 20.');
  // It opens where it was left.
  await ada.reload();
  await ready(ada);
  await expect(ada.getByRole('article')).toContainText('Paragraph 20.');
  await expectNoAxeFindings(ada);

  // Without a network it waits on the device, and is sent later.
  await ada.context().setOffline(true);
  await ada.getByRole('button', { name: 'I have read it' }).tap();
  await expect(ada.getByRole('heading', { name: 'Done: “Owls at night”' })).toBeFocused();
  await expect(ada.getByText('Your result is kept on this device and is sent later.')).toBeVisible();
  await ada.context().setOffline(false);
  await expect(ada.getByText('Saved in your account.')).toBeVisible({ timeout: 20_000 });
  await expectNoAxeFindings(ada);
  await expect(item).toContainText('Done: Ada Vo', { timeout: 25_000 });
  await ada.getByRole('link', { name: 'Back to the dashboard' }).tap();
  await expect(ada.getByRole('heading', { name: "Today's three" })).toBeVisible();
  await expect(card).toBeHidden();
});

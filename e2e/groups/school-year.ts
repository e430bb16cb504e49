import type { APIRequestContext, Browser, Locator, Page } from '@playwright/test';
import type { PupilCard, PupilList } from '#contract/groups/pupils.ts';
import { PATHS } from '../../web/paths.ts';
import { api } from '../support/api.ts';
import { expect, FROM_OUR_PAGE, newPerson, openPage, SIGN_UP_CONSENT } from '../support/journey.ts';
import type { ListFile } from './class-lists.ts';

export const dialogOf = (page: Page): Locator => page.getByRole('dialog');
export const told = (page: Page, sentence: string) => expect(page.getByText(sentence).first()).toBeVisible();

/** A signed-in teacher in a browser of their own. */
export async function newTeacher(browser: Browser, baseURL: string, name: string): Promise<Page> {
  const page = await browser.newPage({ baseURL });
  const answer = await page.request.post(api('POST /auth/sign-up/email'), {
    headers: FROM_OUR_PAGE,
    data: { ...newPerson(), name, ...SIGN_UP_CONSENT, role: 'educator' },
  });
  expect(answer.ok()).toBe(true);
  return page;
}

/** Chooses a list and goes on to what would happen with it. */
export async function previewList(page: Page, file: ListFile, pupils: number): Promise<void> {
  await openPage(page, PATHS.pupilList);
  await expect(page.getByRole('button', { name: 'Choose a file' })).toBeVisible();
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByRole('button', { name: `Next: check ${pupils} pupils` }).click();
  await expect(page.getByRole('heading', { name: 'What would happen' })).toBeFocused();
}

/** Makes the accounts of the preview, and gives the cards that the page got. */
export async function makeAccounts(page: Page, count: number): Promise<PupilCard[]> {
  const answered = page.waitForResponse((response) => response.url().endsWith('/pupil-lists'));
  await page.getByRole('button', { name: `Make ${count} accounts` }).click();
  const { cards } = (await (await answered).json()) as PupilList;
  expect(cards).toHaveLength(count);
  await expect(page.getByRole('heading', { name: `${count} accounts are made` })).toBeFocused();
  return cards;
}

/** Invites one more leader of a class, who helps, and gives the code. */
export async function inviteToHelp(leader: Page, className: string): Promise<string> {
  await openPage(leader, PATHS.groups);
  await leader.getByRole('button', { name: `Leaders of ${className}` }).click();
  const code = dialogOf(leader).getByText(/^\w{4}-\w{4}$/);
  await dialogOf(leader).getByRole('button', { name: 'Make the code' }).click();
  return ((await code.textContent()) ?? '').replace('-', '');
}

/** Takes an invitation to help with a class of Ms Lee. */
export async function acceptInvitation(page: Page, code: string, className: string): Promise<void> {
  await openPage(page, `${PATHS.groups}#invitation=${code}`);
  await page.getByRole('button', { name: 'Look' }).click();
  await told(page, `This is “${className}”, a class of Ms Lee.`);
  await page.getByRole('button', { name: 'Yes, add it' }).click();
  await told(page, 'You help here.');
}

/** Presses all that deletes the account. */
export async function pressDeleteAccount(page: Page): Promise<void> {
  await openPage(page, PATHS.editProfile);
  await page.getByRole('region', { name: 'My data' }).getByRole('button', { name: 'Delete my account' }).click();
  await dialogOf(page).getByRole('button', { name: 'Delete my account' }).click();
}

/** The id of the learner whom a sign-in with these data of a card opens; the status where it opens none. */
export async function learnerBy(requests: APIRequestContext, data: Record<string, unknown>): Promise<string | number> {
  const answer = await requests.post(api('POST /auth/picture-sign-in'), { headers: FROM_OUR_PAGE, data });
  return answer.ok() ? (await answer.json()).learner.id : answer.status();
}

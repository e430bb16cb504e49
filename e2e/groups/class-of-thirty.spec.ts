import type { Page } from '@playwright/test';
import { PATHS } from '../../web/paths.ts';
import { inRealTime } from '../games/game-time.ts';
import { playAgain, startGame } from '../games/games.ts';
import { PLAYED_GAMES } from '../games/players.ts';
import { InputMethod } from '../support/input-methods.ts';
import { expect, openPage, ready, SERVER_IS_AWAY, signUpQuietly, test } from '../support/journey.ts';
import { Teacher } from '../support/teacher.ts';

const LEARNERS = 30;
/** A lesson has no more for it. */
const MOST_MS = 5 * 60 * 1000;

test.setTimeout(20 * 60 * 1000);
test.use({ serviceWorkers: 'allow', allowedInConsole: SERVER_IS_AWAY });

test('thirty learners join a class by its link in under five minutes, play what is set with and without a network, and the teacher sees what each shares @release', async ({
  browser,
  server,
}) => {
  const teacher = await Teacher.withClass(browser, server.address);
  const assignmentId = await teacher.set({ kind: 'game', target: 'simon', dueDay: null, note: null });

  const startedAt = Date.now();
  const sharing: Page[] = [];
  for (let number = 0; number < LEARNERS; number += 1) {
    // Every third learner shares the days, and nobody anything else.
    const shares = number % 3 === 0;
    const page = await joined(await newPage(shares), shares);
    if (shares) sharing.push(page);
    else await page.context().close();
  }
  expect(Date.now() - startedAt).toBeLessThan(MOST_MS);

  const [online, offline] = [sharing.slice(0, 5), sharing.slice(5)];
  for (const page of online) await playsWhatIsSet(page);
  await expect.poll(async () => (await done()).length).toBe(online.length);
  for (const page of offline)
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await server.stop();
  for (const page of offline) {
    await page.reload();
    await ready(page);
    await playsWhatIsSet(page);
  }
  await server.start();
  for (const page of offline) {
    await openPage(page, PATHS.dashboard);
  }
  await expect.poll(async () => (await done()).length).toBe(sharing.length);

  const members = await teacher.members();
  expect(members).toHaveLength(LEARNERS);
  expect(members.filter(({ activity }) => activity !== null)).toHaveLength(sharing.length);
  expect(members.filter(({ progress, sharesReport }) => progress !== null || sharesReport)).toEqual([]);

  const [one] = online as [Page];
  await openPage(one, PATHS.sharing);
  await one.getByText('My days', { exact: true }).click();
  await expect(one.getByRole('switch', { name: 'My days' })).not.toBeChecked();
  const sharesDays = async () => (await teacher.members()).filter(({ activity }) => activity !== null).length;
  await expect.poll(sharesDays).toBe(sharing.length - 1);
  // What a leader set stays visible to them.
  expect(await done()).toHaveLength(sharing.length);

  async function newPage(staysOpen: boolean): Promise<Page> {
    const serviceWorkers = staysOpen ? 'allow' : 'block';
    return (await browser.newContext({ baseURL: server.address, serviceWorkers })).newPage();
  }

  /** A new learner joins by the link of the class and sees on the dashboard what is set. */
  async function joined(page: Page, sharesDays: boolean): Promise<Page> {
    await signUpQuietly(page);
    await openPage(page, `${PATHS.sharing}#code=${teacher.group.code}`);
    const card = page.getByRole('region', { name: 'Join a class or family' });
    await card.getByRole('button', { name: 'Look' }).click();
    if (sharesDays) await card.getByText('My days', { exact: true }).click();
    await card.getByRole('button', { name: 'Join' }).click();
    await expect(page.getByText('You are in “5a” now.')).toBeVisible();
    await openPage(page, PATHS.dashboard);
    await expect(whatIsSet(page)).toBeVisible();
    return page;
  }

  /** The members who are shown to have played it. */
  async function done() {
    return (await teacher.members()).filter(({ done }) => done.some((each) => each.assignmentId === assignmentId));
  }
});

const whatIsSet = (page: Page) => page.getByRole('listitem').filter({ hasText: 'Play Simon' });

async function playsWhatIsSet(page: Page): Promise<void> {
  await whatIsSet(page).getByRole('link', { name: 'Play it now' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Simon' })).toBeVisible();
  const simon = PLAYED_GAMES.find(({ game }) => game === 'simon');
  if (!simon) throw new Error('no Simon');
  const inputMethod = new InputMethod(page, 'mouse');
  await startGame(inputMethod);
  await simon.play(inputMethod, inRealTime(page));
  await expect(playAgain(page)).toBeVisible();
}

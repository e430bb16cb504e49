import { readFile } from 'node:fs/promises';
import type { Browser, Locator, Page } from '@playwright/test';
import type { BodyOf } from '#contract/api.ts';
import { PATHS } from '../../web/paths.ts';
import { inRealTime } from '../games/game-time.ts';
import { playAgain, startGame } from '../games/games.ts';
import { PLAYED_GAMES } from '../games/players.ts';
import { api } from '../support/api.ts';
import { expectCleanInEveryScheme, expectNoAxeFindings } from '../support/axe.ts';
import { InputMethod } from '../support/input-methods.ts';
import { expect, FROM_OUR_PAGE, newPerson, ready, SERVER_IS_AWAY, signUpQuietly, test } from '../support/journey.ts';
import {
  expectEasyReading,
  expectInView,
  expectNoSidewaysScrolling,
  expectShortLines,
} from '../support/page-checks.ts';
import { earnPoints } from '../support/points.ts';
import { Teacher } from '../support/teacher.ts';

test.use({ serviceWorkers: 'allow', allowedInConsole: SERVER_IS_AWAY });

const DAY_MS = 24 * 60 * 60 * 1000;
const SHARED = { activity: true, progress: false, screening: false };
const NOT_SHARED = { activity: false, progress: true, screening: true };
type Set = BodyOf<'POST /learners/:learnerId/groups/:groupId/assignments'>;
const GAME: Set = { kind: 'game', target: 'simon', dueDay: null, note: null };
const PASSAGE: Set = { kind: 'passage', target: 'green-tent', dueDay: null, note: 'Read it with a friend.' };
const TEST: Set = { kind: 'sequence', target: null, dueDay: null, note: null };

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
const PLAY = 'Play Simon';
const item = (page: Page, title: string) =>
  page.getByRole('region', { name: 'What is set' }).getByRole('listitem').filter({ hasText: title });

/** Moves the focus to a field, by the Tab key alone. */
async function tabTo(page: Page, field: Locator): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    if (await field.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('the Tab key does not lead there');
}

/** A local day so many days from now, as YYYY-MM-DD. */
function dayAhead(days: number): string {
  const day = new Date(Date.now() + days * DAY_MS);
  return [day.getFullYear(), day.getMonth() + 1, day.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
}

test('a teacher sets a passage and a game by keyboard alone; a learner hides one, plays the other without a network, and the teacher sees it done @release', async ({
  page,
  browser,
  server,
}) => {
  test.setTimeout(240_000);
  const { code, open } = await teacherWithClass(page);
  const learner = await learnerOf(browser, server.address, code);
  await openDashboard(learner);
  await expect.poll(() => learner.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);

  await open();
  await expect(page.getByText('Nothing is set now.')).toBeVisible();
  const inputMethod = new InputMethod(page, 'keyboard');
  await expect(page.getByText('No learner has joined yet.')).toBeHidden();
  await inputMethod.press(page.getByRole('button', { name: 'Set something' }));
  await expect(page.getByRole('heading', { name: 'Set something' })).toBeFocused();
  await tabTo(page, page.getByLabel('Which passage'));
  await page.keyboard.press('ArrowDown');
  await tabTo(page, page.getByLabel('Until which day'));
  const [year = '', month = '', date = ''] = dayAhead(3).split('-');
  await page.keyboard.type(`${month}${date}${year}`);
  await expect(page.getByLabel('Until which day')).toHaveValue(dayAhead(3));
  await inputMethod.type(page.getByLabel('Note for the learners'), 'Read it with a friend.');
  await inputMethod.press(page.getByRole('button', { name: 'Set it', exact: true }));
  await expect(page.getByText('It is set. Your learners see it on their dashboard.')).toBeVisible();
  await expect(item(page, READ)).toContainText('Not yet: Ada Vo');
  await expect(page.getByLabel('Note for the learners')).toHaveValue('');
  await inputMethod.choose(page.getByRole('radiogroup', { name: 'What' }), 'A game');
  await inputMethod.press(page.getByRole('button', { name: 'Set it', exact: true }));
  await expect(item(page, PLAY)).toBeVisible();
  await expectCleanInEveryScheme(page);
  await expectEasyReading(page.getByRole('main'));
  await expectShortLines(page);
  await page.setViewportSize({ width: 320, height: 600 });
  await expectNoSidewaysScrolling(page);
  await page.setViewportSize({ width: 1280, height: 800 });

  await learner.reload();
  await ready(learner);
  await expect(card(learner, READ)).toContainText('From Class 4b, Ms Lee');
  await expect(card(learner, READ)).toContainText(/Until [A-Z][a-z]+day\./);
  await expect(card(learner, READ)).toContainText('“Read it with a friend.”');
  await expect(card(learner, READ)).toContainText('After this: Play Simon.');
  await expectCleanInEveryScheme(learner);
  await expectEasyReading(learner.getByRole('main'));
  await expectShortLines(learner);
  await learner.setViewportSize({ width: 320, height: 600 });
  await expectNoSidewaysScrolling(learner);
  await learner.setViewportSize({ width: 1280, height: 800 });
  await card(learner, READ).getByRole('button', { name: 'Not today' }).click();
  await expect(card(learner, PLAY)).toBeVisible();
  await expect(learner.getByRole('button', { name: `Show again: ${READ}` })).toBeVisible();
  await expectNoAxeFindings(learner);

  await server.stop();
  await learner.reload();
  await ready(learner);
  await expect(card(learner, READ)).toBeHidden();
  await card(learner, PLAY).getByRole('link', { name: 'Play it now' }).click();
  await expect(learner.getByRole('heading', { level: 1, name: 'Simon' })).toBeVisible();
  const simon = PLAYED_GAMES.find(({ game }) => game === 'simon');
  if (!simon) throw new Error('no Simon');
  const playing = new InputMethod(learner, 'mouse');
  await startGame(playing);
  await simon.play(playing, inRealTime(learner));
  await expect(playAgain(learner)).toBeVisible();
  await openDashboard(learner);
  await expect(learner.getByRole('heading', { name: "Today's three" })).toBeVisible();
  await expect(card(learner, PLAY)).toBeHidden();

  await server.start();
  await learner.reload();
  await ready(learner);
  const runs = async () => {
    const path = api('GET /learners/:learnerId/runs', { learnerId: await idOf(learner) });
    return (await (await learner.request.get(path)).json()).simon.length;
  };
  await expect.poll(runs).toBe(1);
  await expect(card(learner, PLAY)).toBeHidden();
  await open();
  await expect(item(page, PLAY)).toContainText('Done: Ada Vo');
  await expect(item(page, READ)).toContainText('Not yet: Ada Vo');
  await expect(page.getByRole('cell', { name: `Ask if today is a good day for this: ${READ}.` })).toBeVisible();
});

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

test('the test is one card, opens its explanation, and after its day it is still fine to do it @release', async ({
  page,
  browser,
  sharedServer: { address },
}) => {
  const { code, set } = await teacherWithClass(page);
  await set({ ...TEST, dueDay: dayAhead(0), note: 'Take your time. You can stop after each part and go on later.' });
  const learner = await learnerOf(browser, address, code, { phone: true });
  await openDashboard(learner);
  const title = 'Take the test with three parts';
  await expect(card(learner, title)).toContainText('For today.');
  await expect(learner.getByRole('heading', { name: 'Take the test', exact: true })).toBeHidden();
  await card(learner, title).getByRole('button', { name: 'Go to the test' }).click();
  await expect(learner.getByRole('dialog')).toBeVisible();
  await learner.clock.setFixedTime(Date.now() + 3 * DAY_MS);
  await openDashboard(learner);
  await expect(card(learner, title)).toContainText('It is still fine to do it.');
  await card(learner, title).getByRole('button', { name: 'Not today' }).click();
  await expect(learner.getByRole('heading', { name: 'Take the test', exact: true })).toBeVisible();
  await expectInView(learner, learner.getByRole('button', { name: 'Show it again' }));
});

test('nothing is said of a learner who does not share; the middle of a class is shown from five on; the file says the same @release', async ({
  page,
  browser,
  sharedServer: { address },
}) => {
  const { code, open, set } = await teacherWithClass(page);
  const played = await learnerOf(browser, address, code, { name: 'Zoe Adams' });
  const hidden = await learnerOf(browser, address, code, { name: 'Cem Dal', shares: NOT_SHARED });
  for (const name of ['Ben', 'Dee', 'Eve']) await learnerOf(browser, address, code, { name });
  await set({ ...GAME, target: 'whack-a-mole', dueDay: dayAhead(9) });
  for (const each of [played, hidden]) await earnPoints(each, 10);
  await open();
  const set1 = item(page, 'Play Whack-a-Mole');
  await expect(set1).toContainText('Done: Zoe Adams');
  await expect(set1).toContainText('Not yet: Ben, Dee, Eve');
  await expect(set1).toContainText('Days not shared: Cem Dal');
  await expect(page.getByText('The middle of the class is shown when five learners share their days.')).toBeVisible();
  await learnerOf(browser, address, code, { name: 'Fay' });
  await open();
  await expect(page.getByText('In the middle of the class: active on 0 of 28 days.')).toBeVisible();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the table as a file' }).click();
  const [titles, ...rows] = (await readFile(await (await downloading).path(), 'utf8')).trim().split('\r\n');
  expect(titles).toMatch(/"A next step","Play Whack-a-Mole, set on \d+ \w+ \d{4}"$/);
  expect(rows.map((row) => row.split('","').at(-1))).toEqual([
    ...['Not yet"', 'Not shared"', 'Not yet"', 'Not yet"', 'Not yet"', 'Done"'],
  ]);
  await expectCleanInEveryScheme(page);
  await expectEasyReading(page.getByRole('main'));
});

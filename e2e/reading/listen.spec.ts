import type { Page } from '@playwright/test';
import { PATHS } from '../../web/paths.ts';
import { agree, answerQuestionnaire, keepResults } from '../screening/screening.ts';
import { api } from '../support/api.ts';
import { letterQuizReport, saveAttempt } from '../support/attempts.ts';
import { InputMethod } from '../support/input-methods.ts';
import {
  expect,
  FROM_OUR_PAGE,
  newPerson,
  openPage,
  SIGN_UP_CONSENT,
  signUpQuietly,
  test,
} from '../support/journey.ts';
import { addVoice, spokenBy } from '../support/voice.ts';

const SOME_MISSING = 'This device has no voice for some of the sentences here. The others are read aloud.';

/**
 * Each recording ends 100 ms after it began. The page remembers the addresses of recordings that were heard, the words that were
 * highlighted, and whether they were in sight.
 */
async function listenQuickly(page: Page, { hasVoice }: { hasVoice: boolean }): Promise<void> {
  await page.clock.install();
  if (hasVoice) await addVoice(page);
  await page.addInitScript(() => {
    const heard: string[] = [];
    const highlighted: { text: string; isInSight: boolean }[] = [];
    Object.assign(window, { heard, highlighted });
    HTMLMediaElement.prototype.play = async function () {
      heard.push(new URL(this.src).pathname);
      setTimeout(() => this.dispatchEvent(new Event('ended')), 100);
    };
    const set = HighlightRegistry.prototype.set;
    HighlightRegistry.prototype.set = function (name, highlight) {
      const [range] = highlight as unknown as Iterable<Range>;
      // A smooth movement ends later.
      setTimeout(() => {
        const { top, bottom } = range?.getBoundingClientRect() ?? { top: -1, bottom: -1 };
        const { startContainer } = range ?? {};
        // A heading may keep some of its words together in an element of their own.
        const heading = startContainer?.parentElement?.closest('h1, h2, h3');
        highlighted.push({
          text: (heading ?? startContainer)?.textContent ?? '',
          isInSight: top >= 0 && bottom <= innerHeight,
        });
      }, 60);
      return set.call(this, name, highlight);
    };
  });
}

type Listened = { heard: string[]; highlighted: { text: string; isInSight: boolean }[] };

/** Listens to the open page to its end. */
async function listenToTheEnd(page: Page): Promise<Listened> {
  await page.getByRole('button', { name: 'Listen', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Stop listening' })).toBeVisible();
  return waitForTheEnd(page);
}

const heardOn = (page: Page): Promise<string[]> => page.evaluate(() => Reflect.get(window, 'heard'));

async function waitForTheEnd(page: Page): Promise<Listened> {
  const listen = page.getByRole('button', { name: 'Listen', exact: true });
  for (let steps = 0; steps < 200 && !(await listen.isVisible()); steps += 1) await page.clock.runFor(2_000);
  await expect(listen).toBeVisible();
  return {
    heard: [...(await heardOn(page)), ...(await spokenBy(page))],
    highlighted: await page.evaluate(() => Reflect.get(window, 'highlighted') as Listened['highlighted']),
  };
}

async function expectAllHeard(page: Page, texts: readonly (string | RegExp)[]): Promise<Listened> {
  const listened = await listenToTheEnd(page);
  await expect(page.getByText(SOME_MISSING)).toBeHidden();
  const read = listened.highlighted.map(({ text }) => text);
  for (const text of texts) expect(read).toContainEqual(text instanceof RegExp ? expect.stringMatching(text) : text);
  expect(listened.highlighted.filter(({ isInSight }) => !isInSight)).toEqual([]);
  return listened;
}

/** Changes the words of the first paragraph of the page About, as a new version of the app does. Its recording is the old one. */
async function changeSentence(page: Page): Promise<string> {
  const changed = 'These words are new and have no recording.';
  await page
    .locator('main p')
    .first()
    .evaluate((element, words) => element.replaceChildren(words), changed);
  return changed;
}

const DEVICES = [
  { device: 'a device with a voice', hasVoice: true, tag: [] },
  // Before a release every sentence has to be recorded.
  { device: 'a device without a voice', hasVoice: false, tag: '@release' },
];

for (const { device, hasVoice, tag } of DEVICES)
  test.describe(`on ${device}`, { tag }, () => {
    test.use({ reducedMotion: 'reduce' });
    test.beforeEach(({ page }) => listenQuickly(page, { hasVoice }));

    test('the starts of the three parts are read to their ends, the last in words for children too @release', async ({
      page,
    }) => {
      const starts: [string, (string | RegExp)[]][] = [
        [
          PATHS.focusGame,
          ['Follow the ball', /^It takes 60 seconds\./, 'Hold the keys to move a marker near the ball.'],
        ],
        [
          PATHS.letterQuiz,
          ['Hear a letter', 'You hear 10 letters, one after the other.', /^You can stop at any time\./],
        ],
        [
          PATHS.traitsQuestionnaire,
          ['I notice small sounds that other people do not seem to hear.', /^Written for 13 and older\./],
        ],
      ];
      for (const [path, texts] of starts) {
        await openPage(page, path);
        await expectAllHeard(page, texts);
      }
      await page.getByRole('button', { name: 'Use words for a child of 8 to 12' }).click();
      await expectAllHeard(page, ['I hear small sounds that other people do not notice.']);
    });

    test('the questions before the first part are read to their ends, to a child too @release', async ({ page }) => {
      await signUpQuietly(page);
      await openPage(page, PATHS.focusGame);
      await expectAllHeard(page, [
        'Keep your results in your account?',
        /They are not sent\./,
        /change this in Settings/,
      ]);
      await page.context().clearCookies();
      const child = { ...newPerson(), ...SIGN_UP_CONSENT, ageBand: 'under-13', isGrownUp: true };
      await page.request.post(api('POST /auth/sign-up/email'), { headers: FROM_OUR_PAGE, data: child });
      await openPage(page, PATHS.focusGame);
      await expectAllHeard(page, ['Is a grown-up with you?', 'Do this part together with a grown-up.']);
      await page.getByRole('button', { name: 'No, not now' }).click();
      await expectAllHeard(page, ['That is fine. Ask a grown-up to sit with you another time.']);
      await page.getByRole('button', { name: 'Yes, we do it together' }).click();
      await expectAllHeard(page, ['Keep the results in this account?', /They are not sent\./]);
    });

    test('a report of today is read to its end', async ({ page }) => {
      await openPage(page, PATHS.traitsQuestionnaire);
      await answerQuestionnaire(new InputMethod(page, 'mouse'), agree);
      await page.getByRole('link', { name: 'See my report' }).click();
      await expect(page.getByRole('region', { name: 'The three parts' })).toBeVisible();
      const { heard } = await expectAllHeard(page, [
        'What showed up today',
        /^\d+ of 10 traits$/,
        /^These results can be read on this device only\./,
      ]);
      expect(heard.length).toBeGreaterThan(10);
    });
  });

test.describe('on a device without a voice', () => {
  test.use({ reducedMotion: 'reduce' });
  test.beforeEach(({ page }) => listenQuickly(page, { hasVoice: false }));

  test('a sentence that changed after it was recorded is not heard, and the page says so before it reads the others @release', async ({
    page,
  }) => {
    await openPage(page, PATHS.about);
    const changed = await changeSentence(page);
    await page.getByRole('button', { name: 'Listen', exact: true }).click();
    await expect(page.getByText(SOME_MISSING)).toBeVisible();
    expect((await heardOn(page)).length).toBeLessThanOrEqual(1);
    const { heard, highlighted } = await waitForTheEnd(page);
    expect(highlighted.map(({ text }) => text)).not.toContain(changed);
    expect(heard.length).toBeGreaterThan(5);
    for (const address of heard) expect(address).toMatch(/^\/clips\/reading\/\w+\.mp3$/);
  });

  test('a report with a name says first that not every sentence can be read, and reads the others to the end @release', async ({
    page,
  }) => {
    await signUpQuietly(page);
    await keepResults(page);
    await saveAttempt(page.request, 'letter-quiz', letterQuizReport());
    await page.goto(PATHS.report);
    await expect(page.getByRole('region', { name: 'The three parts' })).toBeVisible();
    await expect(page.getByText(/^A parent, a teacher or a doctor can read one page/)).toBeVisible();
    await page.getByRole('button', { name: 'Listen', exact: true }).click();
    await expect(page.getByText(SOME_MISSING)).toBeVisible();
    expect((await heardOn(page)).length).toBeLessThanOrEqual(1);
    const { heard, highlighted } = await waitForTheEnd(page);
    await expect(page.getByText(SOME_MISSING)).toBeVisible();
    expect(highlighted.map(({ text }) => text)).not.toContainEqual(expect.stringContaining('Mira'));
    expect(heard.length).toBeGreaterThan(10);
    expect(highlighted.filter(({ isInSight }) => !isInSight)).toEqual([]);
  });

  test('a page without any recording says that the device has no voice @release', async ({ page }) => {
    await page.route('**/clips/reading/index.json', (route) => route.fulfill({ json: {} }));
    await openPage(page, PATHS.about);
    await page.getByRole('button', { name: 'Listen', exact: true }).click();
    await expect(page.getByText(/^This device has no English voice\./)).toBeVisible();
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test('the player stays in view to the end of a long page: pause, back, next, speed and stop @release', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await openPage(page, PATHS.conditions);
    await page.getByRole('button', { name: 'Listen', exact: true }).click();
    const stop = page.getByRole('button', { name: 'Stop listening' });
    await expect(stop).toBeFocused();
    const read = () =>
      page.evaluate(() => (Reflect.get(window, 'highlighted') as Listened['highlighted']).map(({ text }) => text));
    await page.clock.runFor(4_000);
    await expect.poll(async () => (await read()).length).toBeGreaterThan(2);

    await page.getByRole('button', { name: 'Pause voice' }).click();
    const heardBefore = (await heardOn(page)).length;
    await page.clock.runFor(10_000);
    expect((await heardOn(page)).length).toBe(heardBefore);
    await page.getByRole('button', { name: 'Back one sentence' }).click();
    await page.getByRole('button', { name: 'Go on' }).click();
    await expect.poll(async () => (await heardOn(page)).length).toBeGreaterThan(heardBefore);
    const heard = await heardOn(page);
    expect(heard.indexOf(heard.at(-1) ?? '')).toBeLessThan(heard.length - 1);

    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight }));
    await expect(stop).toBeInViewport({ ratio: 0.99 });
    await page.getByRole('button', { name: 'Tools' }).click();
    await page.getByRole('button', { name: 'Slower' }).click();
    await expect(page.getByText('Speed of the voice: 80 %')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Tools' })).toBeFocused();
    await page.getByRole('button', { name: 'Pause voice' }).focus();
    await stop.click();
    await expect(page.getByRole('button', { name: 'Listen', exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Tools' })).toBeHidden();
  });
});

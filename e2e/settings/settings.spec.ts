import type { Browser, BrowserContext, Page } from '@playwright/test';
import { PATHS } from '../../web/paths.ts';
import { expect, logIn, openPage, ready, signUpQuietly, test } from '../support/journey.ts';

const DARK = 'rgb(21, 32, 31)';

/** The visible settings, as the browser computed them. */
function lookOf(page: Page) {
  return page.evaluate(() => {
    const { fontSize } = getComputedStyle(document.documentElement);
    const motion = getComputedStyle(document.documentElement).getPropertyValue('--motion-calm');
    const { backgroundColor, fontFamily, letterSpacing, lineHeight, wordSpacing } = getComputedStyle(document.body);
    const em = (length: string) => Number.parseFloat(length) / Number.parseFloat(fontSize);
    return {
      font: fontFamily.split(',')[0]?.replaceAll('"', ''),
      px: Number.parseFloat(fontSize),
      letters: Number(em(letterSpacing).toFixed(2)),
      words: Number(em(wordSpacing).toFixed(2)),
      line: Number(em(lineHeight).toFixed(2)),
      ground: backgroundColor,
      moves: Number.parseFloat(motion) > 0,
      bars: document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')?.content,
    };
  });
}

const FITTED = {
  font: 'OpenDyslexic',
  px: 36,
  letters: 0.14,
  words: 0.48,
  line: 1.8,
  ground: DARK,
  moves: false,
  bars: '#15201f',
};

/** Presses a choice by what is written on it. */
async function choose(page: Page, group: string, choice: string): Promise<void> {
  const row = page.getByRole('radiogroup', { name: group }).locator('label', { hasText: choice });
  await row.click();
  await expect(row.getByRole('radio')).toBeChecked();
}

/** Moves a slider to one of its ends, or by steps. */
async function slide(page: Page, slider: string, ...keys: string[]): Promise<void> {
  await page.getByRole('slider', { name: slider }).focus();
  for (const key of keys) await page.keyboard.press(key);
}

async function fitEverything(page: Page): Promise<void> {
  await choose(page, 'Font', 'OpenDyslexic');
  await slide(page, 'Text size', 'End');
  await slide(page, 'Spacing', 'End');
  await choose(page, 'Colours', 'Dark');
  await choose(page, 'Motion', 'Less');
}

/** A new learner on the settings page. */
async function signedUp(page: Page) {
  const person = await signUpQuietly(page);
  await openPage(page, PATHS.settings);
  return person;
}

/** Another device, signed out. */
async function anotherDevice(browser: Browser, baseURL: string | undefined, opened: BrowserContext[]): Promise<Page> {
  const context = await browser.newContext({ ...(baseURL && { baseURL }) });
  opened.push(context);
  const page = await context.newPage();
  await openPage(page, PATHS.landing);
  return page;
}

/** The server has taken a setting, and with it everything that was changed before. */
function taken(page: Page, setting: string) {
  return page.waitForResponse(
    async (answer) =>
      /\/api\/learners\/[^/]+\/settings$/.test(answer.url()) &&
      answer.ok() &&
      setting in JSON.parse(await answer.text()),
  );
}

/** 7 % of 320 px / 1.24: with the widest spacing, long words in larger letters would be wider than the window. */
const AT_320 = 18.0645;

test('every page is as one reader set it, and none is wider than a narrow phone @release', async ({ page }) => {
  await openPage(page, PATHS.settings);
  await fitEverything(page);
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of Object.values(PATHS)) await expectFitted(page, path);
  // A bar of two lines and more would hide what the focus stands on, so it scrolls away.
  await page.setViewportSize({ width: 360, height: 640 });
  await expect(page.getByRole('banner')).toHaveCSS('position', 'static');
});

async function expectFitted(page: Page, path: string): Promise<void> {
  // Before this event the style sheet may be missing.
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('main')).toBeVisible();
  expect(await lookOf(page), path).toEqual({ ...FITTED, px: AT_320 });
  // Found and read in one step: React may replace the element once the session is known.
  const text = await page.evaluate(() => {
    const main = document.querySelector('main');
    if (!main) return [];
    const { fontFamily, fontSize, color } = getComputedStyle(main);
    return [fontFamily.split(',')[0], fontSize, color];
  });
  expect(text, path).toEqual(['OpenDyslexic', `${AT_320}px`, 'rgb(243, 236, 220)']);
  await ready(page);
  await page.evaluate(() => Promise.all([400, 700].map((weight) => document.fonts.load(`${weight} 1em OpenDyslexic`))));
  const beside = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect(beside, `px of ${path} beside the window`).toBe(0);
}

test('settings follow a learner to another device; the last change of each one stays', async ({
  page,
  browser,
  baseURL,
}) => {
  const opened: BrowserContext[] = [];
  const person = await signedUp(page);
  let sent = taken(page, 'motion');
  await choose(page, 'Font', 'Atkinson');
  await choose(page, 'Motion', 'Less');
  await sent;

  // Changes made there before the login are newer, setting by setting.
  const second = await anotherDevice(browser, baseURL, opened);
  await openPage(second, PATHS.settings);
  await choose(second, 'Font', 'System');
  await slide(second, 'Text size', 'End');
  await openPage(second, PATHS.landing);
  sent = taken(second, 'size');
  await logIn(second, person);
  await sent;
  expect(await lookOf(second)).toMatchObject({ font: 'system-ui', px: 36, moves: false });

  await page.reload();
  await expect.poll(() => lookOf(page)).toMatchObject({ font: 'system-ui', px: 36, moves: false });
  for (const context of opened) await context.close();
});

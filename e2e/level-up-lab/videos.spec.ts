import type { Page } from '@playwright/test';
import { PATHS } from '../../web/paths.ts';
import { expectNoAxeFindings } from '../support/axe.ts';
import { InputMethod } from '../support/input-methods.ts';
import { expect, openPage, test } from '../support/journey.ts';
import { expectNoSidewaysScrolling } from '../support/page-checks.ts';

const PLAYER_HOST = 'https://www.youtube-nocookie.com';

/** Stands in for the host of the player; gives every address that the page asks of another host than its own. */
async function openVideos(page: Page, baseURL: string | undefined): Promise<string[]> {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL ?? '') && !request.url().startsWith('data:')) elsewhere.push(request.url());
  });
  await page.route(`${PLAYER_HOST}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<html lang="en"><title>A player</title><button>Pause</button>' }),
  );
  await openPage(page, PATHS.videos);
  return elsewhere;
}

const player = (page: Page) => page.locator('iframe');

test('nine videos stand in three groups, and nothing is fetched from anywhere else', async ({ page, baseURL }) => {
  const elsewhere = await openVideos(page, baseURL);
  await expect(page.getByRole('heading', { level: 1, name: 'Learning Videos' })).toBeVisible();
  await expect(page.getByText('A video loads from YouTube only after you press play.')).toBeVisible();
  for (const group of ['ADHD', 'Dyslexia', 'Autism']) {
    const section = page.locator('section', { has: page.getByRole('heading', { level: 2, name: group, exact: true }) });
    await expect(section.getByRole('heading', { level: 3 })).toHaveCount(3);
    await expect(section.getByRole('button', { name: /^Play here: / })).toHaveCount(3);
  }
  await page.mouse.move(400, 500);
  await page.getByRole('button', { name: 'Play here: What is ADHD?' }).hover();
  await page.keyboard.press('End');
  await page.waitForLoadState('networkidle');
  expect(elsewhere).toEqual([]);
  await expect(player(page)).toHaveCount(0);
});

test.describe('on a phone with large letters', () => {
  test.use({ viewport: { width: 320, height: 640 }, allowedInConsole: /ERR_FAILED|chrome-error/ });

  test('a press puts the player in the place of the poster, which is told where it plays and nothing else; the next one takes its place @release', async ({
    page,
    baseURL,
  }) => {
    const elsewhere = await openVideos(page, baseURL);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '36px';
    });
    const inputMethod = new InputMethod(page, 'keyboard');
    const asked = page.waitForRequest(`${PLAYER_HOST}/**`);
    await inputMethod.press(page.getByRole('button', { name: 'Play here: See Dyslexia Differently' }));
    expect(await (await asked).headerValue('referer')).toBe(`${baseURL}/`);
    await expect(player(page)).toHaveAttribute('title', 'Video: See Dyslexia Differently');
    await expect(player(page)).toHaveAttribute('src', new RegExp(`^${PLAYER_HOST}/embed/11r7CFlK2sc\\?autoplay=1`));
    await expect(player(page)).toBeFocused();
    // The policy of the page lets it in.
    await expect(player(page).contentFrame().getByRole('button', { name: 'Pause' })).toBeVisible();
    await expect(page.getByText('Then press WATCH. It opens the video on YouTube.')).toBeVisible();
    await expectNoAxeFindings(page);
    await expectNoSidewaysScrolling(page);

    await page.route(`${PLAYER_HOST}/**`, (route) => route.abort());
    await inputMethod.press(page.getByRole('button', { name: 'Play here: What is Dyslexia', exact: true }));
    await expect(player(page)).toHaveCount(1);
    await expect(player(page)).toHaveAttribute('title', 'Video: What is Dyslexia');
    await expect(page.getByRole('button', { name: /^Play here: / })).toHaveCount(8);
    expect(elsewhere.filter((address) => !address.startsWith(PLAYER_HOST))).toEqual([]);

    await inputMethod.press(page.getByRole('button', { name: 'Close this video' }));
    await expect(player(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Play here: What is Dyslexia', exact: true })).toBeFocused();
  });
});

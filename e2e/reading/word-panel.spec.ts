import type { Page } from '@playwright/test';
import { PATHS } from '../../web/paths.ts';
import { expectCleanInEveryScheme, expectNoAxeFindings } from '../support/axe.ts';
import { closeByEscape, expect, openPage, ready, SERVER_IS_AWAY, test } from '../support/journey.ts';
import { expectEasyReading, expectNoSidewaysScrolling, expectShortLines } from '../support/page-checks.ts';
import { addVoice, spokenBy, timesSilenced } from '../support/voice.ts';

const word = (page: Page, text: string) => page.locator('[data-word]').getByText(text, { exact: true }).first();
const panelOf = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });

async function open(page: Page, tools: object = {}): Promise<void> {
  await page.addInitScript((kept) => localStorage.setItem('reading-tools', kept), JSON.stringify(tools));
  await openPage(page, PATHS.assignment);
}

/** The addresses that a page asks for from here on and that are loaded at first use only. */
function watchFirstUse(page: Page): string[] {
  const addresses: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/at-first-use/')) addresses.push(new URL(request.url()).pathname);
  });
  return addresses;
}

test.describe('a pressed word', () => {
  test.use({ hasTouch: true });

  for (const way of ['mouse', 'touch', 'keyboard'] as const)
    test(`shows its parts, its picture and its meaning, by ${way}; closing gives the focus back`, {
      tag: way === 'keyboard' ? [] : '@release',
    }, async ({ page }) => {
      const firstUse = watchFirstUse(page);
      await open(page);
      const window = word(page, 'window');
      if (way === 'keyboard') {
        await window.focus();
        await page.keyboard.press('Enter');
      } else await (way === 'touch' ? window.tap() : window.click());
      const panel = panelOf(page, 'window');
      await expect(panel.getByText('It has 2 parts: window')).toBeVisible();
      await expect(panel.getByText('A hole in a wall, with glass in it.')).toBeVisible();
      await expect(panel.locator('svg[viewBox="0 0 32 32"]')).toBeVisible();
      await expect(panel.getByRole('button', { name: 'Hear the meaning' })).toBeVisible();
      await closeByEscape(page);
      await expect(panel).toBeHidden();
      await expect(window).toBeFocused();
      expect(firstUse).toEqual([]);
    });
});

test('the meaning is that of the passage, and a small word has none @release', async ({ page }) => {
  await open(page, { passage: 'why-spiders-do-not-stick' });
  await word(page, 'fly').click();
  await expect(panelOf(page, 'fly').getByText('A small insect with two wings.')).toBeVisible();
  await closeByEscape(page);
  await open(page, { passage: 'kite-with-a-long-tail' });
  await word(page, 'fly').click();
  await expect(panelOf(page, 'fly').getByText('To move through the air, as birds do.')).toBeVisible();
  await closeByEscape(page);
  await word(page, 'the').click();
  const panel = panelOf(page, 'the');
  await expect(panel.getByText('No meaning is stored for this word.')).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Hear the meaning' })).toBeHidden();
});

test('its dialog is clean in every colour scheme, short to read, and whole on a narrow screen @release', async ({
  page,
}) => {
  await open(page);
  await page.setViewportSize({ width: 320, height: 480 });
  await word(page, 'scarf').click();
  const panel = panelOf(page, 'scarf');
  await expect(panel.getByText('A long piece of cloth that you wear round your neck.')).toBeVisible();
  await expectCleanInEveryScheme(page);
  await expectShortLines(page);
  await expectEasyReading(panel);
  await expectNoSidewaysScrolling(page);
});

test('no word of the title breaks inside in the largest letters @release', async ({ page }) => {
  await open(page, { passage: 'key-in-the-jar' });
  await page.setViewportSize({ width: 320, height: 640 });
  await page.evaluate(() => {
    const { dataset, style } = document.documentElement;
    dataset.font = 'opendyslexic';
    style.setProperty('--reading-size', '2');
    style.setProperty('--reading-spacing', '1');
  });
  await word(page, 'grandmother').click();
  const title = panelOf(page, 'grandmother').getByRole('heading', { level: 2 });
  await expect(title).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  const lines = await title.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  });
  expect(lines).toBe(1);
  await expectNoSidewaysScrolling(page);
});

test('the voice of the device says the meaning, and stops when the word is closed @release', async ({ page }) => {
  await addVoice(page, { readsOn: false });
  await open(page);
  await word(page, 'hill').click();
  await panelOf(page, 'hill').getByRole('button', { name: 'Hear the meaning' }).click();
  await expect.poll(() => spokenBy(page)).toContain('A piece of land that is higher than the land around it.');
  const before = await timesSilenced(page);
  await closeByEscape(page);
  await expect.poll(() => timesSilenced(page)).toBeGreaterThan(before);
});

test('kinds of words are marked on request, each with a line of its own, and leave the text as it is @release', async ({
  page,
}) => {
  const firstUse = watchFirstUse(page);
  await open(page);
  const text = await page.locator('[data-word]').allTextContents();
  await page.getByRole('button', { name: 'Tools' }).click();
  await expect(page.getByText('This loads 0.1 MB once.')).toBeVisible();
  expect(firstUse).toEqual([]);
  await page.getByText('Kinds of words', { exact: true }).click();
  await expect(page.getByRole('listitem').getByText('Naming words (nouns)')).toBeVisible();
  await expect(word(page, 'bus')).toHaveAttribute('data-kind', 'naming');
  await expect(word(page, 'walks')).toHaveAttribute('data-kind', 'doing');
  await expect(word(page, 'red')).toHaveAttribute('data-kind', 'describing');
  await expect(word(page, 'the')).not.toHaveAttribute('data-kind');
  expect(new Set(firstUse).size).toBeGreaterThan(0);
  const lines = await page.evaluate(() =>
    ['naming', 'doing', 'describing', 'how'].map((kind) => {
      const marked = document.querySelector(`li [data-kind="${kind}"]`);
      return marked && getComputedStyle(marked).textDecorationStyle;
    }),
  );
  expect(lines).toEqual(['solid', 'double', 'dotted', 'wavy']);
  expect(await page.locator('[data-word]').allTextContents()).toEqual(text);
  await expectNoAxeFindings(page);
  await expectCleanInEveryScheme(page);
});

test.describe('without a network, after one use', () => {
  test.use({ serviceWorkers: 'allow', allowedInConsole: SERVER_IS_AWAY });

  test('words, pictures and kinds are there @release', async ({ page, server }) => {
    await open(page, { kinds: true });
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.reload();
    await ready(page);
    await expect(word(page, 'bus')).toHaveAttribute('data-kind', 'naming');
    const kept = () =>
      page.evaluate(async () => (await (await caches.open('at-first-use')).keys()).map(({ url }) => url));
    await expect.poll(kept).toContainEqual(expect.stringContaining('word-kinds'));
    await server.stop();
    await page.reload();
    await ready(page);
    await expect(word(page, 'bus')).toHaveAttribute('data-kind', 'naming');
    await word(page, 'dog').click();
    const panel = panelOf(page, 'dog');
    await expect(panel.getByText('A pet that barks and wags its tail.')).toBeVisible();
    await expect(panel.locator('svg[viewBox="0 0 32 32"]')).toBeVisible();
  });
});

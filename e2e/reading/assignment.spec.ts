import type { Page } from '@playwright/test';
import { PATHS } from '../../web/paths.ts';
import { holdClock, onHeldClock, passUntil, releaseClock } from '../games/game-time.ts';
import { expectNoAxeFindings } from '../support/axe.ts';
import { closeByEscape, expect, openPage, ready, test } from '../support/journey.ts';
import { addVoice, reachWord, timesSilenced } from '../support/voice.ts';

/** The mark at a time of a recording; `isNew` when it had just moved. */
type Sample = { clip: string; atMs: number; word: number; isNew: boolean };
/** Remembers the audio elements that a page makes, and counts how often one begins. */
function watchAudio(): void {
  const clips: HTMLAudioElement[] = [];
  const Original = window.Audio;
  let plays = 0;
  class Watched extends Original {
    constructor() {
      super();
      clips.push(this);
    }
    override play() {
      plays += 1;
      return super.play();
    }
  }
  Object.assign(window, { clips, Audio: Watched });
  Object.defineProperty(window, 'plays', { get: () => plays });
}

/** Remembers the words that were marked. */
function watchMarks(): void {
  const marks: string[] = [];
  Object.assign(window, { marks });
  new MutationObserver((changes) => {
    for (const { target } of changes)
      if (target instanceof Element && target.matches('[data-on]')) marks.push(target.textContent);
  }).observe(document, { subtree: true, attributeFilter: ['data-on'] });
}

const marks = (page: Page) => page.evaluate(() => Reflect.get(window, 'marks') as string[]);
const sounding = (page: Page) =>
  page.evaluate(() => (Reflect.get(window, 'clips') as HTMLAudioElement[]).filter(({ paused }) => !paused).length);
const marked = (page: Page) => page.locator('[data-on]');
const word = (page: Page, text: string) => page.locator('[data-word]').getByText(text, { exact: true }).first();

async function open(page: Page, tools?: object): Promise<void> {
  await page.addInitScript(watchMarks);
  if (tools) await page.addInitScript((kept) => localStorage.setItem('reading-tools', kept), JSON.stringify(tools));
  await openPage(page, PATHS.assignment);
}

test.describe('on a device without a voice', () => {
  test.beforeEach(({ page }) => page.addInitScript(watchAudio));

  test('NEXT reads a recording, shows 100 and hides the title; STOP stops at once', async ({ page }) => {
    await open(page);
    const title = page.getByRole('heading', { name: 'Reading Assignment' });
    const badge = page.getByText('100', { exact: true });
    await expect(title).toBeVisible();
    await expect(badge).toBeHidden();
    await page.getByRole('button', { name: 'NEXT' }).click();
    await expect(badge).toBeVisible();
    await expect(title).toBeHidden();
    await expect(page.getByRole('heading', { name: 'The last bus' })).toBeAttached();
    await expect.poll(() => sounding(page)).toBe(1);
    // A busy machine skips words that are said within a moment.
    await expect.poll(async () => new Set(await marks(page)).size).toBeGreaterThan(3);
    await expectNoAxeFindings(page);

    const pausedAtOnce = await page.evaluate(() => {
      const stop = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'STOP');
      stop?.click();
      return (Reflect.get(window, 'clips') as HTMLAudioElement[]).every(({ paused }) => paused);
    });
    expect(pausedAtOnce).toBe(true);
    await expect(title).toBeVisible();
    await expect(badge).toBeHidden();
    await expect(marked(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'NEXT' })).toBeVisible();
  });

  test('sentences that have no recording yet are passed over, and the page says so @release', async ({ page }) => {
    await page.route('**/clips/reading/index.json', async (route) => {
      const index: Record<string, number[]> = await (await route.fetch()).json();
      // Nia is on the last bus home.
      const hasSevenWords = ([, [, ...onsetsMs]]: [string, number[]]) => onsetsMs.length === 7;
      await route.fulfill({
        json: Object.fromEntries(Object.entries(index).filter((each) => !hasSevenWords(each))),
      });
    });
    await open(page, { passage: 'last-bus' });
    await page.getByRole('button', { name: 'NEXT' }).click();
    await expect(
      page.getByText('This device has no voice for some of the sentences here. The others are read aloud.'),
    ).toBeVisible();
    await expect.poll(() => sounding(page)).toBe(1);
    await expect(marked(page)).not.toHaveText('Nia');
    await expectNoAxeFindings(page);
  });

  test('another passage and another page stop it first @release', async ({ page }) => {
    await open(page);
    await page.getByRole('button', { name: 'NEXT' }).click();
    await expect.poll(() => sounding(page)).toBe(1);
    await page.getByRole('button', { name: 'Passages' }).click();
    await page.getByRole('radiogroup', { name: 'Level' }).locator('label', { hasText: '2' }).click();
    await page.getByRole('button', { name: 'A map of sounds' }).click();
    expect(await sounding(page)).toBe(0);
    await expect(page.getByRole('heading', { name: 'A map of sounds' })).toBeVisible();
    await page.getByRole('button', { name: 'NEXT' }).click();
    await expect.poll(() => sounding(page)).toBe(1);
    await page.getByRole('link', { name: 'Level Up Lab' }).click();
    await expect(page).toHaveURL(PATHS.levelUpLab);
    await expect(page.getByRole('heading', { level: 1, name: 'Level Up Lab' })).toBeVisible();
    expect(await sounding(page)).toBe(0);
  });
});

test('a recording and its mark: half of the marks come within 100 ms of the word, and none is more than a word off @release', async ({
  page,
}) => {
  await page.addInitScript(watchAudio);
  await page.addInitScript(() => {
    const samples: { clip: string; atMs: number; word: number; isNew: boolean }[] = [];
    Object.assign(window, { samples });
    let before = -1;
    const sample = () => {
      const clip = (Reflect.get(window, 'clips') as HTMLAudioElement[])?.find(({ paused }) => !paused);
      const mark = document.querySelector<HTMLElement>('[data-word][data-on]');
      const word = Number(mark?.dataset.word ?? -1);
      if (clip && word >= 0 && clip.currentTime > 0)
        samples.push({ clip: new URL(clip.src).pathname, atMs: clip.currentTime * 1000, word, isNew: word !== before });
      before = word;
      requestAnimationFrame(sample);
    };
    requestAnimationFrame(sample);
  });
  await open(page, { passage: 'last-bus' });
  await page.getByRole('button', { name: 'NEXT' }).click();
  // Some 20 words of the first sentences, in their real time.
  await expect
    .poll(() => page.evaluate(() => new Set((Reflect.get(window, 'samples') as Sample[]).map(({ clip }) => clip)).size))
    .toBeGreaterThanOrEqual(5);
  const samples = await page.evaluate(() => Reflect.get(window, 'samples') as Sample[]);
  const index = await page.evaluate(
    async () => (await fetch('/clips/reading/index.json')).json() as Promise<Record<string, number[]>>,
  );

  const clips = [...new Set(samples.map(({ clip }) => clip))];
  const onsetsOf = (clip: string) => index[clip.split('/').at(-1)?.replace('.mp3', '') ?? '']?.slice(1) ?? [];
  let wordsBefore = 0;
  const lateMs: number[] = [];
  for (const clip of clips) {
    const onsets = onsetsOf(clip);
    expect(onsets.length).toBeGreaterThan(0);
    let lastMs = 0;
    for (const { atMs, word, isNew } of samples.filter((each) => each.clip === clip)) {
      const spoken = Math.max(
        0,
        onsets.findLastIndex((onset) => onset <= atMs),
      );
      const shown = word - wordsBefore;
      // The mark was painted at the frame before: on a machine that does other work, several words ago.
      const spokenBefore = Math.min(
        spoken,
        Math.max(
          0,
          onsets.findLastIndex((onset) => onset <= lastMs),
        ),
      );
      lastMs = atMs;
      // At the end of a recording the mark of the next one may be there first.
      if (shown < 0 || shown >= onsets.length) continue;
      expect(shown).toBeGreaterThanOrEqual(spokenBefore - 1);
      expect(shown).toBeLessThanOrEqual(spoken + 1);
      if (isNew) lateMs.push(Math.abs(atMs - (onsets[shown] ?? 0)));
    }
    wordsBefore += onsets.length;
  }
  const median = lateMs.toSorted((a, b) => a - b)[Math.floor(lateMs.length / 2)];
  test.info().annotations.push({ type: 'marks', description: `${lateMs.length} marks, median ${median} ms` });
  expect(lateMs.length).toBeGreaterThan(15);
  expect(median).toBeLessThanOrEqual(100);
});

test.describe('on a device with a voice that says its words', () => {
  test.beforeEach(({ page }) => addVoice(page, { readsOn: false }));

  test('the mark follows the voice; it can be paused, and STOP silences it in that moment @release', async ({
    page,
  }) => {
    await page.clock.install();
    await open(page);
    // Without a held clock the app moves the mark on by its own estimate.
    await holdClock(page);
    await page.getByRole('button', { name: 'NEXT' }).click();
    await expect.poll(() => marks(page)).toContain('Nia');
    await reachWord(page, 'home');
    await expect.poll(() => marks(page)).toContain('home');
    expect(await marks(page)).not.toContain('last');
    await page.getByRole('button', { name: 'Pause voice' }).click();
    await expect(page.getByRole('button', { name: 'STOP' })).toBeVisible();
    await page.getByRole('button', { name: 'Go on' }).click();
    await reachWord(page, 'bus');
    await expect.poll(() => marks(page)).toContain('bus');
    const before = await timesSilenced(page);
    await page.getByRole('button', { name: 'STOP' }).click();
    expect(await timesSilenced(page)).toBe(before + 1);
    await expect(marked(page)).toHaveCount(0);
  });

  test('the keyboard reaches every word from one stop, and Enter opens it; the reading waits @release', async ({
    page,
  }) => {
    await open(page);
    await page.getByRole('button', { name: 'NEXT' }).click();
    await word(page, 'Nia').focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(word(page, 'on')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await expect(word(page, 'on')).toBeFocused();
    await page.keyboard.press('End');
    await expect(word(page, 'job')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'job' })).toBeVisible();
    await expect(page.getByText('Go on')).toBeAttached();
    await closeByEscape(page);
    await expect(word(page, 'job')).toBeFocused();
    await expect(page.getByRole('button', { name: 'Pause voice' })).toBeVisible();
    await page.getByRole('button', { name: 'STOP' }).click();
    await expect(page.locator('[data-word][tabindex="0"]')).toHaveCount(1);
  });
});

test('at the end it says so and offers the next passage @release', async ({ page }) => {
  await page.clock.install();
  await addVoice(page);
  await open(page, { passage: 'lamp-on-the-rock' });
  await holdClock(page);
  await page.getByRole('button', { name: 'NEXT' }).click();
  const pass = onHeldClock(page);
  await passUntil(pass, () => page.getByText('Paragraph 3 of 3').isVisible());
  await passUntil(pass, () => page.getByText('This is the end of the passage.').isVisible());
  await releaseClock(page);
  await expect(page.getByRole('heading', { name: 'Reading Assignment' })).toBeVisible();
  await page.getByRole('button', { name: 'Why spiders do not stick' }).click();
  await expect(page.getByRole('heading', { name: 'Why spiders do not stick' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'NEXT' })).toBeVisible();
});

test('line focus on 1, 3 or 5 lines, ruler and syllable marks help, survive a reload and leave the text as it is @release', async ({
  page,
}) => {
  await open(page);
  const text = await page.getByRole('article').textContent();
  await page.getByRole('button', { name: 'Tools' }).click();
  const litLines = () =>
    page.getByRole('article').evaluate((element) => {
      const band = element.querySelector('[aria-hidden=true] > :first-child');
      const line = getComputedStyle(element.querySelector('p') as Element).lineHeight;
      return (band?.getBoundingClientRect().height ?? 0) / Number.parseFloat(line);
    });
  for (const lines of [1, 5, 3]) {
    await page.getByText(String(lines), { exact: true }).click();
    // A space between paragraphs may lie within.
    await expect.poll(async () => Math.floor((await litLines()) + 0.1)).toBe(lines);
  }
  await page.getByText('Reading ruler').click();
  await page.getByText('Syllable marks').click();
  await expect(word(page, 'window').locator('span')).toHaveCount(2);
  await page.reload();
  await ready(page);
  await expect(word(page, 'window').locator('span')).toHaveCount(2);
  expect(await page.getByRole('article').textContent()).toBe(text);

  const ruler = page.getByRole('slider', { name: 'Reading ruler' });
  await expect(ruler).toHaveAttribute('aria-valuetext', /Line 1 of \d+/);
  await ruler.focus();
  await page.keyboard.press('ArrowDown');
  await expect(ruler).toHaveAttribute('aria-valuetext', /Line 2 of/);
  await word(page, 'leads').hover();
  await expect(ruler).not.toHaveAttribute('aria-valuetext', /Line [12] of/);
  await expectNoAxeFindings(page);
  await word(page, 'leads').click();
  await expect(page.getByRole('dialog', { name: 'leads' })).toBeVisible();
});

test.describe('beside a voice that says its words', () => {
  test.beforeEach(({ page }) => addVoice(page, { readsOn: false }));

  test('the ruler is at the line of the voice, wherever the pointer is, and can be moved again after a pause @release', async ({
    page,
  }) => {
    await page.clock.install();
    await open(page, { lines: 0, ruler: true, syllables: false });
    await holdClock(page);
    const ruler = page.getByRole('slider', { name: 'Reading ruler' });
    await expect(ruler).toBeVisible();
    await page.getByRole('button', { name: 'NEXT' }).click();
    await word(page, 'leads').hover();
    await expect.poll(() => marks(page)).toContain('Nia');
    await expect(ruler).toBeHidden();
    for (const text of ['Nia', 'inside']) {
      await reachWord(page, text);
      const distance = () =>
        page.evaluate(() => {
          const middle = (element: Element | null | undefined) => {
            const { top = 0, bottom = 0 } = element?.getBoundingClientRect() ?? {};
            return (top + bottom) / 2;
          };
          const bar = document.querySelector('article [aria-hidden=true]');
          return Math.abs(middle(bar) - middle(document.querySelector('[data-word][data-on]')));
        });
      await expect.poll(distance).toBeLessThan(6);
    }
    await page.getByRole('button', { name: 'Pause voice' }).click();
    await expect(ruler).toBeVisible();
  });
});

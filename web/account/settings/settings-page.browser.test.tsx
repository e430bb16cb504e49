import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { SAMPLE_LEARNER } from '../../api/testing/sample-learner.ts';
import { PATHS } from '../../paths.ts';
import { openApp } from '../../testing/app.tsx';
import { expectNoAxeFindings } from '../../testing/axe.ts';
import { archiveWith, browserOn, FakeRecordings } from '../../testing/fake-recordings.ts';
import { problem } from '../../testing/fake-server.ts';
import { emulateMedia } from '../../testing/input-methods.ts';
import { logOut } from '../../testing/log-out.ts';
import { currentSettings } from '../../ui/settings/device-settings.ts';

const CREAM = 'rgb(251, 244, 228)';
const DARK = 'rgb(21, 32, 31)';

/** The settings that can be seen, as the browser computed them. */
function look() {
  const root = getComputedStyle(document.documentElement);
  const { backgroundColor, fontFamily, letterSpacing, lineHeight, wordSpacing } = getComputedStyle(document.body);
  const px = Number.parseFloat(root.fontSize);
  const em = (length: string) => Number((Number.parseFloat(length) / px).toFixed(2));
  return {
    font: fontFamily.split(',')[0]?.replaceAll('"', ''),
    px,
    letters: em(letterSpacing),
    words: em(wordSpacing),
    line: em(lineHeight),
    ground: backgroundColor,
    moves: Number.parseFloat(root.getPropertyValue('--motion-calm')) > 0,
    bars: document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')?.content,
  };
}

const AS_IT_COMES = {
  font: 'Lexend',
  px: 18,
  letters: 0.01,
  words: 0.03,
  line: 1.6,
  ground: CREAM,
  moves: true,
  bars: '#fbf4e4',
};
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

async function choose(group: string, choice: string): Promise<void> {
  const radio = page.getByRole('radiogroup', { name: group }).getByRole('radio', { name: choice });
  radio.element().closest('label')?.click();
  await expect.element(radio).toBeChecked();
}

/** Moves a slider by keys. */
async function slide(slider: string, ...keys: string[]): Promise<void> {
  (await page.getByRole('slider', { name: slider }).findElement()).focus();
  await userEvent.keyboard(keys.map((key) => `{${key}}`).join(''));
}

async function fitEverything(): Promise<void> {
  await choose('Font', 'OpenDyslexic');
  await slide('Text size', 'End');
  await slide('Spacing', 'End');
  await choose('Colours', 'Dark');
  await choose('Motion', 'Less');
}

async function openSettings(opened: Parameters<typeof openApp>[1] = {}) {
  const app = await openApp(PATHS.settings, opened);
  await expect.element(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  return app;
}

it('every way a page looks changes at once, on the next page too, and is there at the next visit', async () => {
  const app = await openSettings();
  expect(look()).toEqual(AS_IT_COMES);
  await choose('Font', 'Atkinson');
  expect(look()).toMatchObject({ font: 'Atkinson Hyperlegible Next' });
  await choose('Font', 'System');
  expect(look()).toMatchObject({ font: 'system-ui' });
  await slide('Text size', 'Home');
  expect(look().px).toBeCloseTo(16.2);
  await expect.element(page.getByRole('slider', { name: 'Text size' })).toHaveAttribute('aria-valuetext', '16');
  await slide('Spacing', 'ArrowRight');
  expect(look()).toMatchObject({ letters: 0.03, words: 0.09 });
  await choose('Colours', 'White');
  expect(look()).toMatchObject({ ground: 'rgb(255, 255, 255)', bars: '#ffffff' });
  await choose('Colours', 'High contrast');
  expect(look()).toMatchObject({ ground: 'rgb(0, 0, 0)', bars: '#000000' });
  await fitEverything();
  expect(look()).toEqual(FITTED);
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
  await expect.poll(app.path).toBe(PATHS.about);
  expect(look()).toEqual(FITTED);
  app.close();
  await openSettings();
  await expect.element(page.getByRole('radio', { name: 'OpenDyslexic' })).toBeChecked();
});

it('less motion and dark colours like the device, until something else is chosen', async () => {
  onTestFinished(() => emulateMedia());
  await emulateMedia('', { 'prefers-reduced-motion': 'reduce', 'prefers-color-scheme': 'dark' });
  await openSettings();
  expect(look()).toMatchObject({ moves: false, ground: DARK });
  await choose('Motion', 'Full');
  await choose('Colours', 'Cream');
  expect(look()).toMatchObject({ moves: true, ground: CREAM, bars: '#fbf4e4' });
  await choose('Motion', 'Like my device');
  await choose('Colours', 'Like my device');
  expect(look()).toMatchObject({ moves: false, ground: DARK });
  await emulateMedia('', { 'prefers-reduced-motion': 'no-preference', 'prefers-color-scheme': 'light' });
  await expect.poll(look).toMatchObject({ moves: true, ground: CREAM });
});

it('sounds are heard as loud as they are set, or not at all', async () => {
  const peaks: number[] = [];
  const { linearRampToValueAtTime } = AudioParam.prototype;
  vi.spyOn(AudioParam.prototype, 'linearRampToValueAtTime').mockImplementation(function (
    this: AudioParam,
    value,
    time,
  ) {
    if (value > 0 && value < 1) peaks.push(value);
    return linearRampToValueAtTime.call(this, value, time);
  });
  const loudest = () => Math.max(0, ...peaks.splice(0));
  await openSettings();
  await slide('Volume', 'ArrowRight');
  const at70 = loudest();
  await slide('Volume', 'End');
  expect(loudest()).toBeCloseTo(at70 / 0.7);
  await slide('Volume', 'Home');
  expect(loudest()).toBe(0);
  await slide('Volume', 'End');
  expect(loudest()).toBeGreaterThan(0);
  await page.getByText('Sounds', { exact: true }).click();
  await expect.element(page.getByRole('switch', { name: 'Sounds' })).not.toBeChecked();
  await slide('Volume', 'Home', 'End');
  expect(loudest()).toBe(0);
});

it('a device without voices is told in words, and Listen goes away where it is not wanted', async () => {
  const app = await openSettings();
  await expect.element(page.getByText('This device has no English voice. Recordings speak instead')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Listen' })).toBeVisible();
  await page.getByText('Read pages aloud').click();
  await expect.element(page.getByRole('button', { name: 'Listen' })).not.toBeInTheDocument();
  await app.router.navigate(PATHS.about);
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Listen' })).not.toBeInTheDocument();
});

it('a slider is one thing with a name and a value, and stands in no group', async () => {
  await openSettings();
  const slider = page.getByRole('slider', { name: 'Text size' });
  await expect.element(slider).toHaveAttribute('aria-valuetext', '18, as usual');
  await expect.element(page.getByRole('group', { name: 'Text size' })).not.toBeInTheDocument();
  // The label and the value above it are not read beside it.
  expect(page.getByText('Text size', { exact: true }).element().closest('[aria-hidden="true"]')).not.toBeNull();
});

it('clocks show seconds, a ring alone, or nothing', async () => {
  const app = await openSettings();
  const timer = page.getByRole('timer');
  for (const clock of ['Gentle', 'Hide clocks']) {
    await expect.element(page.getByRole('radiogroup', { name: 'Clocks' })).toBeVisible();
    await choose('Clocks', clock);
    await app.router.navigate(PATHS.focusGame);
    await page.getByRole('button', { name: 'Start Game' }).click();
    await expect.element(page.getByRole('button', { name: 'Stop' })).toBeVisible();
    if (clock === 'Gentle') await expect.poll(() => timer.element().textContent).toBe('');
    else expect(timer.elements()).toEqual([]);
    await app.router.navigate(PATHS.settings);
  }
});

it('everything goes back at one press, and comes again with Undo', async () => {
  await openSettings({ learner: SAMPLE_LEARNER });
  await fitEverything();
  await page.getByRole('button', { name: 'Put these settings back' }).click();
  await expect.poll(look).toEqual(AS_IT_COMES);
  await expectNoAxeFindings();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(look).toEqual(FITTED);
  await expect.element(page.getByText('Your settings are as they were.')).toBeVisible();
  await expectNoAxeFindings();
});

describe('the settings of a learner', () => {
  it('stay on the device while the server is away, in words, and go with the next visit', async () => {
    const app = await openSettings({ learner: SAMPLE_LEARNER });
    await choose('Motion', 'Less');
    await expect.element(page.getByText('Saved. Your other devices get it too.')).toBeVisible();
    await expect.poll(() => app.server.writes.map(({ name }) => name)).toHaveLength(1);
    app.server.isAway = true;
    await choose('Colours', 'Dark');
    await expect.element(page.getByText('Saved on this device. The server gets it later.')).toBeVisible();
    app.server.isAway = false;
    app.close();
    const { server } = await openSettings({ learner: SAMPLE_LEARNER });
    await expect.poll(() => server.writes).toMatchObject([{ body: { scheme: { value: 'dark' } } }]);
    expect(look()).toMatchObject({ ground: DARK });
  });

  it('are not left for the next person on the device', async () => {
    await openSettings({ learner: SAMPLE_LEARNER });
    await choose('Colours', 'Dark');
    expect(look()).toMatchObject({ ground: DARK });
    await logOut();
    await expect.poll(look).toEqual(AS_IT_COMES);
    expect(currentSettings().scheme).toBe('device');
  });
});

it('where the browser keeps nothing, settings hold until the page is left', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  const app = await openSettings();
  await fitEverything();
  await expect.element(page.getByText('This browser keeps nothing. Your changes last until you leave.')).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
  await expect.poll(app.path).toBe(PATHS.about);
  expect(look()).toEqual(FITTED);
});

describe('the recordings', () => {
  const MEGABYTE = 'x'.repeat(1_000_000);

  async function openSettings(connection: { type?: string; saveData?: boolean }) {
    browserOn(connection);
    const { router } = await openApp(PATHS.about);
    const server = new FakeRecordings({
      '/assets/recordings/letters.1.bin': archiveWith('/clips/letters/small-b.mp3', MEGABYTE),
      '/assets/recordings/words.1.bin': archiveWith('/clips/words/bed.mp3', MEGABYTE),
    });
    await router.navigate(PATHS.settings);
    return server;
  }
  const toggle = () => page.getByText('Keep all recordings on this device').click();

  it('say their size, and are fetched by the switch alone, also where data is saved', async () => {
    const server = await openSettings({ saveData: true });
    await expect.element(page.getByText('2 MB. They are not on this device.')).toBeVisible();
    expect(server.requests).toEqual(['/recording-archives.json']);
    await toggle();
    await expect.element(page.getByText('2 MB. They are all on this device.')).toBeVisible();
  });

  it('say what is missing after a broken connection, and the button gets the rest', async () => {
    const server = await openSettings({});
    server.answers = 3;
    await toggle();
    await expect.element(page.getByText('1 of 2 MB are here. The rest did not come.')).toBeVisible();
    await expectNoAxeFindings();
    server.reset();
    await page.getByRole('button', { name: 'Get the other 1 MB now' }).click();
    await expect.element(page.getByText('2 MB. They are all on this device.')).toBeVisible();
    expect(server.requests).toEqual(['/recording-archives.json', '/assets/recordings/words.1.bin']);
  });

  it('say that the device has no room', async () => {
    await openSettings({});
    vi.spyOn(navigator.storage, 'estimate').mockResolvedValue({ quota: 5_000_000, usage: 0 });
    await toggle();
    await expect.element(page.getByText('0 of 2 MB are here. This device has no room for the rest.')).toBeVisible();
  });
});

describe('giving results to researchers', () => {
  const toggle = page.getByRole('switch', { name: 'Give my results to researchers' });
  const flip = () => page.getByText('Give my results to researchers').click();

  it('is off until it is switched on, and goes back where the server did not save it', async () => {
    const { server } = await openSettings({ learner: { ...SAMPLE_LEARNER, ageBand: '18-or-older' } });
    await expect.element(toggle).not.toBeChecked();
    server.answer('PUT /learners/:learnerId/consents/research', () => problem(503, 'busy'));
    await flip();
    await expect.element(page.getByRole('alert')).toMatchTextContent('Your choice is as it was before.');
    await expect.element(toggle).not.toBeChecked();
    server.answer('PUT /learners/:learnerId/consents/research', ({ body: { answer } }) => ({ inResearch: answer }));
    await flip();
    await expect.element(toggle).toBeChecked();
    expect(server.writes.at(-1)?.body).toMatchObject({ answer: true, isGrownUp: false });
    await expectNoAxeFindings();
  });

  it('needs the tick of a grown-up for a child', async () => {
    const { server } = await openSettings({ learner: { ...SAMPLE_LEARNER, ageBand: 'under-13' } });
    server.answer('PUT /learners/:learnerId/consents/research', ({ body: { answer } }) => ({ inResearch: answer }));
    await flip();
    await expect.element(toggle).not.toBeChecked();
    expect(server.writes).toEqual([]);
    const ticks = page.getByRole('checkbox', { name: /grown-up/ });
    await ticks.last().click({ force: true });
    await flip();
    await expect.element(toggle).toBeChecked();
    expect(server.writes.at(-1)?.body).toMatchObject({ answer: true, isGrownUp: true });
  });

  it('is not offered to an account that a school made', async () => {
    await openSettings({ learner: { ...SAMPLE_LEARNER, isPupil: true } });
    expect(toggle.elements()).toEqual([]);
  });
});

import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { BROWSER_FLAGS } from '../../scripts/test-run/browser.ts';
import { PATHS } from '../../web/paths.ts';
import { api } from '../support/api.ts';
import { expectCleanInEveryScheme, expectNoAxeFindings } from '../support/axe.ts';
import { storedRows } from '../support/device-store.ts';
import { expect, FROM_OUR_PAGE, openPage, ready, SERVER_IS_AWAY, signUpQuietly, test } from '../support/journey.ts';

/** What the microphone hears; Chromium opens it when a recording begins. */
const MICROPHONE = join(tmpdir(), `microphone-${process.pid}.wav`);
const RATE = 16_000;
const SENTENCES = [
  'Nia is on the last bus home.',
  'It is dark outside, but warm inside.',
  'Rain runs down the window in thin lines.',
];

test.use({
  launchOptions: {
    ...(process.env.CHROME_PATH ? { executablePath: process.env.CHROME_PATH } : {}),
    args: [
      ...BROWSER_FLAGS,
      '--use-fake-device-for-media-stream',
      // Chromium without windows lets no page use a microphone unless this says yes for the reader.
      '--use-fake-ui-for-media-stream',
      `--use-file-for-fake-audio-capture=${MICROPHONE}%noloop`,
    ],
  },
});

/** The recording of a sentence in `public/clips/reading`, named by its FNV-1a hash of 64 bits. */
function clipOf(sentence: string): string {
  let hash = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(sentence))
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  return `/clips/reading/${hash.toString(16).padStart(16, '0')}.mp3`;
}

/** A sentence, the beginning of one, or silence in seconds. */
type Part = string | { begins: string; seconds: number } | number;

/** Puts sentences and silences before the microphone. */
async function speak(page: Page, parts: readonly Part[]): Promise<void> {
  const encoded = await page.evaluate(
    async ({ wanted, rate }) => {
      const load = async (address: string) => {
        const bytes = await (await fetch(address)).arrayBuffer();
        return (await new OfflineAudioContext(1, 1, rate).decodeAudioData(bytes)).getChannelData(0);
      };
      const sounds = await Promise.all(
        wanted.map(async ({ clip, seconds }) => {
          if (clip === null) return new Float32Array(seconds * rate);
          return (await load(clip)).subarray(0, seconds * rate);
        }),
      );
      const whole = new Int16Array(sounds.reduce((length, sound) => length + sound.length, 0));
      let at = 0;
      for (const sound of sounds) {
        // With the ground noise of a room.
        for (const sample of sound) {
          whole[at] = Math.round((sample + 0.001 * Math.sin(at * at)) * 32_000);
          at += 1;
        }
      }
      const reader = new FileReader();
      const loaded = new Promise((resolve) => reader.addEventListener('load', resolve));
      reader.readAsDataURL(new Blob([whole]));
      await loaded;
      return String(reader.result).split(',')[1] ?? '';
    },
    { wanted: parts.map(wantedOf), rate: RATE },
  );
  const samples = Buffer.from(encoded, 'base64');
  const header = Buffer.alloc(44);
  header.write('RIFF', 0);
  header.writeUInt32LE(36 + samples.length, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(RATE, 24);
  header.writeUInt32LE(RATE * 2, 28);
  header.writeUInt16LE(2, 32);
  header.writeUInt16LE(16, 34);
  header.write('data', 36);
  header.writeUInt32LE(samples.length, 40);
  await writeFile(MICROPHONE, Buffer.concat([header, samples]));
}

function wantedOf(part: Part): { clip: string | null; seconds: number } {
  if (typeof part === 'number') return { clip: null, seconds: part };
  if (typeof part === 'string') return { clip: clipOf(part), seconds: 60 };
  return { clip: clipOf(part.begins), seconds: part.seconds };
}

async function open(page: Page, passage = 'last-bus'): Promise<void> {
  await openPage(page, `${PATHS.readYourself}?passage=${passage}`);
}

/** Counts calls of `getUserMedia`, and remembers the length of all that is sent. */
async function watch(page: Page): Promise<{ sent: { url: string; bytes: number }[]; asked: () => Promise<number> }> {
  await page.addInitScript(() => {
    let asked = 0;
    const original = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
    navigator.mediaDevices.getUserMedia = (wanted) => {
      asked += 1;
      return original(wanted);
    };
    Object.defineProperty(window, 'asked', { get: () => asked });
  });
  const sent: { url: string; bytes: number }[] = [];
  page.context().on('request', (request) => {
    sent.push({ url: request.url(), bytes: request.postDataBuffer()?.length ?? 0 });
  });
  page.context().on('websocket' as never, () => sent.push({ url: 'websocket', bytes: 1 }));
  return { sent, asked: () => page.evaluate(() => (window as unknown as { asked: number }).asked) };
}

/** Records until the recording is as long as the file before the microphone, in seconds. */
async function record(page: Page, seconds: number): Promise<void> {
  await page.getByRole('button', { name: /^(Read aloud|Try again)$/ }).click();
  const stop = page.getByRole('button', { name: 'Stop', exact: true });
  await expect(stop).toBeFocused();
  const end = Date.now() + seconds * 1000;
  await expect.poll(() => Date.now() > end, { intervals: [500], timeout: 90_000 }).toBe(true);
  await stop.click();
}

const figureOf = async (page: Page, term: string) =>
  Number(await page.locator('dt', { hasText: term }).locator('xpath=following-sibling::dd/b').textContent());

test('a reading shows pace, pauses and repetitions, and leaves nothing behind without a yes @release', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['microphone']);
  const { sent, asked } = await watch(page);
  await open(page);
  await speak(page, [
    1,
    SENTENCES[0] ?? '',
    1.5,
    SENTENCES[1] ?? '',
    0.2,
    SENTENCES[1] ?? '',
    0.2,
    SENTENCES[2] ?? '',
    60,
  ]);
  expect(await asked()).toBe(0);
  await expectCleanInEveryScheme(page);
  await record(page, 16);
  await expect(page.getByRole('heading', { name: 'Your reading', exact: true })).toBeFocused({ timeout: 90_000 });
  expect(await asked()).toBe(1);

  expect(await figureOf(page, 'Words a minute')).toBeGreaterThan(40);
  expect(await figureOf(page, 'Words a minute')).toBeLessThan(250);
  expect(await figureOf(page, 'Pauses')).toBeGreaterThanOrEqual(1);
  expect(await figureOf(page, 'Said again')).toBeGreaterThanOrEqual(1);
  await expect(page.locator('main')).not.toContainText(/stutter/i);
  await expect(page.getByText('This word is not in the dictionary, so it is not checked: Nia.')).toBeVisible();
  await expectCleanInEveryScheme(page);

  // A word that may need practice is overruled by the learner.
  const practise = page.getByRole('heading', { name: 'Words to practise, maybe' }).locator('..').getByRole('listitem');
  const before = await practise.count();
  expect(before).toBeGreaterThan(0);
  await practise.first().getByRole('button').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Hear yourself' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Hear yourself' }).click();
  await expect(dialog.getByRole('button', { name: 'Hear the voice' })).toBeVisible();
  await expectNoAxeFindings(page);
  await dialog.getByRole('button', { name: 'I read it right' }).click();
  await expect(dialog).toBeHidden();
  await expect(practise).toHaveCount(before - 1);

  // The numbers are in the history of this device; the recording is nowhere.
  expect(await storedRows(page, 'readings')).toMatchObject([{ kind: 'aloud', textId: 'last-bus', owner: null }]);
  expect(await storedRows(page, 'recordings')).toEqual([]);

  await page.getByRole('button', { name: 'Keep it on this device' }).click();
  await expect(page.getByText('Kept on this device.')).toBeVisible();
  const [kept] = await storedRows(page, 'recordings');
  expect(kept).toMatchObject({ textId: 'last-bus', owner: null });
  await page.reload();
  await ready(page);
  const listed = page.getByRole('heading', { name: 'Your recordings' }).locator('..').getByRole('listitem');
  await expect(listed).toHaveCount(1);
  await listed.getByRole('button', { name: /^Play The last bus/ }).click();
  await listed.getByRole('button', { name: /^Delete The last bus/ }).click();
  await expect(listed).toHaveCount(0);
  expect(await storedRows(page, 'recordings')).toEqual([]);

  for (const { url, bytes } of sent) {
    expect(new URL(url).origin, url).toBe(baseURL);
    expect(bytes, url).toBeLessThan(2000);
  }
});

test('each fault has one sentence and no numbers @release', async ({ page, context }) => {
  await context.grantPermissions(['microphone']);
  const faults: [string, string, Part[], number][] = [
    ['last-bus', 'That was too short', [0.5, { begins: SENTENCES[0] ?? '', seconds: 0.9 }, 60], 4],
    ['last-bus', 'No voice was heard', [90], 4],
    ['green-tent', 'does not fit this text', [0.5, ...SENTENCES, ...SENTENCES, 60], 14],
  ];
  for (const [passage, sentence, parts, seconds] of faults) {
    await open(page, passage);
    await speak(page, parts);
    await record(page, seconds);
    await expect(page.getByText(sentence)).toBeVisible({ timeout: 90_000 });
    await expect(page.locator('dl')).toHaveCount(0);
  }
  expect(await storedRows(page, 'readings')).toEqual([]);
});

for (const [fault, sentence] of [
  ['NotAllowedError', 'did not let this page use the microphone'],
  ['NotFoundError', 'No microphone was found'],
] as const)
  test(`a microphone with ${fault} has one sentence, and the page still reads the text @release`, async ({ page }) => {
    await page.addInitScript((name) => {
      navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', name));
    }, fault);
    await open(page);
    await page.getByRole('button', { name: 'Read aloud' }).press('Enter');
    await expect(page.getByText(sentence)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeEnabled();
    await expectNoAxeFindings(page);
  });

test('switched off in the profile, the microphone is never asked for', async ({ page }) => {
  await signUpQuietly(page);
  const { asked } = await watch(page);
  const learner = await (await page.request.get(api('GET /learner'))).json();
  const path = api('PATCH /learners/:learnerId/preferences', { learnerId: learner.id });
  const changed = await page.request.patch(path, { headers: FROM_OUR_PAGE, data: { stutterDetection: false } });
  expect(changed.ok()).toBe(true);
  await open(page);
  await expect(page.getByText('Stutter Detection is off')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Read aloud' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Open profile' })).toBeVisible();
  expect(await asked()).toBe(0);
});

test.describe('without a network, after one use', () => {
  test.use({ serviceWorkers: 'allow', allowedInConsole: SERVER_IS_AWAY });

  test('a reading is followed @release', async ({ page, context, server }) => {
    await context.grantPermissions(['microphone']);
    await open(page);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.reload();
    await open(page);
    await speak(page, [1, ...SENTENCES, 60]);
    const result = page.getByRole('heading', { name: 'Your reading', exact: true });
    await record(page, 12);
    await expect(result).toBeFocused({ timeout: 90_000 });
    await server.stop();
    await page.reload();
    await ready(page);
    await record(page, 12);
    await expect(result).toBeFocused({ timeout: 90_000 });
    expect(await storedRows(page, 'readings')).toHaveLength(2);
  });
});

import type { Page } from '@playwright/test';
import { PATHS } from '../../web/paths.ts';
import { expect, openPage, signUpQuietly, test } from '../support/journey.ts';
import { docx, epub, pdf, photoWith, testFile } from './my-texts-files.ts';

/** A word that stands nowhere else, in each form in which it could leave the page. */
const SECRET = 'quagmirefox';
const FORMS = [SECRET, Buffer.from(SECRET).toString('base64').slice(0, 12), Buffer.from(SECRET).toString('hex')];

test.use({ serviceWorkers: 'allow' });

test('no word of a text is in a request, and none is stored outside of its place on the device', async ({
  page,
  baseURL,
}) => {
  const origin = new URL(baseURL ?? '').origin;
  const sent: string[] = [];
  page.context().on('request', (request) => {
    // Files that the page makes itself.
    if (request.url().startsWith('blob:')) return;
    expect(new URL(request.url()).origin).toBe(origin);
    sent.push([request.method(), request.url(), JSON.stringify(request.headers()), request.postData() ?? ''].join(' '));
  });
  await signUpQuietly(page);
  await openPage(page, PATHS.myTexts);

  const texts = [`The ${SECRET} sleeps in its den. It dreams of mice.`, `In the morning the ${SECRET} wakes up.`];
  const files = [
    testFile(`${SECRET}.txt`, texts.join('\n\n')),
    docx(`${SECRET}.docx`, texts),
    epub(`${SECRET}.epub`, texts),
    pdf(`${SECRET}.pdf`, [texts]),
    testFile(`${SECRET}.doc`, Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])),
  ];
  const card = page.getByRole('region', { name: 'Add a text' });
  for (const file of files) {
    await page.getByLabel('The file to open').setInputFiles(file);
    await expect(card.getByText(/is in your list\.$/).or(card.getByRole('alert'))).toBeVisible();
  }
  await page.getByLabel('The photo to read').setInputFiles(await photoWith(page, texts));
  await expect(card.getByText(/is in your list\.$/)).toBeVisible({ timeout: 120_000 });
  await page.getByLabel('Or paste a text here').fill(`The ${SECRET} again. It runs.`);
  await page.getByRole('button', { name: 'Add this text' }).click();

  await page.getByRole('link', { name: `The ${SECRET} again.` }).click();
  await page.getByRole('button', { name: 'Listen' }).click();
  await page.getByRole('article').getByText(SECRET, { exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(SECRET);
  await openPage(page, PATHS.dashboard);

  expect(sent.length).toBeGreaterThan(20);
  for (const form of FORMS) expect(sent.filter((request) => request.includes(form))).toEqual([]);
  expect(await storesWith(page, SECRET)).toEqual(['thembstudy/textSections', 'thembstudy/texts']);
  for (const method of ['POST', 'PUT'])
    expect(sent.filter((request) => request.startsWith(`${method} `) && request.includes('text'))).toEqual([]);
});

/** The names of all places of this browser in which a word is stored. */
function storesWith(page: Page, word: string): Promise<string[]> {
  return page.evaluate(async (wanted) => {
    const found = new Set<string>();
    const look = (place: string, value: unknown) => {
      if (JSON.stringify(value)?.includes(wanted)) found.add(place);
    };
    look('localStorage', { ...localStorage });
    look('sessionStorage', { ...sessionStorage });
    look('cookies', document.cookie);
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        look(`cache ${name}`, request.url);
        const answer = await cache.match(request);
        if (/text|json|script/.test(answer?.headers.get('content-type') ?? ''))
          look(`cache ${name}`, await answer?.text());
      }
    }
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => reject(opening.error);
      });
      for (const store of database.objectStoreNames) {
        const rows = await new Promise<unknown[]>((resolve, reject) => {
          const reading = database.transaction(store).objectStore(store).getAll();
          reading.onsuccess = () => resolve(reading.result);
          reading.onerror = () => reject(reading.error);
        });
        look(`${name}/${store}`, rows);
      }
      database.close();
    }
    return [...found].sort();
  }, word);
}

import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { deviceStore } from '../../device/device-store.ts';
import { PATHS } from '../../paths.ts';
import { openApp } from '../../testing/app.tsx';
import { expectNoAxeFindings } from '../../testing/axe.ts';
import { pressByKey } from '../../testing/input-methods.ts';
import { savedFiles } from '../../testing/saved-files.ts';

async function openDiary() {
  const app = await openApp(PATHS.diary);
  await expect.element(page.getByText(/No entries yet|\d entr(y|ies)/).first()).toBeVisible();
  return app;
}

const newEntry = () => page.getByRole('form', { name: 'New entry' });
const add = () => newEntry().getByRole('button', { name: 'Add to my diary' });
const entries = () => page.getByRole('region', { name: 'Earlier' }).getByRole('listitem');
const titles = () =>
  entries()
    .getByRole('heading')
    .elements()
    .map(({ textContent }) => textContent);
/** Whether a region that is read out holds the words. */
const isTold = (words: string) =>
  page
    .getByText(words, { exact: true })
    .elements()
    .some((element) => element.closest('[role="status"], [aria-live]'));
const button = (name: string) => page.getByRole('button', { name, exact: true });

async function write(title: string, thoughts: string): Promise<void> {
  await newEntry().getByLabelText('Title').fill(title);
  await newEntry().getByLabelText('Thoughts').fill(thoughts);
  await add().click();
  await expect.element(newEntry().getByText('Your entry is in the diary.')).toBeVisible();
}

/** An entry written so many minutes after the first of January. */
function rowOf(minute: number) {
  const writtenAt = new Date(Date.UTC(2026, 0, 1, 0, minute)).toISOString();
  const [date, time] = [writtenAt.slice(0, 10), writtenAt.slice(11, 16)];
  return { id: `seeded-${minute}`, title: `Entry ${minute}`, thoughts: `Thoughts ${minute}.`, date, time, writtenAt };
}

async function seed(rows: object[]): Promise<void> {
  const writing = (await deviceStore()).transaction('diary', 'readwrite');
  for (const row of rows) void writing.store.put(row as never);
  await writing.done;
}

const stored = async () => (await deviceStore()).getAll('diary');

it('an entry needs a title and thoughts, stands first, empties the boxes, and nothing is sent', async () => {
  const { server, close } = await openDiary();
  await add().click();
  await expect.element(page.getByLabelText('Title')).toHaveFocus();
  await page.getByLabelText('Title').fill('   ');
  await page.getByLabelText('Thoughts').fill('Something');
  await add().click();
  await expect.element(page.getByLabelText('Title')).toHaveFocus();
  await page.getByLabelText('Title').fill('Rain');
  await page.getByLabelText('Thoughts').fill(' \n ');
  await pressByKey(page.getByLabelText('Title'));
  await expect.element(page.getByLabelText('Thoughts')).toHaveFocus();
  expect(page.getByRole('alert').elements()).toEqual([]);
  await expect.element(page.getByText('No entries yet.')).toBeVisible();

  await write('Rain', 'I counted the drops.');
  await expect.element(page.getByText('You can keep a copy')).toBeVisible();
  await expect.element(page.getByText('1 entry')).toBeVisible();
  await write('  Band practice ', 'It was loud.\n\nThen it was good.\n');
  await expect.poll(titles).toEqual(['Band practice', 'Rain']);
  await expect.element(page.getByLabelText('Title')).toHaveValue('');
  await expect.element(page.getByLabelText('Thoughts')).toHaveValue('');
  expect(server.writes).toEqual([]);
  await expectNoAxeFindings();

  close();
  const { router } = await openDiary();
  await expect.poll(titles).toEqual(['Band practice', 'Rain']);
  await expect.element(entries().first()).toMatchTextContent(/Today, \d\d:\d\d/);
  expect(entries().first().getByText('It was loud.').element().textContent).toBe('It was loud.\n\nThen it was good.');
  await router.navigate(PATHS.levelUpLab);
  await expect.element(page.getByText(/Last entry: today, \d\d:\d\d/)).toBeVisible();
});

it('an entry is changed where it stands, deleted, and brought back just as it was', async () => {
  await openDiary();
  await write('Rain', 'I counted the drops.');
  await write('Sun', 'It was warm.');
  const [before] = (await stored()).filter(({ title }) => title === 'Rain');

  await button('Edit Rain').click();
  const form = page.getByRole('form', { name: 'Change “Rain”' });
  await expect.element(form.getByLabelText('Title')).toHaveFocus();
  expect(button('Delete Sun').elements()).toEqual([]);
  // One form at a time.
  expect(page.getByLabelText('Title').elements()).toHaveLength(1);
  await expectNoAxeFindings();
  await form.getByLabelText('Thoughts').fill('');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect.element(form.getByLabelText('Thoughts')).toHaveFocus();
  await form.getByLabelText('Thoughts').fill('I counted a hundred drops.');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByText('I counted a hundred drops.')).toBeVisible();
  await expect.element(button('Edit Rain')).toHaveFocus();
  await expect.poll(() => isTold('Saved.')).toBe(true);
  const changed = { ...before, thoughts: 'I counted a hundred drops.' };
  expect(await stored()).toContainEqual(changed);

  await button('Delete Rain').click();
  await expect.element(page.getByRole('region', { name: '“Rain” is deleted.' })).toHaveFocus();
  await expect.poll(titles).toEqual(['Sun']);
  expect(page.getByText('Saved.').elements()).toEqual([]);
  await expectNoAxeFindings();
  await userEvent.tab();
  await expect.element(button('Undo')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(titles).toEqual(['Sun', 'Rain']);
  expect(await stored()).toContainEqual(changed);
  await expect.element(button('Edit Rain')).toHaveFocus();
  await expect.poll(() => isTold('“Rain” is back in your diary.')).toBe(true);

  await pressByKey(button('Close'));
  await expect.element(button('Edit Rain')).toHaveFocus();
  for (const [deleted, next] of [
    ['Rain', button('Edit Sun')],
    ['Sun', page.getByLabelText('Title')],
  ] as const) {
    await pressByKey(button(`Delete ${deleted}`));
    await expect.element(page.getByRole('region', { name: `“${deleted}” is deleted.` })).toHaveFocus();
    await pressByKey(button('Close'));
    await expect.element(next).toHaveFocus();
  }
});

it('what is being typed is there at the next visit, in a new entry and in a changed one', async () => {
  const { close } = await openDiary();
  await write('Rain', 'I counted the drops.');
  await page.getByLabelText('Title').fill('Not yet');
  await page.getByLabelText('Thoughts').fill('Half a thou');
  await button('Edit Rain').click();
  const open = page.getByRole('form', { name: 'Change “Rain”' });
  await open.getByLabelText('Title').fill('Rain and w');
  close();
  await openDiary();
  await expect.element(open.getByLabelText('Title')).toHaveValue('Rain and w');
  await open.getByRole('button', { name: 'Cancel' }).click();
  await expect.poll(titles).toEqual(['Rain']);
  await expect.element(newEntry().getByLabelText('Title')).toHaveValue('Not yet');
  await expect.element(newEntry().getByLabelText('Thoughts')).toHaveValue('Half a thou');
});

it('the text file holds every entry, the newest first', async () => {
  const saved = savedFiles();
  // A time that clocks left out in Europe is kept as it was written elsewhere.
  const when = { date: '2026-03-29', time: '02:30' };
  await seed([rowOf(0), { ...rowOf(1), ...when, title: 'Ünï ☔', thoughts: 'One.\n\n  Two.' }]);
  await openDiary();
  await button('Save to a file').click();
  await expect.poll(() => saved).toHaveLength(1);
  expect(saved[0]?.name).toMatch(/^my-diary-\d{4}-\d{2}-\d{2}\.txt$/);
  const line = '-'.repeat(40);
  expect(await saved[0]?.text()).toBe(
    [
      `My Diary\n2 entries, the newest first\n\n${line}\n\n`,
      `29 March 2026, 02:30\nÜnï ☔\n\nOne.\n\n  Two.\n\n${line}\n\n`,
      `1 January 2026, 00:00\nEntry 0\n\nThoughts 0.\n\n${line}\n\n`,
    ].join(''),
  );
  await expect.element(page.getByText(/The file is called my-diary/)).toBeVisible();
});

it('what is stored and cannot be read is kept aside, and the page works', async () => {
  const saved = savedFiles();
  const bad = [
    { ...rowOf(1), title: { not: 'text' } },
    { id: 'without-anything' },
    { ...rowOf(2), id: 7 },
    { ...rowOf(3), date: '2026-99-99' },
  ];
  await seed([rowOf(0), ...bad]);
  await openDiary();
  await expect.poll(titles).toEqual(['Entry 0']);
  await expect.element(page.getByText(/^4 entries could not be read. Nothing was deleted/)).toBeVisible();
  await expectNoAxeFindings();
  expect(await stored()).toEqual([rowOf(0)]);
  const keptAside = (await (await deviceStore()).getAll('diaryKeptAside')).map(({ found }) => found);
  expect(keptAside).toHaveLength(bad.length);
  for (const row of bad) expect(keptAside).toContainEqual(row);
  await button('Save what was kept aside').click();
  await expect.poll(() => saved).toHaveLength(1);
  expect(JSON.parse((await saved[0]?.text()) ?? '').map(({ found }: { found: object }) => found)).toEqual(keptAside);
  await write('Rain', 'I counted the drops.');
  await expect.poll(titles).toEqual(['Rain', 'Entry 0']);
});

it('with a thousand entries the page shows twenty at a time and finds the others', async () => {
  await seed(Array.from({ length: 1000 }, (_, minute) => rowOf(minute)));
  await openDiary();
  await expect.element(page.getByText('1,000 entries. You see 1 to 20.').first()).toBeVisible();
  expect(titles()[0]).toBe('Entry 999');
  expect(entries().elements()).toHaveLength(20);
  await write('Rain', 'I counted the drops.');
  await button('Show older entries').click();
  await expect.element(page.getByRole('heading', { name: 'Earlier' })).toHaveFocus();
  await expect.poll(() => titles()[0]).toBe('Entry 980');
  await expect.element(page.getByText('Your entry is in the diary.')).not.toBeInTheDocument();
  await button('Show newer entries').click();
  await expect.poll(() => titles()[0]).toBe('Rain');
  await page.getByLabelText('Find an entry').fill('thoughts 777.');
  await button('Search').click();
  await expect.poll(titles).toEqual(['Entry 777']);
  await button('Show all entries').click();
  await expect.poll(() => entries().elements()).toHaveLength(20);
});

describe('a window that keeps nothing', () => {
  it('says so, and the text stays in the boxes', async () => {
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
      throw new DOMException('not here', 'UnknownError');
    });
    await openApp(PATHS.diary);
    await expect.element(page.getByRole('alert')).toMatchTextContent('This window cannot open the diary.');
    await page.getByLabelText('Title').fill('Rain');
    await page.getByLabelText('Thoughts').fill('I counted the drops.');
    await add().click();
    await expect.element(page.getByText('This window cannot keep your entry.')).toBeVisible();
    await expect.element(page.getByLabelText('Thoughts')).toHaveValue('I counted the drops.');
    vi.restoreAllMocks();
  });
});

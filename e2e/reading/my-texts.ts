import { writeFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { PATHS } from '../../web/paths.ts';
import { openPage } from '../support/journey.ts';
import type { TestFile } from './my-texts-files.ts';

type FileToOpen = string | TestFile;

/** What opening a file came to: the text that is stored, or the sentence that is shown. */
export type Outcome = { text: string[]; sections: number; said: null } | { text: null; sections: 0; said: string };

export async function openMyTexts(page: Page): Promise<void> {
  await openPage(page, PATHS.myTexts);
  await expect(page.getByRole('heading', { name: 'Your texts' })).toBeVisible();
}

/** Opens a file, waits until it is in the list or refused, and deletes it from the store. */
export async function outcomeOf(page: Page, file: FileToOpen): Promise<Outcome> {
  await page.getByLabel('The file to open').setInputFiles(await pathOf(file));
  const card = page.getByRole('region', { name: 'Add a text' });
  const done = card.getByText(/is in your list\.$/);
  const fault = card.getByRole('alert');
  await expect(done.or(fault)).toBeVisible({ timeout: 170_000 });
  if (await fault.isVisible()) return { text: null, sections: 0, said: ((await fault.textContent()) ?? '').trim() };
  const sections = await takeNewestText(page);
  return { text: sections.flat(), sections: sections.length, said: null };
}

/** A large file comes from the disk, as a learner's does: Playwright would busy the page with it. */
async function pathOf(file: FileToOpen): Promise<string> {
  if (typeof file === 'string') return file;
  const path = test.info().outputPath(file.name);
  await writeFile(path, file.buffer);
  return path;
}

/** The headings and paragraphs of all stored texts, which are deleted. */
function takeNewestText(page: Page): Promise<string[][]> {
  return page.evaluate(
    () =>
      new Promise<string[][]>((resolve, reject) => {
        const opening = indexedDB.open('thembstudy');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const reading = opening.result.transaction(['texts', 'textSections'], 'readwrite');
          const texts = reading.objectStore('texts').getAll();
          const sections = reading.objectStore('textSections').getAll();
          reading.objectStore('texts').clear();
          reading.objectStore('textSections').clear();
          reading.oncomplete = () => {
            opening.result.close();
            const headings: (string | null)[] = texts.result[0]?.headings ?? [];
            resolve(sections.result.map(({ paragraphs }, at) => [headings[at] ?? [], paragraphs].flat()));
          };
        };
      }),
  );
}

type TraceEvent = { name: string; ph: string; pid: number; tid: number; tdur?: number; args: { name?: string } };

/** Measures the longest task of the page, in ms of its processor: what other processes take meanwhile does not count. */
export function longestTask(page: Page) {
  const browser = page.context().browser();
  const longest = { ms: 0 };
  return {
    longest,
    during: async <Result>(action: () => Promise<Result>): Promise<Result> => {
      await browser?.startTracing(page, { categories: ['toplevel'] });
      const result = await action();
      const trace = await browser?.stopTracing();
      const events: TraceEvent[] = JSON.parse(trace?.toString() ?? '').traceEvents;
      const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
      const threads = new Map(
        events.map((event) => [event.name === 'thread_name' && threadOf(event), event.args.name]),
      );
      const tasks = events.filter((event) => event.ph === 'X' && threads.get(threadOf(event)) === 'CrRendererMain');
      expect(tasks.length).toBeGreaterThan(0);
      for (const { tdur = 0 } of tasks) longest.ms = Math.max(longest.ms, tdur / 1000);
      return result;
    },
  };
}

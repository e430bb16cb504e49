import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { failureLine } from './vitest-report.ts';

type Output = { text?: string };
type Result = {
  status: string;
  duration: number;
  retry: number;
  errors: { message?: string }[];
  stdout: Output[];
  stderr: Output[];
  attachments: { name: string; contentType: string; path?: string }[];
};
type Suite = {
  title: string;
  suites?: Suite[];
  specs?: { title: string; tests: { status: string; results: Result[] }[] }[];
};
type Journey = { name: string; results: Result[] };

/** The part of Playwright's JSON report that is needed. */
export type JourneyReport = {
  suites?: Suite[];
  stats?: { expected: number; unexpected: number; flaky: number };
};

/** File names have at most 255 bytes on common file systems. */
const LONGEST_NAME = 180;

/**
 * The names of the journeys that failed and then passed. Writes a log of each of their runs into the folder, because
 * the next run of Playwright overwrites its report.
 * @param step the name of the test step, because a journey runs in several browsers
 */
export async function keepFlakyLogs({ suites = [] }: JourneyReport, step: string, folder: string): Promise<string[]> {
  const flaky = journeysOf(suites, 'flaky');
  for (const { name, results } of flaky)
    for (const result of results) {
      const words = `${step} ${name}`.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
      await writeFile(
        join(folder, `${words.slice(-LONGEST_NAME)}.run-${result.retry + 1}.log`),
        await logOf(name, result),
      );
    }
  return flaky.map(({ name }) => name);
}

/** A line for each journey that failed, also when it was tried once more. */
export function failedJourneys({ suites = [] }: Partial<JourneyReport>): string[] {
  return journeysOf(suites, 'unexpected').map(({ name, results }) => failureLine(name, results.at(-1)?.errors[0]));
}

function journeysOf(suites: readonly Suite[], status: string, above: readonly string[] = []): Journey[] {
  return suites.flatMap(({ title, specs = [], suites: inner = [] }) => {
    const path = [...above, title];
    const own = specs.flatMap((spec) =>
      spec.tests
        .filter((test) => test.status === status)
        .map(({ results }) => ({ name: [...path, spec.title].join(' › '), results })),
    );
    return [...own, ...journeysOf(inner, status, path)];
  });
}

/** What a run printed and why it failed, with what Playwright saw on the page then. */
async function logOf(name: string, { status, duration, retry, errors, stdout, stderr, attachments }: Result) {
  const texts = attachments.filter(({ contentType, path }) => path && /^text\//.test(contentType));
  const seen = await Promise.all(texts.map(({ path }) => readFile(path ?? '', 'utf8').catch(() => '')));
  const parts = [
    `${name}\nrun ${retry + 1}: ${status} after ${duration} ms`,
    ...errors.map(({ message = '' }) => message),
    ...[...stdout, ...stderr].map(({ text = '' }) => text),
    ...seen,
  ];
  return `${parts.map(stripVTControlCharacters).join('\n\n')}\n`;
}

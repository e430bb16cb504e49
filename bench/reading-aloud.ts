import { measureReading } from '../scripts/reading-aloud/measure.ts';
import type { Figure } from './figures.ts';

/** Accuracy and speed of following a reader, on recordings of people that are joined and cut to passages. */
export async function readingAloud(): Promise<Figure[]> {
  const { words, pauses, repetitions, read, leftOut, ...measured } = await measureReading();
  console.log(
    `${words} words of ${measured.prompts} recordings of one adult voice (Allison Smith). The figures hold for the adult ` +
      'voices tried; children are unmeasured.',
  );
  const share = (name: string, { found, of }: { found: number; of: number }): Figure => ({
    name: `${name} found`,
    measured: (100 * found) / of,
    unit: '%',
    of,
  });
  const count = (name: string, measured: number, of: number): Figure => ({ name, measured, unit: 'in all', of });
  return [
    { name: 'words in the passages', measured: words, unit: 'in all', least: 600 },
    { ...share('pauses over 0.5 s', pauses), least: 95 },
    count('pauses found that are not there', pauses.others, pauses.of),
    { ...share('repetitions', repetitions), least: 95 },
    count('repetitions found that are not there', repetitions.others, words),
    count('read words called left out', read.others, read.of),
    {
      name: 'read words called left out: upper limit',
      measured: measured.mostReadCalledLeftOutPercent,
      unit: '%',
      most: 3,
      of: read.of,
    },
    share('words left out', leftOut),
    {
      name: 'faster than spoken, one core slowed 4 times',
      measured: measured.timesFasterThanSpoken,
      unit: 'times',
      least: 5,
    },
  ];
}

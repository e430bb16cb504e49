import { onTestFinished } from 'vitest';

type CleanUp = () => unknown;
const afterFile: CleanUp[] = [];

/** Runs at the end of the test; when called outside a test, as in `beforeAll`, at the end of the file. */
export function cleanUp(work: CleanUp): void {
  try {
    onTestFinished(async () => void (await work()));
  } catch {
    afterFile.push(work);
  }
}

/** The last one that was added runs first. */
export async function runFileCleanUps(): Promise<void> {
  for (const work of afterFile.splice(0).reverse()) await work();
}

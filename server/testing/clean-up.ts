import { onTestFinished } from 'vitest';

type CleanUp = () => unknown;
const afterFile: CleanUp[] = [];

/** Runs `work` at the end of the test, or at the end of the file when called outside a test, as in `beforeAll`. */
export function cleanUp(work: CleanUp): void {
  try {
    onTestFinished(async () => void (await work()));
  } catch {
    afterFile.push(work);
  }
}

/** Runs the clean-ups of a file, last added first. */
export async function runFileCleanUps(): Promise<void> {
  for (const work of afterFile.splice(0).reverse()) await work();
}

import { mkdir } from 'node:fs/promises';
import { CannotStart, systemCodeOf } from './startup-error.ts';

/** Makes a folder for data, for its owner only, unless it is there. */
export async function prepareFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new CannotStart(`The data folder ${folder} cannot be made (${systemCodeOf(error)}).`);
  }
}

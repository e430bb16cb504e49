import { mkdir } from 'node:fs/promises';
import { StartupError, systemCodeOf } from './startup-error.ts';

/** Makes a folder for data, for its owner only, unless it is there. */
export async function createDataFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new StartupError(`The data folder ${folder} cannot be made (${systemCodeOf(error)}).`);
  }
}

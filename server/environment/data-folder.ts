import { mkdir } from 'node:fs/promises';
import { StartupError, systemCodeOf } from './startup-error.ts';

/**
 * Creates a folder that only its owner can read, unless it exists.
 * @throws StartupError when it cannot be created
 */
export async function createDataFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new StartupError(`The data folder ${folder} cannot be made (${systemCodeOf(error)}).`);
  }
}

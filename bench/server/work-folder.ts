import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** A folder for this run alone, which goes when the run ends. What a run that was killed left there goes now. */
export function makeWorkFolder(parent: string): string {
  mkdirSync(parent, { recursive: true });
  for (const name of readdirSync(parent)) if (isLeftOver(name)) discard(join(parent, name));
  const folder = resolve(parent, `work-${process.pid}`);
  mkdirSync(folder);
  process.once('exit', () => discard(folder));
  // An exit ends whatever was started here, too.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  return folder;
}

function isLeftOver(name: string): boolean {
  const pid = Number(/^work-(\d+)$/.exec(name)?.[1]);
  if (Number.isNaN(pid)) return false;
  try {
    return !process.kill(pid, 0);
  } catch {
    return true;
  }
}

function discard(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}

import { globSync } from 'node:fs';
import { posix } from 'node:path';

const MODULES = 'bench,content,contract,dev-identity,e2e,messages,rules,scripts,server,studies,web';
const NOT_COUNTED = /\.(test|spec)\.tsx?$|\/testing\/|\/migrations\/\d|^messages\/compiled\/|\.d\.ts$/;

// node scripts/with-node.mjs --dev scripts/code-checks/folders.ts: the number of files in each folder, the fullest
// first, and the mean. Tests and their helpers, migrations and generated files do not count.
if (import.meta.main) {
  const counts = countFiles();
  for (const [folder, count] of [...counts].sort(([, one], [, other]) => other - one))
    console.log(`${count} ${folder}`);
  console.log(`mean: ${meanOf(counts).toFixed(2)} files in ${counts.size} folders`);
}

/** The number of code files in each folder that has some, such as `web/games/simon` → 9. */
export function countFiles(): ReadonlyMap<string, number> {
  const files = globSync(`{${MODULES}}/**/*.{ts,tsx,mjs}`).map((file) => file.replaceAll('\\', '/'));
  const counts = new Map<string, number>();
  for (const folder of files.filter((file) => !NOT_COUNTED.test(file)).map((file) => posix.dirname(file)))
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  return counts;
}

/** The mean number of files in a folder. */
export function meanOf(counts: ReadonlyMap<string, number>): number {
  return [...counts.values()].reduce((sum, count) => sum + count, 0) / counts.size;
}

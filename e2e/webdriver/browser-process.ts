import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';

/** Starts a process that does not outlive this one. */
export function startProcess(
  command: string,
  args: string[],
  settings: Record<string, string> = {},
): ChildProcessWithoutNullStreams {
  const child = spawn(command, args, { env: { ...process.env, ...settings } });
  const kill = () => child.kill();
  process.once('exit', kill);
  child.once('exit', () => process.off('exit', kill));
  for (const stream of [child.stdout, child.stderr]) stream.resume();
  return child;
}

/** The first group of the pattern, once the process has printed it. */
export function printedBy(child: ChildProcessWithoutNullStreams, pattern: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    const read = (chunk: Buffer) => {
      output += chunk;
      const found = pattern.exec(output)?.[1];
      if (found !== undefined) resolve(found);
    };
    for (const stream of [child.stdout, child.stderr]) stream.on('data', read);
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`${child.spawnfile} ended with ${code}: ${output}`)));
  });
}

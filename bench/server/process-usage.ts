import { readdirSync, readFileSync } from 'node:fs';

/** The unit of the times in /proc/PID/stat, which is 10 ms on every Linux. */
const TICK_MS = 10;

/** Memory of a process in MiB (resident set). */
export function memoryMiB(pid: number): number {
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
}

/** User and system time of a process and all its descendants, in ms; includes descendants that exited. */
export function processorMs(pid: number): number {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => statOf(Number(name)));
  const total = (root: number): number => {
    const own = all.find((each) => each?.pid === root)?.ticks ?? 0;
    const children = all.filter((each) => each?.parent === root);
    return children.reduce((sum, child) => sum + total(child?.pid ?? 0), own);
  };
  return total(pid) * TICK_MS;
}

function statOf(pid: number) {
  try {
    // The name of the program, in parentheses, may contain spaces.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ').map(Number) ?? [];
    const [, parent] = fields;
    const [user = 0, system = 0, childrenUser = 0, childrenSystem = 0] = fields.slice(11, 15);
    return { pid, parent, ticks: user + system + childrenUser + childrenSystem };
  } catch {
    return null;
  }
}

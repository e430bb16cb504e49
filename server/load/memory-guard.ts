import { totalmem } from 'node:os';
import { getHeapStatistics } from 'node:v8';

/** Beyond this part of what there is, a process is killed or does nothing but collect garbage. */
const MEMORY = { mostPart: 0.85, readEveryMs: 1000 } as const;

/** Whether this process has almost all memory that it can have. It is read once a second at most. */
export function createMemoryGuard(isShort = isShortOfMemory, now = () => performance.now()) {
  let readAt = Number.NEGATIVE_INFINITY;
  let wasShort = false;
  return function isMemoryShort(): boolean {
    if (now() - readAt < MEMORY.readEveryMs) return wasShort;
    readAt = now();
    wasShort = isShort();
    return wasShort;
  };
}

function isShortOfMemory(): boolean {
  const { used_heap_size: heap, heap_size_limit: heapLimit } = getHeapStatistics();
  return heap > MEMORY.mostPart * heapLimit || process.memoryUsage.rss() > MEMORY.mostPart * memoryOfMachine();
}

/** What a container may use, or else the machine has, in bytes. */
function memoryOfMachine(): number {
  return Math.min(process.constrainedMemory() || totalmem(), totalmem());
}

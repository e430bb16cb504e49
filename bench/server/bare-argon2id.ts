import { argon2, randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { ARGON2ID, PASSWORD } from './requests.ts';

// bare-argon2id.ts SECONDS: prints how many password hashes a second this machine computes on all its processors.

const derive = promisify(argon2);
const seconds = Number(process.argv[2]);
const startedAt = performance.now();
let hashes = 0;

await Promise.all(Array.from({ length: availableParallelism() }, computeHashes));
process.stdout.write(`${(hashes / (performance.now() - startedAt)) * 1000}\n`);

async function computeHashes(): Promise<void> {
  while (performance.now() - startedAt < seconds * 1000) {
    await derive('argon2id', { ...ARGON2ID, message: PASSWORD, nonce: randomBytes(16) });
    hashes += 1;
  }
}

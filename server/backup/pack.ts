import { createHash, type Hash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { constants, createGunzip, createGzip } from 'node:zlib';

/** Gzip brings a checksum of its own, which finds damage that a database cannot see in its rows. */
const FAST = { level: constants.Z_BEST_SPEED };

/** Packs a file into a new one, waits until that has reached the disk, and reads it back. */
export async function pack(file: string, packed: string): Promise<void> {
  const sent = createHash('sha256');
  await pipeline(createReadStream(file), hashing(sent), createGzip(FAST), newFile(packed));
  await sync(packed);
  const arrived = createHash('sha256');
  await pipeline(createReadStream(packed), createGunzip(), hashing(arrived), ignore);
  if (!sent.digest().equals(arrived.digest())) throw new Error(`${packed} reads differently from what was written`);
}

/** Unpacks into a new file, and waits until that has reached the disk. */
export async function unpack(packed: string, file: string): Promise<void> {
  await pipeline(createReadStream(packed), createGunzip(), newFile(file));
  await sync(file);
}

/** Waits until a file, or what a folder lists, has reached the disk. */
export async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function newFile(file: string) {
  return createWriteStream(file, { flags: 'wx', mode: 0o600 });
}

function hashing(hash: Hash) {
  return async function* (chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      hash.update(chunk);
      yield chunk;
    }
  };
}

async function ignore(chunks: AsyncIterable<Buffer>): Promise<void> {
  for await (const _ of chunks);
}

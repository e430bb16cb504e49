import { constants, crc32, deflateRawSync } from 'node:zlib';

/** Compressed by deflate; no name, no time, of no known system (RFC 1952, 2.3). */
const HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);
/** Of a block that stands as it is (RFC 1951, 3.2.4). */
const LONGEST_BLOCK = 0xffff;
const NOT_THE_LAST_BLOCK = 0;

export type GzipAround = (between: string) => Buffer<ArrayBuffer>;

/**
 * Compresses two texts once, and gives gzip of both with something between them, which is left as it is. To compress the
 * whole anew for everybody takes a hundred times as long, and a quarter of a megabyte each time.
 */
export function gzipAround(before: string, after: string): GzipAround {
  const [start, end] = [Buffer.from(before), Buffer.from(after)];
  // A flush ends on a whole byte, so that something else can follow.
  const head = Buffer.concat([HEADER, deflateRawSync(start, { finishFlush: constants.Z_SYNC_FLUSH })]);
  const tail = deflateRawSync(end);
  const startSum = crc32(start);

  return (between) => {
    const middle = Buffer.from(between);
    const trailer = Buffer.alloc(8);
    trailer.writeUInt32LE(crc32(end, crc32(middle, startSum)), 0);
    trailer.writeUInt32LE(start.length + middle.length + end.length, 4);
    return Buffer.concat([head, ...blocksOf(middle), tail, trailer]);
  };
}

function blocksOf(bytes: Buffer): Buffer[] {
  const blocks: Buffer[] = [];
  for (let at = 0; at < bytes.length; at += LONGEST_BLOCK) {
    const block = bytes.subarray(at, at + LONGEST_BLOCK);
    const head = Buffer.from([NOT_THE_LAST_BLOCK, 0, 0, 0, 0]);
    head.writeUInt16LE(block.length, 1);
    head.writeUInt16LE(LONGEST_BLOCK - block.length, 3);
    blocks.push(head, block);
  }
  return blocks;
}

/** The beginning of a lossy WebP of this size; the server does not read further. */
export function webp(width = 256, height = 256, length = 200): Buffer {
  const bytes = Buffer.alloc(length);
  bytes.write('RIFF', 0, 'latin1');
  bytes.writeUInt32LE(length - 8, 4);
  bytes.write('WEBPVP8 ', 8, 'latin1');
  bytes.writeUInt16LE(width, 26);
  bytes.writeUInt16LE(height, 28);
  return bytes;
}

/** The beginning of an extended WebP, whose flags name further parts such as metadata. */
export function extendedWebp(flags: number, width = 256, height = 256): Buffer {
  const bytes = webp();
  bytes.write('VP8X', 12, 'latin1');
  bytes.writeUInt8(flags, 20);
  bytes.writeUIntLE(width - 1, 24, 3);
  bytes.writeUIntLE(height - 1, 27, 3);
  return bytes;
}

/** The beginning of a lossless WebP. */
export function losslessWebp(width = 256, height = 256): Buffer {
  const bytes = webp();
  bytes.write('VP8L', 12, 'latin1');
  bytes.writeUInt32LE((width - 1) | ((height - 1) << 14), 21);
  return bytes;
}

/** The beginning of a JPEG of this size, with the named segments before its frame. */
export function jpeg(width = 256, height = 256, { before = [0xe0], frame = 0xc0 } = {}): Buffer {
  const segment = (marker: number, content: Buffer) => {
    const head = Buffer.from([0xff, marker, 0, 0]);
    head.writeUInt16BE(content.length + 2, 2);
    return Buffer.concat([head, content]);
  };
  const size = Buffer.alloc(15);
  size.writeUInt8(8, 0);
  size.writeUInt16BE(height, 1);
  size.writeUInt16BE(width, 3);
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    ...before.map((marker) => segment(marker, Buffer.alloc(20))),
    segment(frame, size),
    Buffer.from([0xff, 0xd9]),
  ]);
}

import type { PictureHeader } from './picture-header.ts';

/** VP8X flags for Exif, XMP and animation. */
const REFUSED_FLAGS = 0b1110;

/** The size of a WebP; null for other files, and for a WebP with animation or metadata. */
export function webpHeader(bytes: Buffer): PictureHeader | null {
  const isWebp = bytes.length >= 30 && text(bytes, 0) === 'RIFF' && text(bytes, 8) === 'WEBP';
  const size = isWebp ? SIZES[text(bytes, 12)]?.(bytes) : null;
  return size ? { mediaType: 'image/webp', ...size } : null;
}

type Size = Pick<PictureHeader, 'width' | 'height'>;

/** By the first chunk: lossy, lossless, extended. */
const SIZES: Record<string, (bytes: Buffer) => Size | null> = {
  'VP8 ': (bytes) => ({ width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff }),
  VP8L: (bytes) => {
    const bits = bytes.readUInt32LE(21);
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  },
  VP8X: (bytes) => {
    if (bytes.readUInt8(20) & REFUSED_FLAGS) return null;
    return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
  },
};

function text(bytes: Buffer, at: number): string {
  return bytes.toString('latin1', at, at + 4);
}

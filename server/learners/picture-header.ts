import { UPLOADED_PICTURE } from '#rules/people/profile-picture.ts';

/** Read from the bytes of a picture, because the sender's content type is not reliable. */
type PictureHeader = { mediaType: 'image/jpeg' | 'image/webp'; width: number; height: number };

/** The media type of a valid uploaded picture, a square of `UPLOADED_PICTURE.side`; null for anything else. */
export function uploadedPictureType(bytes: Buffer): PictureHeader['mediaType'] | null {
  if (bytes.length > UPLOADED_PICTURE.maxStoredBytes) return null;
  const header = webpHeader(bytes) ?? jpegHeader(bytes);
  const isSquare = header?.width === UPLOADED_PICTURE.side && header.height === UPLOADED_PICTURE.side;
  return isSquare ? header.mediaType : null;
}

const JPEG_START = 0xffd8;
/** The APP1 segment with Exif or XMP, which can hold the place and time of a photo. */
const JPEG_METADATA = 0xe1;
/** Start-of-frame markers C0 to CF, without C4 and CC (tables) and C8 (reserved). */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** The size of a JPEG; null for other files and for a JPEG with metadata. */
function jpegHeader(bytes: Buffer): PictureHeader | null {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== JPEG_START) return null;
  let at = 2;
  while (at + 9 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes.readUInt8(at + 1);
    if (marker === JPEG_METADATA) return null;
    if (isFrame(marker))
      return { mediaType: 'image/jpeg', width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) };
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return null;
}

/** VP8X flags for Exif, XMP and animation. */
const WEBP_REFUSED_FLAGS = 0b1110;

/** The size of a WebP; null for other files, and for a WebP with animation or metadata. */
function webpHeader(bytes: Buffer): PictureHeader | null {
  const isWebp = bytes.length >= 30 && text(bytes, 0) === 'RIFF' && text(bytes, 8) === 'WEBP';
  const size = isWebp ? WEBP_SIZES[text(bytes, 12)]?.(bytes) : null;
  return size ? { mediaType: 'image/webp', ...size } : null;
}

type Size = Pick<PictureHeader, 'width' | 'height'>;

/** How to read the size by the first chunk: lossy, lossless, extended. */
const WEBP_SIZES: Record<string, (bytes: Buffer) => Size | null> = {
  'VP8 ': (bytes) => ({ width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff }),
  VP8L: (bytes) => {
    const bits = bytes.readUInt32LE(21);
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  },
  VP8X: (bytes) => {
    if (bytes.readUInt8(20) & WEBP_REFUSED_FLAGS) return null;
    return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
  },
};

function text(bytes: Buffer, at: number): string {
  return bytes.toString('latin1', at, at + 4);
}

import type { PictureHeader } from './picture-header.ts';

const START = 0xffd8;
/** The APP1 segment with Exif or XMP, which can hold the place and time of a photo. */
const METADATA = 0xe1;
/** Start-of-frame markers C0 to CF, without C4 and CC (tables) and C8 (reserved). */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** The size of a JPEG; null for other files and for a JPEG with metadata. */
export function jpegHeader(bytes: Buffer): PictureHeader | null {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== START) return null;
  let at = 2;
  while (at + 9 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes.readUInt8(at + 1);
    if (marker === METADATA) return null;
    if (isFrame(marker))
      return { mediaType: 'image/jpeg', width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) };
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return null;
}

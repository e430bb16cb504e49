import type { PictureHeader } from './picture-header.ts';

const START = 0xffd8;
/** Where Exif and XMP stand, and with them the place and the time at which a photo was taken. */
const METADATA = 0xe1;
/** Frames of all kinds, but for the tables (C4, CC) and what is reserved (C8) among their numbers. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** How large a JPEG is; null for anything else, and for one that carries metadata. */
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

import { OWN_PICTURE } from '#rules/profile-picture.ts';
import { jpegHeader } from './jpeg-header.ts';
import { webpHeader } from './webp-header.ts';

/** Read from the bytes of a picture, because the sender's content type is not reliable. */
export type PictureHeader = { mediaType: 'image/jpeg' | 'image/webp'; width: number; height: number };

/** The media type of a valid uploaded picture, a square of `OWN_PICTURE.side`; null for anything else. */
export function ownPictureType(bytes: Buffer): PictureHeader['mediaType'] | null {
  if (bytes.length > OWN_PICTURE.mostBytesKept) return null;
  const header = webpHeader(bytes) ?? jpegHeader(bytes);
  const isSquare = header?.width === OWN_PICTURE.side && header.height === OWN_PICTURE.side;
  return isSquare ? header.mediaType : null;
}

import { OWN_PICTURE } from '#rules/profile-picture.ts';
import { jpegHeader } from './jpeg-header.ts';
import { webpHeader } from './webp-header.ts';

/** What the first bytes of a picture say, whatever its sender says. */
export type PictureHeader = { mediaType: 'image/jpeg' | 'image/webp'; width: number; height: number };

/** The media type of a picture that can be kept as a learner's own; null for anything else. */
export function ownPictureType(bytes: Buffer): PictureHeader['mediaType'] | null {
  if (bytes.length > OWN_PICTURE.mostBytesKept) return null;
  const header = webpHeader(bytes) ?? jpegHeader(bytes);
  const isSquare = header?.width === OWN_PICTURE.side && header.height === OWN_PICTURE.side;
  return isSquare ? header.mediaType : null;
}

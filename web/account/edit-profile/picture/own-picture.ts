import { UPLOADED_PICTURE } from '#rules/profile-picture.ts';
import { centreSquare } from './centre-square.ts';

/** A picture that cannot be used; the message is a sentence for the learner. */
export class PictureFault extends Error {
  override name = 'PictureFault';
}

const TOO_LARGE = 'This file is larger than 1 MB. Choose a smaller one.';
const NOT_READABLE = 'This file cannot be read as a picture. Choose another one.';

/** From the first to the last that is tried, until the picture is small enough. */
const QUALITIES = [0.86, 0.75, 0.6, 0.45, 0.3, 0.15];

/**
 * What is kept of a file that a learner brings: the square in its middle, drawn anew, so that nothing else that stands
 * in the file goes along. Of a moving picture it is the first moment.
 * @returns an address that an `img` can show, with the whole picture in it
 * @throws PictureFault
 */
export async function ownPicture(file: Blob): Promise<string> {
  if (file.size > UPLOADED_PICTURE.maxFileBytes) throw new PictureFault(TOO_LARGE);
  const canvas = await drawn(file);
  for (const quality of QUALITIES) {
    const blob = await encoded(canvas, 'image/webp', quality);
    // A browser that cannot write WebP writes something else instead.
    const small = blob?.type === 'image/webp' ? blob : await encoded(canvas, 'image/jpeg', quality);
    if (small && small.size <= UPLOADED_PICTURE.maxStoredBytes) return dataAddress(small);
  }
  throw new PictureFault(NOT_READABLE);
}

/** Why a picture cannot be used, whatever was thrown. */
export function asPictureFault(error: unknown): PictureFault {
  return error instanceof PictureFault ? error : new PictureFault(NOT_READABLE);
}

/** The part of such an address that the server wants. */
export function base64Of(address: string): string {
  return address.slice(address.indexOf(',') + 1);
}

async function drawn(file: Blob): Promise<HTMLCanvasElement> {
  // Turned as the camera was held.
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => {
    throw new PictureFault(NOT_READABLE);
  });
  const canvas = document.createElement('canvas');
  canvas.width = UPLOADED_PICTURE.side;
  canvas.height = UPLOADED_PICTURE.side;
  const context = canvas.getContext('2d', { alpha: false });
  if (!context) throw new PictureFault(NOT_READABLE);
  const { x, y, side } = centreSquare(picture);
  // What can be seen through stands on white.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, x, y, side, side, 0, 0, canvas.width, canvas.height);
  picture.close();
  return canvas;
}

function encoded(canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob | null> {
  return new Promise((resolve) => canvas.toBlob(resolve, type, quality));
}

function dataAddress(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(new PictureFault(NOT_READABLE));
    reader.readAsDataURL(blob);
  });
}

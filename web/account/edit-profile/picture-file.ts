import { m } from '#messages';
import { UPLOADED_PICTURE } from '#rules/people/profile-picture.ts';

/** Tried in this order until the picture is small enough. */
const QUALITIES = [0.86, 0.75, 0.6, 0.45, 0.3, 0.15];

/**
 * Crops a picture file to its central square and encodes it again, which removes all metadata. Of an animation it
 * takes the first frame.
 * @returns a data URL for an `img`
 * @throws Error with a sentence for the learner
 */
export async function readPicture(file: Blob): Promise<string> {
  if (file.size > UPLOADED_PICTURE.maxFileBytes) throw new Error(m['account.picture.file_too_large']());
  const small = await smallSquare(file).catch(() => null);
  if (!small) throw new Error(m['account.picture.file_not_readable']());
  return toDataAddress(small);
}

async function smallSquare(file: Blob): Promise<Blob | null> {
  const canvas = await drawSquare(file);
  for (const quality of QUALITIES) {
    const blob = await encode(canvas, 'image/webp', quality);
    // A browser that cannot encode WebP returns another type.
    const small = blob?.type === 'image/webp' ? blob : await encode(canvas, 'image/jpeg', quality);
    if (small && small.size <= UPLOADED_PICTURE.maxStoredBytes) return small;
  }
  return null;
}

async function drawSquare(file: Blob): Promise<HTMLCanvasElement> {
  // Applies the EXIF orientation.
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const canvas = document.createElement('canvas');
  canvas.width = UPLOADED_PICTURE.side;
  canvas.height = UPLOADED_PICTURE.side;
  const context = canvas.getContext('2d', { alpha: false });
  if (!context) throw new Error('no 2D context');
  const { x, y, side } = centreSquare(picture);
  // Fill transparent areas with white, because JPEG has no transparency.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, x, y, side, side, 0, 0, canvas.width, canvas.height);
  picture.close();
  return canvas;
}

function encode(canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob | null> {
  return new Promise((resolve) => canvas.toBlob(resolve, type, quality));
}

function toDataAddress(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(new Error(m['account.picture.file_not_readable']()));
    reader.readAsDataURL(blob);
  });
}

/** The largest square in the middle of a picture, in its pixels. */
export function centreSquare({ width, height }: { width: number; height: number }) {
  const side = Math.min(width, height);
  return { x: (width - side) / 2, y: (height - side) / 2, side };
}

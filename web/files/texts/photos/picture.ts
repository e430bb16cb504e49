import { type GreyPicture, SMALL_SIDE } from './skew.ts';

/** The maximum number of pixels for recognition: enough for a whole page; a larger image only takes longer. */
export const READ_PIXELS = 9_000_000;
/** Enough to tell whether the letters stand upright. */
export const TRY_PIXELS = 2_000_000;

/** Turned by less, lines are read as well as straight ones. */
const STRAIGHT_DEGREES = 0.2;

/** A small version of the picture in shades of grey. */
export function greyOf(picture: ImageBitmap): GreyPicture {
  const scale = Math.min(1, SMALL_SIDE / Math.max(picture.width, picture.height));
  const [width, height] = [pixels(picture.width * scale), pixels(picture.height * scale)];
  const brush = brushOn(width, height);
  brush.drawImage(picture, 0, 0, width, height);
  const { data } = brush.getImageData(0, 0, width, height);
  const shades = new Uint8Array(width * height);
  for (let at = 0; at < shades.length; at += 1) {
    const [red = 0, green = 0, blue = 0] = [data[at * 4], data[at * 4 + 1], data[at * 4 + 2]];
    shades[at] = red * 0.3 + green * 0.59 + blue * 0.11;
  }
  return { width, height, shades };
}

/**
 * Turns the picture back by `degrees` and returns a PNG of at most `mostPixels`.
 * @param around the shade of the corners that this leaves empty
 */
export function turnedBack(picture: ImageBitmap, degrees: number, mostPixels: number, around: number): Promise<Blob> {
  const isStraight = Math.abs(degrees) < STRAIGHT_DEGREES;
  const radians = isStraight ? 0 : (-degrees * Math.PI) / 180;
  const [sin, cos] = [Math.abs(Math.sin(radians)), Math.abs(Math.cos(radians))];
  const [width, height] = [picture.width * cos + picture.height * sin, picture.width * sin + picture.height * cos];
  const scale = Math.min(1, Math.sqrt(mostPixels / (width * height)));
  const brush = brushOn(pixels(width * scale), pixels(height * scale), around);
  const { canvas } = brush;
  brush.translate(canvas.width / 2, canvas.height / 2);
  brush.rotate(radians);
  brush.scale(scale, scale);
  const [left, top] = [-picture.width / 2, -picture.height / 2];
  brush.fillStyle = 'white';
  brush.fillRect(left, top, picture.width, picture.height);
  brush.drawImage(picture, left, top);
  return canvas.convertToBlob({ type: 'image/png' });
}

/** A canvas of one shade: transparent areas of a picture would otherwise become black. */
function brushOn(width: number, height: number, shade = 255): OffscreenCanvasRenderingContext2D {
  const brush = new OffscreenCanvas(width, height).getContext('2d');
  if (!brush) throw new Error('There is no canvas.');
  brush.fillStyle = `#${Math.round(shade).toString(16).padStart(2, '0').repeat(3)}`;
  brush.fillRect(0, 0, width, height);
  return brush;
}

function pixels(length: number): number {
  return Math.max(1, Math.round(length));
}

/** A picture in shades of grey, row by row: 0 is black, 255 is white. */
export type GreyPicture = { width: number; height: number; shades: Uint8Array };

/** The longer side of the small version of a photo, in pixels: the lines of a full page can still be told apart. */
export const SMALL_SIDE = 1000;

/** The numbers by which the direction of lines is found. They are our own, tried on made photos of school work. */
const SKEW = {
  /** The surroundings of a pixel are a square with this share of the longer side. */
  around: 1 / 30,
  /** A pixel that is darker than its surroundings by this many shades is ink. */
  darker: 20,
  /** With a larger share of ink around, it is an edge of the page or a picture. */
  mostInkAround: 0.3,
  /** More points do not make the direction clearer. */
  mostPoints: 40_000,
  coarseDegrees: 1,
  fineDegrees: 0.1,
  stripePixels: 2,
} as const;

/**
 * By how many degrees the lines of a page are turned clockwise, from -91 to 91; 0 for a picture without ink. Lines that are upside
 * down are not told from upright ones.
 */
export function turnOfLines(picture: GreyPicture): number {
  const ink = inkOf(picture);
  if (ink.length === 0) return 0;
  const stripes = new Float64Array(2 * Math.ceil(Math.hypot(picture.width, picture.height) / SKEW.stripePixels) + 2);
  const clearest = (from: number, to: number, step: number): number => {
    let found = { degrees: 0, clearness: -1 };
    for (let degrees = from; degrees < to; degrees += step) {
      const clearness = clearnessOf(ink, degrees, stripes);
      if (clearness > found.clearness) found = { degrees, clearness };
    }
    return found.degrees;
  };
  const coarse = clearest(-90, 90, SKEW.coarseDegrees);
  return clearest(coarse - SKEW.coarseDegrees, coarse + SKEW.coarseDegrees, SKEW.fineDegrees);
}

/** How sharply stripes with ink and blank ones alternate, most when they run along the lines. */
function clearnessOf(ink: Int16Array, degrees: number, stripes: Float64Array): number {
  const radians = (degrees * Math.PI) / 180;
  const [sin, cos] = [Math.sin(radians) / SKEW.stripePixels, Math.cos(radians) / SKEW.stripePixels];
  stripes.fill(0);
  for (let at = 0; at < ink.length; at += 2) {
    const place = stripes.length / 2 + (ink[at + 1] as number) * cos - (ink[at] as number) * sin;
    const stripe = Math.floor(place);
    // Shared by two stripes, because whole pixels make stripes of their own at 45 degrees.
    stripes[stripe] = (stripes[stripe] as number) + 1 - (place - stripe);
    stripes[stripe + 1] = (stripes[stripe + 1] as number) + place - stripe;
  }
  let sum = 0;
  for (let at = 1; at < stripes.length; at += 1) sum += ((stripes[at] as number) - (stripes[at - 1] as number)) ** 2;
  return sum;
}

/** The places of letters and rules: x, y, x, y and so on. */
function inkOf({ width, height, shades }: GreyPicture): Int16Array {
  const brightness = meansAround(shades, width, height);
  const isInk = shades.map((shade, at) => (shade < (brightness[at] as number) - SKEW.darker ? 1 : 0));
  const share = meansAround(isInk, width, height);
  const places: number[] = [];
  for (let at = 0; at < isInk.length; at += 1)
    if (isInk[at] && (share[at] as number) < SKEW.mostInkAround) places.push(at);
  const step = Math.ceil(places.length / SKEW.mostPoints);
  return Int16Array.from(
    places.filter((_, at) => at % step === 0).flatMap((at) => [at % width, Math.floor(at / width)]),
  );
}

/** The mean of the surroundings of each pixel, from sums of all pixels that are left of it and above. */
function meansAround(values: Uint8Array, width: number, height: number): Float32Array {
  const sums = new Float64Array((width + 1) * (height + 1));
  for (let y = 0; y < height; y += 1)
    for (let x = 0, row = 0; x < width; x += 1) {
      row += values[y * width + x] as number;
      sums[(y + 1) * (width + 1) + x + 1] = (sums[y * (width + 1) + x + 1] as number) + row;
    }
  const reach = Math.ceil((Math.max(width, height) * SKEW.around) / 2);
  const means = new Float32Array(values.length);
  for (let y = 0; y < height; y += 1) {
    const top = Math.max(0, y - reach) * (width + 1);
    const foot = Math.min(height, y + reach + 1) * (width + 1);
    for (let x = 0; x < width; x += 1) {
      const [left, right] = [Math.max(0, x - reach), Math.min(width, x + reach + 1)];
      const [most, less] = [
        (sums[foot + right] as number) + (sums[top + left] as number),
        (sums[foot + left] as number) + (sums[top + right] as number),
      ];
      means[y * width + x] = (most - less) / (((foot - top) / (width + 1)) * (right - left));
    }
  }
  return means;
}

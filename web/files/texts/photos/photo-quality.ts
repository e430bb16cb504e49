import type { FileProblem } from '../../file-kind.ts';
import type { GreyPicture } from './skew.ts';

/** The numbers by which a photo counts as too dark or not sharp. They are our own, tried on made photos. */
const QUALITY = {
  /** The shade that nine of ten pixels are darker than, at which paper is dark. */
  darkPaper: 110,
  /** With less contrast, there is nothing on the photo that could be sharp. */
  leastContrast: 40,
  /** Of sharp letters, the steepest change between neighbouring pixels is a larger share of the whole contrast. */
  sharp: 0.25,
} as const;

/** Why the text of a photo cannot be read, as far as the picture shows it. */
export function causeOf(picture: GreyPicture | null, hasWords: boolean): FileProblem {
  if (picture && shadeAt(picture.shades, 0.9) < QUALITY.darkPaper) return 'photo-dark';
  if (picture && isBlurred(picture)) return 'photo-blurred';
  return hasWords ? 'photo-unclear' : 'no-text-in-photo';
}

function isBlurred({ shades }: GreyPicture): boolean {
  const contrast = shadeAt(shades, 0.99) - shadeAt(shades, 0.01);
  const changes = shades.map((shade, at) => Math.abs(shade - (shades[at - 1] ?? shade)));
  return contrast >= QUALITY.leastContrast && shadeAt(changes, 0.999) < contrast * QUALITY.sharp;
}

/** The shade that this share of the pixels does not pass. */
function shadeAt(shades: Uint8Array, share: number): number {
  return Uint8Array.from(shades).sort()[Math.floor(shades.length * share)] ?? 0;
}

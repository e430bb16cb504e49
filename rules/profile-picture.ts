/** Limits of an uploaded profile picture. */
export const OWN_PICTURE = {
  /** The largest file that can be chosen: 1 MiB. */
  mostBytesBrought: 1024 * 1024,
  /** The side of the stored square, in pixels. */
  side: 256,
  /** The stored file. In base64 it is a third longer and must fit into the body limit. */
  mostBytesKept: 40 * 1024,
} as const;

/** The preset pictures, each with its name. */
export const SET_PICTURES = {
  cat: 'Cat',
  dog: 'Dog',
  rabbit: 'Rabbit',
  panda: 'Panda',
  penguin: 'Penguin',
  frog: 'Frog',
  dolphin: 'Dolphin',
  octopus: 'Octopus',
  bee: 'Bee',
  flower: 'Flower',
  rocket: 'Rocket',
  planet: 'Planet',
} as const;
export type SetPicture = keyof typeof SET_PICTURES;
export const SET_PICTURE_NAMES = Object.keys(SET_PICTURES) as [SetPicture, ...SetPicture[]];

/** The path of a preset picture. It is stored with learners, so it must not change. */
export function setPictureAddress(picture: SetPicture): string {
  return `/profile-pictures/${picture}.svg`;
}

/** The preset picture at a path; null for any other path. */
export function setPictureAt(address: string | null): SetPicture | null {
  return SET_PICTURE_NAMES.find((name) => setPictureAddress(name) === address) ?? null;
}

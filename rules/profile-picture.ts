/** A picture of one's own: what may be brought, and what is kept of it. */
export const OWN_PICTURE = {
  /** Of the file that is brought: 1 MB. */
  mostBytesBrought: 1024 * 1024,
  /** Of the square that is kept, in pixels. */
  side: 256,
  /** As text it is a third longer, and has to fit into a message. */
  mostBytesKept: 40 * 1024,
} as const;

/** The pictures that anybody can take, each with the word for what it shows. */
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

/** Where a picture of the set stands, for good. */
export function setPictureAddress(picture: SetPicture): string {
  return `/profile-pictures/${picture}.svg`;
}

/** Which picture of the set stands at an address; null for anything else. */
export function setPictureAt(address: string | null): SetPicture | null {
  return SET_PICTURE_NAMES.find((name) => setPictureAddress(name) === address) ?? null;
}

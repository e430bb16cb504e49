/** Limits of an uploaded profile picture; all are our own. */
export const UPLOADED_PICTURE = {
  /** The largest file that can be chosen: 1 MiB. */
  maxFileBytes: 1024 * 1024,
  /** The side of the stored square, in pixels. */
  side: 256,
  /** The stored file. In base64 it is a third longer and must fit into the body limit. */
  maxStoredBytes: 40 * 1024,
} as const;

/** The free preset pictures, in the order in which they are offered. */
export const PRESET_PICTURE_NAMES = [
  'cat',
  'dog',
  'rabbit',
  'panda',
  'penguin',
  'frog',
  'dolphin',
  'octopus',
  'bee',
  'flower',
  'rocket',
  'planet',
] as const;
/** The preset pictures that the shop sells. */
export const SHOP_PICTURE_NAMES = ['hedgehog', 'koala', 'otter', 'parrot', 'whale', 'dragon'] as const;
export type ShopPicture = (typeof SHOP_PICTURE_NAMES)[number];
export type PresetPicture = (typeof PRESET_PICTURE_NAMES)[number] | ShopPicture;

/** The path of a preset picture. It is stored with learners, so it must not change. */
export function presetPicturePath(picture: PresetPicture): string {
  return `/profile-pictures/${picture}.svg`;
}

/** The preset picture at a path; null for any other path. */
export function presetPictureAt(address: string | null): PresetPicture | null {
  return [...PRESET_PICTURE_NAMES, ...SHOP_PICTURE_NAMES].find((name) => presetPicturePath(name) === address) ?? null;
}

/** Whether a preset picture has to be bought. */
export function isShopPicture(picture: PresetPicture): picture is ShopPicture {
  return SHOP_PICTURE_NAMES.some((name) => name === picture);
}

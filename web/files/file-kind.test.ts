import { describe, expect, it } from 'vitest';
import { fileKind, isOpenedEverywhere } from './file-kind.ts';

/** The first bytes of photos, in hexadecimal digits, from the descriptions of their formats. */
const PHOTOS = {
  everywhere: {
    JPEG: 'ffd8ffe000104a46494600010100',
    PNG: '89504e470d0a1a0a0000000d49484452',
    GIF: '4749463839618403f504f7ff00000000',
    WebP: '52494646a01b00005745425056503820',
  },
  somewhere: {
    BMP: '424d864834000000000036000000280000',
    'TIFF, the lowest byte first': '49492a005e4f000078daecdd057c1477',
    'TIFF, the highest byte first': '4d4d002a00004f5e78daecdd057c1477',
    BigTIFF: '49492b00080000001000000000000000',
    HEIC: '00000018667479706865696300000000',
    'HEIC of several pictures': '0000001c667479706d73663100000000',
    AVIF: '0000001c667479706176696600000000',
    'JPEG XL': '0000000c4a584c200d0a870a00000014',
    'JPEG 2000': '0000000c6a5020200d0a870a00000014',
  },
};

const bytesOf = (digits: string) => Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

describe('the kind of a file', () => {
  it.each(Object.entries({ ...PHOTOS.everywhere, ...PHOTOS.somewhere }))('%s is a photo', (_, digits) => {
    expect(fileKind(bytesOf(digits))).toBe('photo');
  });

  it('a text can begin with the letters of a photo', () => {
    expect(fileKind(new TextEncoder().encode('BM is short for British Museum.'))).toBe('text');
  });

  it('tells photos that every browser opens from others', () => {
    for (const digits of Object.values(PHOTOS.everywhere)) expect(isOpenedEverywhere(bytesOf(digits))).toBe(true);
    for (const digits of Object.values(PHOTOS.somewhere)) expect(isOpenedEverywhere(bytesOf(digits))).toBe(false);
  });
});

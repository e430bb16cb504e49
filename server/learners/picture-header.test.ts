import { expect, it } from 'vitest';
import { UPLOADED_PICTURE } from '#rules/people/profile-picture.ts';
import { extendedWebp, jpeg, losslessWebp, webp } from '../testing/pictures.ts';
import { uploadedPictureType } from './profile-routes.ts';

const ICC = 0x20;
const [ANIMATION, XMP, EXIF] = [0x02, 0x04, 0x08];
const [METADATA, TABLES, PROGRESSIVE] = [0xe1, 0xc4, 0xc2];

it.each([
  ['a WebP with losses', webp(), 'image/webp'],
  ['a WebP without losses', losslessWebp(), 'image/webp'],
  ['a WebP with a colour profile', extendedWebp(ICC), 'image/webp'],
  ['a WebP that is as long as can be', webp(256, 256, UPLOADED_PICTURE.maxStoredBytes), 'image/webp'],
  ['a JPEG', jpeg(), 'image/jpeg'],
  [
    'a JPEG that comes in layers, with tables first',
    jpeg(256, 256, { before: [0xe0, TABLES], frame: PROGRESSIVE }),
    'image/jpeg',
  ],
])('uploadedPictureType accepts %s', (_, bytes, type) => {
  expect(uploadedPictureType(bytes)).toBe(type);
});

it.each([
  ['a byte too long', webp(256, 256, UPLOADED_PICTURE.maxStoredBytes + 1)],
  ['too wide', webp(257, 256)],
  ['too low', webp(256, 255)],
  ['too wide without losses', losslessWebp(257, 256)],
  ['too high in extended form', extendedWebp(ICC, 256, 257)],
  ['a moving WebP', extendedWebp(ANIMATION)],
  ['a WebP with XMP', extendedWebp(XMP)],
  ['a WebP with Exif', extendedWebp(EXIF)],
  ['a JPEG that is too large', jpeg(512, 512)],
  ['a JPEG with Exif', jpeg(256, 256, { before: [0xe0, METADATA] })],
  ['a JPEG that ends before its frame', jpeg().subarray(0, 24)],
  ['a JPEG whose segment leads out of it', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0xff, 0xff, 0, 0, 0, 0, 0, 0])],
  ['a segment without length', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0, 0xff, 0xe0, 0, 0, 0, 0, 0])],
  ['a PNG', Buffer.from('89504e470d0a1a0a0000000d49484452000001000000010008020000', 'hex')],
  ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"/>')],
  ['a page', Buffer.from('<!DOCTYPE html><script>alert(1)</script>')],
  ['a WebP of an unknown kind', webp().fill('VP9 ', 12, 16, 'latin1')],
  ['a WebP that is cut off', webp().subarray(0, 29)],
  ['nothing', Buffer.alloc(0)],
])('uploadedPictureType refuses %s', (_, bytes) => {
  expect(uploadedPictureType(bytes)).toBeNull();
});

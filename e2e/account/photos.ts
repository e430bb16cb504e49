import type { Page } from '@playwright/test';

type Drawn = { width: number; height: number; type: 'image/png' | 'image/jpeg' };

/** A picture whose upper half is red and whose lower half is blue, made by the browser. */
export async function photo(page: Page, drawn: Drawn): Promise<Buffer> {
  const address = await page.evaluate(({ width, height, type }) => {
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width, height });
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (!context) throw new Error('no canvas');
    for (const [colour, top] of [
      ['#e00000', 0],
      ['#0000e0', height / 2],
    ] as const) {
      context.fillStyle = colour;
      context.fillRect(0, top, width, height / 2);
    }
    return canvas.toDataURL(type, 1);
  }, drawn);
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
}

/** A JPEG as a phone writes it that was held on its side: turned by Exif, and with the place where it was taken. */
export function asFromPhone(jpeg: Buffer, place: string): Buffer {
  const QUARTER_TURN_RIGHT = 6;
  const tiff = Buffer.alloc(26);
  tiff.write('MM\0*', 0, 'latin1');
  tiff.writeUInt32BE(8, 4);
  tiff.writeUInt16BE(1, 8);
  tiff.writeUInt16BE(0x0112, 10);
  tiff.writeUInt16BE(3, 12);
  tiff.writeUInt32BE(1, 14);
  tiff.writeUInt16BE(QUARTER_TURN_RIGHT, 18);
  const content = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff, Buffer.from(place)]);
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, content, jpeg.subarray(2)]);
}

/** What the picture of an `img` looks like: its size, and the main colour near each edge. */
export async function looksOf(page: Page, selector: string) {
  return page.locator(selector).evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    const { naturalWidth: width, naturalHeight: height } = image;
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    const context = canvas.getContext('2d', { willReadFrequently: true });
    context?.drawImage(image, 0, 0);
    const colourAt = (x: number, y: number) => {
      const [red = 0, , blue = 0] = context?.getImageData(x * width, y * height, 1, 1).data ?? [];
      return red > blue ? 'red' : 'blue';
    };
    const edges = {
      top: colourAt(0.5, 0.1),
      right: colourAt(0.9, 0.5),
      bottom: colourAt(0.5, 0.9),
      left: colourAt(0.1, 0.5),
    };
    return { width, height, ...edges };
  });
}

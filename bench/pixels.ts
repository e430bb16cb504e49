import type { Page } from '@playwright/test';
import { PAGES } from './rig.ts';

/** In CSS pixels of the page. */
export type Box = { x: number; y: number; width: number; height: number };

/** The boxes of all elements that match, with the value of an attribute. */
export function boxesOf(page: Page, selector: string, attribute: string): Promise<{ name: string; box: Box }[]> {
  return page.locator(selector).evaluateAll(
    (elements, attribute) =>
      elements.map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return { name: element.getAttribute(attribute) ?? '', box: { x, y, width, height } };
      }),
    attribute,
  );
}

export function centreOf({ x, y, width, height }: Box): { x: number; y: number } {
  return { x: x + width / 2, y: y + height / 2 };
}

/**
 * By picture and box, the mean difference of red, green and blue from the first picture, of 255. Pictures are decoded in
 * a page of their own after the measurement.
 */
export function differences(decoder: Page, pictures: string[], boxes: Box[]): Promise<number[][]> {
  return decoder.evaluate(
    async ([pictures, boxes, pageWidth]) => {
      const decoded = await Promise.all(
        pictures.map(async (picture) =>
          createImageBitmap(await (await fetch(`data:image/jpeg;base64,${picture}`)).blob()),
        ),
      );
      const pixels = decoded.map((bitmap) => {
        const scale = bitmap.width / pageWidth;
        const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d', { willReadFrequently: true });
        context?.drawImage(bitmap, 0, 0);
        return boxes.map(({ x, y, width, height }) => {
          const [left, top, wide, high] = [x, y, width, height].map((length) => Math.round(length * scale));
          return context?.getImageData(left ?? 0, top ?? 0, wide ?? 1, high ?? 1).data ?? new Uint8ClampedArray();
        });
      });
      return pixels.map((own) =>
        own.map((data, box) => {
          const before = pixels[0]?.[box] ?? data;
          return data.reduce((sum, value, at) => sum + Math.abs(value - (before[at] ?? 0)), 0) / (data.length * 0.75);
        }),
      );
    },
    [pictures, boxes, PAGES.pictured.width] as const,
  );
}

/** Named by their numbers. */
export function holesOf(page: Page): Promise<{ name: string; box: Box }[]> {
  return boxesOf(page, 'button[aria-label^="Hole "]', 'aria-keyshortcuts');
}

/** The name of the hole that shows a mole, now or next. Does not poll, which would load the page. */
export function nextMole(page: Page): Promise<string> {
  return page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const find = () => {
          const label = document.querySelector('button[aria-label$=", mole"]')?.getAttribute('aria-label');
          if (label) resolve(label.match(/\d/)?.[0] ?? '');
          return Boolean(label);
        };
        if (find()) return;
        const observer = new MutationObserver(() => find() && observer.disconnect());
        observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['aria-label'] });
      }),
  );
}

import { describe, expect, it } from 'vitest';
import { openText } from '../open-text.ts';
import { openPhoto } from './photo.ts';

const [sheet, turned, curved, tiff, heic] = [
  new URL('../../cases/photos/34-sheet-clean.jpg', import.meta.url),
  new URL('../../cases/photos/14b-turned-15.jpg', import.meta.url),
  new URL('../../cases/photos/12-curved.jpg', import.meta.url),
  new URL('../../cases/photos/16-page.tiff', import.meta.url),
  new URL('../../cases/photos/page.heic', import.meta.url),
];
const WORDS = { picture: '', pictureOf: '', formula: '', chapter: '' };
const KITE = [
  'The Blue Kite',
  'Mina made a kite from blue paper and two thin sticks. She tied a long string to it and walked up the hill behind the school. At first there was no wind, and the kite lay in the grass like a sleeping bird.',
  'Then a breeze came from the sea and lifted it up, higher and higher, until it was only a small blue point in the sky. The string ran through her fingers and was gone before she could hold it. The kite sailed over the houses and the river.',
  'All afternoon she looked for it in the gardens. She asked the baker, the postman and the woman who sells flowers at the bridge. Nobody had seen a blue kite. In the evening her neighbour knocked at the door with the kite under his arm and laughed, because it had landed on his washing line.',
  '“It wanted to be dry,” he said. Mina laughed too, and the next day she made a longer string.',
];

/** Opens a photo as a learner does, in the worker. */
async function opened(photo: URL | Blob) {
  const blob = photo instanceof URL ? await (await fetch(photo)).blob() : photo;
  const text = await openText(new File([blob], 'photo'), WORDS, () => {}, new AbortController().signal);
  return {
    unsure: text.missing?.unsure,
    shown: text.sections.flatMap(({ heading, paragraphs }) => [...(heading ? [heading] : []), ...paragraphs]),
  };
}

/** Turns a photo clockwise, as somebody holds a phone. */
async function turnedBy(degrees: number, photo: URL): Promise<Blob> {
  const picture = await createImageBitmap(await (await fetch(photo)).blob());
  const side = Math.hypot(picture.width, picture.height);
  const canvas = new OffscreenCanvas(side, side);
  const brush = canvas.getContext('2d');
  if (!brush) throw new Error('no canvas');
  brush.fillStyle = '#eee';
  brush.fillRect(0, 0, side, side);
  brush.translate(side / 2, side / 2);
  brush.rotate((degrees * Math.PI) / 180);
  brush.drawImage(picture, -picture.width / 2, -picture.height / 2);
  return canvas.convertToBlob({ type: 'image/jpeg', quality: 0.8 });
}

describe('a photo of a page', () => {
  it('is set upright and straightened before it is read', async () => {
    // The page is turned by -15 degrees already: it becomes one that is upside down.
    expect(await opened(await turnedBy(170, turned))).toEqual({ unsure: 0, shown: KITE });
  });

  it('shows questions, answers to choose from and sums as they stand on it', async () => {
    expect((await opened(sheet)).shown).toEqual([
      ...[
        'Name: Date:',
        'Read the story and answer the questions.',
        '1. What did Mina make?',
        '2. Where did she walk?',
      ],
      ...[
        '3. Why did the kite lie in the grass?',
        'a) It was too heavy.',
        'b) There was no wind.',
        'c) It was broken.',
      ],
      ...['4. Who brought it back in the evening?', '5. 12 + 7 = 30 - 4 = 6 x 3 ='],
    ]);
  });

  it('that is curved is read as far as it goes, and counts the words that may be wrong', async () => {
    const { unsure, shown } = await opened(curved);
    expect(unsure).toBeGreaterThan(0);
    expect(shown).toHaveLength(KITE.length);
  });

  it('of a kind that the browser cannot open is not called damaged; a cut one of a known kind is', async () => {
    for (const photo of [tiff, heic]) await expect(opened(photo)).rejects.toMatchObject({ problem: 'photo-kind' });
    const cut = (await (await fetch(sheet)).blob()).slice(0, 300);
    await expect(opened(cut)).rejects.toMatchObject({ problem: 'damaged' });
  });

  it('is read as it is where a worker cannot draw', async () => {
    const drawing = Object.getOwnPropertyDescriptor(self, 'OffscreenCanvas');
    Reflect.deleteProperty(self, 'OffscreenCanvas');
    try {
      const bytes = new Uint8Array(await (await fetch(sheet)).arrayBuffer());
      const { blocks } = await openPhoto(bytes, () => {});
      expect(blocks.map(({ text }) => text)).toContain('a) It was too heavy.');
      const other = new Uint8Array(await (await fetch(heic)).arrayBuffer());
      await expect(openPhoto(other, () => {})).rejects.toMatchObject({ problem: 'photo-kind' });
    } finally {
      if (drawing) Object.defineProperty(self, 'OffscreenCanvas', drawing);
    }
  });
});

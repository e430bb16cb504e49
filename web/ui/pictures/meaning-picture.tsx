import { type SVGProps, use } from 'react';
import { loadedAfterPage, pictureNamed } from './pictures.ts';

/** Meanings also use the pictures of the picture-word quiz. */
const loading = loadedAfterPage(async () => {
  const [{ WORD_PICTURES }, { MEANING_PICTURES }] = await Promise.all([
    import('./word-pictures.ts'),
    import('./meaning-pictures.ts'),
  ]);
  return new Map([...WORD_PICTURES, ...MEANING_PICTURES]);
});

/**
 * The picture of a meaning by its file name, hidden from screen readers: the meaning must be beside it. It suspends until the
 * pictures are loaded.
 */
export function MeaningPicture({ name, ...rest }: { name: string } & SVGProps<SVGSVGElement>) {
  const Picture = pictureNamed(use(loading), name);
  return <Picture {...rest} />;
}

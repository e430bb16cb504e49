import { type SVGProps, use } from 'react';
import { loadedAfterPage, pictureNamed } from './pictures.ts';

const loading = loadedAfterPage(() => import('./word-pictures.ts').then(({ WORD_PICTURES }) => WORD_PICTURES));

/**
 * A picture of the picture-word quiz by its file name, hidden from screen readers: its text must be beside it. It
 * suspends until the pictures are loaded.
 */
export function WordPicture({ name, ...rest }: { name: string } & SVGProps<SVGSVGElement>) {
  const Picture = pictureNamed(use(loading), name);
  return <Picture {...rest} />;
}

import { type SVGProps, use } from 'react';
import { loadedAfterPage, pictureNamed } from './pictures.ts';

const load = () => loadedAfterPage(() => import('./word-pictures.ts').then(({ WORD_PICTURES }) => WORD_PICTURES));
let loading: ReturnType<typeof load> | undefined;

/** Loads the pictures after the page has loaded. What will show one calls it early, so that nobody waits for it. */
export function loadWordPictures(): ReturnType<typeof load> {
  loading ??= load();
  return loading;
}

/**
 * A picture of the picture-word quiz by its file name, hidden from screen readers: its text must be beside it. It
 * suspends until the pictures are loaded.
 */
export function WordPicture({ name, ...rest }: { name: string } & SVGProps<SVGSVGElement>) {
  const Picture = pictureNamed(use(loadWordPictures()), name);
  return <Picture {...rest} />;
}

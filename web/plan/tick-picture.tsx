import { Suspense } from 'react';
import { lazyChunk } from '../ui/loading/lazy-chunk.ts';
import { pageLoaded } from '../ui/loading/page-loaded.ts';
import css from './plan.module.css';

/** Loaded after the page. Where the pictures cannot be loaded, the words stand alone. */
const Picture = lazyChunk<{ name: string }>(async () => {
  await pageLoaded();
  const [{ WORD_PICTURES }, { MEANING_PICTURES }] = await Promise.all([
    import('../ui/pictures/word-pictures.ts'),
    import('../ui/pictures/meaning-pictures.ts'),
  ]);
  return ({ name }) => {
    const Drawing = WORD_PICTURES.get(name) ?? MEANING_PICTURES.get(name);
    return Drawing ? <Drawing /> : null;
  };
});

/** The picture of a tick, by its file name, hidden from screen readers: the words must be beside it. */
export function TickPicture({ name }: { name: string }) {
  return (
    <span className={css.picture} aria-hidden="true">
      <Suspense>
        <Picture name={name} />
      </Suspense>
    </span>
  );
}

import { Suspense } from 'react';
import { lazyChunk } from '../../ui/loading/lazy-chunk.ts';
import css from './leaf-note.module.css';
import type { NewLeafProps } from './leaf-note.tsx';

/** Loaded with the end panel, not with the game. */
const LeafNote = lazyChunk(async () => (await import('./leaf-note.tsx')).LeafNote);

/** The leaf that a finished activity adds to the tree, with a placeholder until its chunk has loaded. */
export function NewLeaf(props: NewLeafProps) {
  return (
    <Suspense fallback={<p className={css.newLeaf} />}>
      <LeafNote {...props} />
    </Suspense>
  );
}

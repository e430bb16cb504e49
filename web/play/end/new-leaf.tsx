import { Suspense } from 'react';
import css from '../../activities/tree/tree.module.css';
import { lazyPart } from '../../ui/loading/lazy-part.ts';
import type { NewLeafProps } from './leaf-note.tsx';

/** Loaded with the end, not with the game. */
const LeafNote = lazyPart(async () => (await import('./leaf-note.tsx')).LeafNote);

/** The end of an activity: the leaf that it adds to the tree. Its place is kept until it is loaded. */
export function NewLeaf(props: NewLeafProps) {
  return (
    <Suspense fallback={<p className={css.newLeaf} />}>
      <LeafNote {...props} />
    </Suspense>
  );
}

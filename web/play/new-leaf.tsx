import { Suspense } from 'react';
import { lazyPart } from '../ui/lazy-part.ts';
import type { NewLeafProps } from './tree/leaf-note.tsx';
import css from './tree/tree.module.css';

/** Loaded with the end, not with the game. */
const LeafNote = lazyPart(async () => (await import('./tree/leaf-note.tsx')).LeafNote);

/** The end of an activity: the leaf that it adds to the tree. Its place is kept until it is loaded. */
export function NewLeaf(props: NewLeafProps) {
  return (
    <Suspense fallback={<p className={css.newLeaf} />}>
      <LeafNote {...props} />
    </Suspense>
  );
}

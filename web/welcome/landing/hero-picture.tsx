import { Suspense, useLayoutEffect } from 'react';
import { m } from '#messages';
import { useActivity } from '../../activities/tree/use-activity.ts';
import Land from '../../ui/art/hero-land.svg?react';
import People from '../../ui/art/hero-people.svg?react';
import Tree from '../../ui/art/hero-tree.svg?react';
import { lazyChunk } from '../../ui/loading/lazy-chunk.ts';
import css from './hero-picture.module.css';

const OwnTree = lazyChunk(async () => (await import('../../activities/tree/own-tree.tsx')).OwnTree, PlainTree);
const TreeCaption = lazyChunk(async () => (await import('./tree-caption.tsx')).TreeCaption);

/** The hillside picture; it shows the learner's own tree after their activity has loaded. */
export function HeroPicture() {
  const activity = useActivity();
  useLayoutEffect(() => {
    if (activity !== undefined) markPage(activity !== null);
  }, [activity]);
  return (
    <>
      <div
        className={css.picture}
        role="img"
        aria-label={activity ? m['welcome.landing.own_picture']() : m['welcome.landing.picture']()}
      >
        <Land aria-hidden="true" />
        <Suspense fallback={<PlainTree />}>{activity ? <OwnTree activity={activity} /> : <PlainTree />}</Suspense>
        <People aria-hidden="true" />
      </div>
      {activity !== null && (
        <div className={css.caption} data-may-be-blank={activity === undefined || undefined}>
          <Suspense>{activity && <TreeCaption activity={activity} />}</Suspense>
        </div>
      )}
    </>
  );
}

function PlainTree() {
  return <Tree aria-hidden="true" />;
}

/** Sets the attribute that says whether the default tree is replaced, like first-paint.js. */
function markPage(isOwn: boolean): void {
  const { dataset } = document.documentElement;
  if (isOwn) dataset.ownTree = '';
  else delete dataset.ownTree;
}

import { lazy, Suspense } from 'react';

/** Not needed to read the report. Without a network it is missing until the next page load. */
const ShareCard = lazy(() =>
  import('../grown-up/share-card.tsx').then(
    (module) => ({ default: module.ShareCard }),
    () => ({ default: () => null }),
  ),
);

/** How to show the results to a grown-up. */
export function ShareSection() {
  return (
    <Suspense>
      <ShareCard />
    </Suspense>
  );
}

import { lazy, Suspense } from 'react';

/** Loaded lazily, because the report does not need it. If loading fails, it is missing until the next page load. */
const ShareCard = lazy(() =>
  import('../grown-up/share-card.tsx').then(
    (module) => ({ default: module.ShareCard }),
    () => ({ default: () => null }),
  ),
);

/** Ways to show the results to a parent or teacher. */
export function ShareSection() {
  return (
    <Suspense>
      <ShareCard />
    </Suspense>
  );
}

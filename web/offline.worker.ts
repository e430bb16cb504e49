import { clientsClaim, type WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import {
  cleanupOutdatedCaches,
  type PrecacheEntry,
  PrecacheFallbackPlugin,
  precacheAndRoute,
} from 'workbox-precaching';
import { RangeRequestsPlugin } from 'workbox-range-requests';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkOnly } from 'workbox-strategies';

// The service worker: keeps the pages of one language and all that they load on the device.

/** Filled in by `scripts/building/service-worker.ts`. */
declare const KEPT_FILES: PrecacheEntry[];
declare const RECORDINGS_CACHE: string;

/** The types of Workbox's plugins do not pass `exactOptionalPropertyTypes`. */
const plugins = (...list: object[]) => list as WorkboxPlugin[];
/** With more, the files that were used least recently are deleted: those of earlier versions. */
const MOST_FIRST_USE_FILES = 60;

// The first page that a device opens is kept, too; a later version waits until the learner agrees to it.
clientsClaim();
addEventListener('message', ({ data }) => {
  if (data?.type === 'SKIP_WAITING') void (self as object as { skipWaiting(): Promise<void> }).skipWaiting();
});

// A page is the same whatever comes after its path.
precacheAndRoute(KEPT_FILES, { ignoreURLParametersMatching: [/./], directoryIndex: '' });
cleanupOutdatedCaches();

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/clips/'),
  // Sound is asked for in parts.
  new CacheFirst({ cacheName: RECORDINGS_CACHE, plugins: plugins(new RangeRequestsPlugin()) }),
);
registerRoute(
  // Readers of files and of speech: their names have a hash or a version.
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/at-first-use/'),
  new CacheFirst({
    cacheName: 'at-first-use',
    plugins: plugins(new ExpirationPlugin({ maxEntries: MOST_FIRST_USE_FILES })),
  }),
);
registerRoute(
  ({ url, request }) => request.mode === 'navigate' && !url.pathname.startsWith('/api/'),
  new NetworkOnly({ plugins: plugins(new PrecacheFallbackPlugin({ fallbackURL: '/not-found' })) }),
);

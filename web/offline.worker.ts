import { clientsClaim, type WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import {
  cleanupOutdatedCaches,
  type PrecacheEntry,
  PrecacheFallbackPlugin,
  precacheAndRoute,
} from 'workbox-precaching';
import { createPartialResponse } from 'workbox-range-requests';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkOnly } from 'workbox-strategies';
import { keptRecording } from './device/recordings/archive-cache.ts';

// The service worker: stores the pages of one language and all files that they load on the device.

/** Replaced at build time by `scripts/building/service-worker.ts`. */
declare const KEPT_FILES: PrecacheEntry[];

/** Workbox's plugin types are not compatible with `exactOptionalPropertyTypes`. */
const plugins = (...list: object[]) => list as WorkboxPlugin[];
/**
 * The maximum number of files; beyond it the least recently used ones are deleted, which belong to earlier versions.
 */
const MOST_FIRST_USE_FILES = 60;

// Control the first page too, so that its files are stored; a new version waits until the learner accepts it.
clientsClaim();
addEventListener('message', ({ data }) => {
  if (data?.type === 'SKIP_WAITING') void (self as object as { skipWaiting(): Promise<void> }).skipWaiting();
});

// The query does not change a page.
precacheAndRoute(KEPT_FILES, { ignoreURLParametersMatching: [/./], directoryIndex: '' });
cleanupOutdatedCaches();

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/clips/'),
  async ({ url, request }) => {
    // A damaged archive is as good as none.
    const kept = await keptRecording(url.pathname).catch(() => null);
    if (!kept) return fetch(request);
    // Browsers request audio with Range headers.
    return request.headers.has('range') ? createPartialResponse(request, kept) : kept;
  },
);
registerRoute(
  // Libraries for files and speech; their names contain a hash or a version.
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

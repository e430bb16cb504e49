import { keepRecordings, stopKeepingRecordings } from '../../device/texts/kept-recordings.ts';

const ADDRESS = '/service-worker.js';
/** Asks again whether there is a later version while the app stays open. */
const LOOK_EVERY_MS = 60 * 60 * 1000;

/**
 * Installs the service worker, which keeps the app on this device, once the page has loaded. Without one, in a browser
 * that has none or blocks it, everything comes from the server as before.
 * @param onUpdate called when a later version waits; its argument starts it and loads the page again
 */
export function startServiceWorker(onUpdate: (start: () => void) => void): void {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  const start = () => whenIdle(() => void install(onUpdate).catch(() => undefined));
  if (document.readyState === 'complete') start();
  else addEventListener('load', start, { once: true });
}

async function install(onUpdate: (start: () => void) => void): Promise<void> {
  const registration = await navigator.serviceWorker.register(ADDRESS, { updateViaCache: 'none' });
  const offer = () => {
    const { waiting } = registration;
    // Without a controller this page came from the server, and is the later version.
    if (waiting && navigator.serviceWorker.controller) onUpdate(() => startWaiting(waiting));
  };
  offer();
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', offer);
  });
  setInterval(() => void registration.update().catch(() => undefined), LOOK_EVERY_MS);
  await navigator.serviceWorker.ready;
  await keepRecordings();
}

function startWaiting(waiting: ServiceWorker): void {
  // The worker before ends only when it has nothing to fetch.
  stopKeepingRecordings();
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting.postMessage({ type: 'SKIP_WAITING' });
}

/** Safari has no idle callbacks. */
function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: 5000 });
  else setTimeout(task, 2000);
}

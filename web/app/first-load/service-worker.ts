import { resumeRecordings } from '../../device/recordings/kept-recordings.ts';

const ADDRESS = '/service-worker.js';
/** How often to check for a new version while the app stays open. */
const LOOK_EVERY_MS = 60 * 60 * 1000;

/**
 * Installs the service worker, which stores the app on this device, after the page has loaded. In a browser that has
 * none or blocks it, all files are loaded from the server.
 * @param onUpdate called when a new version is waiting; its argument activates it and reloads the page
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
    // A page without a controller was loaded from the server, so it already is the new version.
    if (waiting && navigator.serviceWorker.controller) onUpdate(() => startWaiting(waiting));
  };
  offer();
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', offer);
  });
  setInterval(() => void registration.update().catch(() => undefined), LOOK_EVERY_MS);
  await navigator.serviceWorker.ready;
  await resumeRecordings();
}

function startWaiting(waiting: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting.postMessage({ type: 'SKIP_WAITING' });
}

/** Safari has no requestIdleCallback. */
function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: 5000 });
  else setTimeout(task, 2000);
}

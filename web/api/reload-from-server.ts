/**
 * Reloads the page from the server, because the service worker stores the pages of one language only. Offline, the
 * stored page is loaded again.
 */
export async function reloadFromServer(): Promise<void> {
  if (navigator.onLine && 'serviceWorker' in navigator) {
    const registrations = await navigator.serviceWorker.getRegistrations().catch(() => []);
    await Promise.allSettled(registrations.map((registration) => registration.unregister()));
  }
  location.reload();
}

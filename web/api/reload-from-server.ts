/**
 * Loads the page again from the server, because the service worker keeps the pages of one language. Without a network it
 * comes from the device, as it was.
 */
export async function reloadFromServer(): Promise<void> {
  if (navigator.onLine && 'serviceWorker' in navigator) {
    const registrations = await navigator.serviceWorker.getRegistrations().catch(() => []);
    await Promise.allSettled(registrations.map((registration) => registration.unregister()));
  }
  location.reload();
}

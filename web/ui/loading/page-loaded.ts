/**
 * Resolves in a task after the `load` event, so that later requests do not delay the page; at once when the page had
 * loaded before; never while prerendering.
 */
export function pageLoaded(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof document === 'undefined') return;
    if (document.readyState === 'complete') resolve();
    else addEventListener('load', () => setTimeout(resolve), { once: true });
  });
}

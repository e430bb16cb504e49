/** Resolves after the `load` event, so that what is loaded then does not delay the page; never while prerendering. */
export function pageLoaded(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof document === 'undefined') return;
    if (document.readyState === 'complete') resolve();
    else addEventListener('load', () => resolve(), { once: true });
  });
}

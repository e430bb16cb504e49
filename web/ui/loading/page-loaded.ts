/**
 * Resolves in a task after the `load` event, so that later requests do not delay the page; never while prerendering.
 */
export function pageLoaded(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof document === 'undefined') return;
    const later = () => void setTimeout(resolve);
    if (document.readyState === 'complete') later();
    else addEventListener('load', later, { once: true });
  });
}

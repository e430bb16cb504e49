/** Scrolls only when the word is off screen or under a bar at its edge. */
export function keepInView(word: Pick<Range, 'getBoundingClientRect'>): void {
  const { top, bottom } = word.getBoundingClientRect();
  const root = document.documentElement;
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(root);
  const underBar = Number.parseFloat(scrollPaddingTop) || 0;
  const overBar = innerHeight - (Number.parseFloat(scrollPaddingBottom) || bottom - top);
  if (top >= underBar && bottom <= overBar) return;
  scrollBy({ top: top - underBar - (overBar - underBar) / 4, behavior: isStill() ? 'instant' : 'smooth' });
}

function isStill(): boolean {
  const { motion } = document.documentElement.dataset;
  return motion === 'reduced' || (motion !== 'full' && matchMedia('(prefers-reduced-motion: reduce)').matches);
}

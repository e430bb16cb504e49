/**
 * Scrolls the page, or the dialog around the word, only if the word is outside the visible area or under a sticky bar.
 */
export function keepInView(word: Element | Range): void {
  const { top, bottom } = word.getBoundingClientRect();
  const element = word instanceof Range ? word.startContainer.parentElement : word;
  const scroller = element?.closest('[role="dialog"]') ?? document.documentElement;
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(scroller);
  const isPage = scroller === document.documentElement;
  const box = isPage ? { top: 0, bottom: innerHeight } : scroller.getBoundingClientRect();
  const underBar = box.top + (Number.parseFloat(scrollPaddingTop) || 0);
  const overBar = box.bottom - (Number.parseFloat(scrollPaddingBottom) || bottom - top);
  if (top >= underBar && bottom <= overBar) return;
  scroller.scrollBy({ top: top - underBar - (overBar - underBar) / 4, behavior: isStill() ? 'instant' : 'smooth' });
}

function isStill(): boolean {
  const { motion } = document.documentElement.dataset;
  return motion === 'reduced' || (motion !== 'full' && matchMedia('(prefers-reduced-motion: reduce)').matches);
}

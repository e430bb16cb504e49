import { type RefObject, useEffect, useRef } from 'react';

/** One line of the bar is never as high as this, not even in the largest letters. */
const TWO_LINES_PX = 100;

/** Lets the bar scroll away with the page where letters are so large for the window that it takes more than a line. */
export function useBarThatFits(): RefObject<HTMLElement | null> {
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    const { current } = bar;
    if (!current) return;
    const watch = new ResizeObserver(() => {
      document.documentElement.dataset.bar = current.offsetHeight < TWO_LINES_PX ? 'stays' : 'scrolls';
    });
    watch.observe(current);
    return () => watch.disconnect();
  }, []);
  return bar;
}

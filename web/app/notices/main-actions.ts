import { type RefObject, useLayoutEffect } from 'react';

/** Filled buttons and links: at most a few on a page, which lead on. */
const MAIN_ACTIONS = '#main [data-look="filled"]';

/** Moves a notice from the bottom of the window to its top while it would cover a main action of the page there. */
export function useKeepsMainActionsFree(place: RefObject<HTMLElement | null>, notice: unknown): void {
  useLayoutEffect(() => {
    const element = place.current;
    const toast = element?.firstElementChild;
    if (!element || !toast || !notice) return;
    element.dataset.edge = 'bottom';
    const moveIfCovering = () => {
      if (!coversMainAction(toast)) return;
      const edge = element.dataset.edge;
      element.dataset.edge = edge === 'bottom' ? 'top' : 'bottom';
      // Where both edges have a main action, it stays, so that it does not jump at each movement of the page.
      if (coversMainAction(toast)) element.dataset.edge = edge;
    };
    moveIfCovering();
    // The page under it may load, scroll, or shrink when the keyboard of a phone opens.
    const sizes = new ResizeObserver(moveIfCovering);
    for (const each of [document.body, toast]) sizes.observe(each);
    addEventListener('scroll', moveIfCovering, { passive: true });
    addEventListener('resize', moveIfCovering);
    return () => {
      sizes.disconnect();
      removeEventListener('scroll', moveIfCovering);
      removeEventListener('resize', moveIfCovering);
    };
  }, [place, notice]);
}

function coversMainAction(toast: Element): boolean {
  const { top, bottom, left, right } = toast.getBoundingClientRect();
  return [...document.querySelectorAll(MAIN_ACTIONS)].some((action) => {
    const covered = action.getBoundingClientRect();
    return covered.top < bottom && covered.bottom > top && covered.left < right && covered.right > left;
  });
}

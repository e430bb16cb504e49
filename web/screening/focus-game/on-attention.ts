import type { RefObject } from 'react';

/** Keys that move the focus; where it goes is what counts. */
const MOVES_FOCUS: readonly string[] = ['Tab', 'Shift'];

/**
 * Calls `turned` when the page is hidden, or something is pressed, focused or scrolled outside of `actions`.
 * @returns a function that stops it
 */
export function onAttention(actions: RefObject<Element | null>, turned: () => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const noticed = ({ target }: Event) => {
    const isAction = target instanceof Node && actions.current?.contains(target);
    if (!isAction) turned();
  };
  const keyed = (event: KeyboardEvent) => {
    if (!event.repeat && !MOVES_FOCUS.includes(event.key)) noticed(event);
  };
  document.addEventListener('pointerdown', noticed, { signal });
  document.addEventListener('focusin', noticed, { signal });
  document.addEventListener('wheel', noticed, { signal, passive: true });
  document.addEventListener('keydown', keyed, { signal });
  document.addEventListener('visibilitychange', turned, { signal });
  if (document.hidden) turned();
  return () => listening.abort();
}

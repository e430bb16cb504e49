/**
 * Calls `lookedAway` when the page is hidden, its window loses the focus, or the focus moves out of the task,
 * which is what a panel over the page does.
 * @returns a function that stops it
 */
export function onLookingAway(lookedAway: () => void): () => void {
  const hidden = () => document.hidden && lookedAway();
  const focused = ({ target }: FocusEvent) => isOutsideTask(target) && lookedAway();
  document.addEventListener('visibilitychange', hidden);
  document.addEventListener('focusin', focused);
  addEventListener('blur', lookedAway);
  return () => {
    document.removeEventListener('visibilitychange', hidden);
    document.removeEventListener('focusin', focused);
    removeEventListener('blur', lookedAway);
  };
}

/** Whether nobody looks at the task right now. */
export function isLookingAway(): boolean {
  return document.hidden || !document.hasFocus() || isOutsideTask(document.activeElement);
}

/** Whether the focus, or what was just focused, is in another part of the page than its main one. */
export function isOutsideTask(target: EventTarget | null): boolean {
  const task = document.getElementById('main');
  return target instanceof Element && target !== document.body && !task?.contains(target);
}

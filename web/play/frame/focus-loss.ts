/**
 * Calls `lost` when the page is hidden, the window loses the focus, or the focus moves out of the main element, for
 * example to a dialog.
 * @returns a function that stops it
 */
export function onFocusLoss(lost: () => void): () => void {
  const hidden = () => document.hidden && lost();
  const focused = ({ target }: FocusEvent) => isOutsideMain(target) && lost();
  document.addEventListener('visibilitychange', hidden);
  document.addEventListener('focusin', focused);
  addEventListener('blur', lost);
  return () => {
    document.removeEventListener('visibilitychange', hidden);
    document.removeEventListener('focusin', focused);
    removeEventListener('blur', lost);
  };
}

/** Whether the page is hidden, or its main element does not contain the focus. */
export function isFocusLost(): boolean {
  return document.hidden || !document.hasFocus() || isOutsideMain(document.activeElement);
}

/** Whether an element is outside the main element of the page. */
export function isOutsideMain(target: EventTarget | null): boolean {
  const main = document.getElementById('main');
  return target instanceof Element && target !== document.body && !main?.contains(target);
}

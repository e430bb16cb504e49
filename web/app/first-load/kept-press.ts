/** After so many milliseconds, a press on a page that did not answer is forgotten: its learner may want something else. */
const KEPT_FOR_MS = 15_000;

/** Marks the page as hydrated, and presses the button that first-paint.js marked, if it is still there. */
export function answerKeptPress(): void {
  document.documentElement.dataset.hydrated = '';
  // Later, because effects of the first render may still change what the button does.
  setTimeout(() => {
    const button = document.querySelector<HTMLButtonElement>('button[data-kept-press]');
    if (!button) return;
    const pressedAt = Number(button.dataset.keptPress);
    delete button.dataset.keptPress;
    if (Date.now() - pressedAt < KEPT_FOR_MS) button.click();
  });
}

/** Remembers the focused element before a panel or notice takes the focus. */
export class FocusBefore {
  #before: Element | null = null;

  remember(): void {
    this.#before = document.activeElement;
  }

  /** Restores the focus, or moves it to the title of the page if that element is gone. */
  restore(wanted?: HTMLElement | null): void {
    const places = [wanted, this.#before, titleOfPage()];
    for (const place of places) {
      if (!(place instanceof HTMLElement) || !place.isConnected) continue;
      place.focus();
      if (place !== document.body && document.activeElement === place) return;
    }
  }
}

function titleOfPage(): HTMLElement | null {
  const title = document.querySelector<HTMLElement>('#main h1');
  if (title) title.tabIndex = -1;
  return title;
}

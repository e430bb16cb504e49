/** Remembers where the focus was before it came to something that goes away again. */
export class FocusBefore {
  #before: Element | null = null;

  remember(): void {
    this.#before = document.activeElement;
  }

  /** Gives the focus back, or to the title of the page where that is gone. */
  giveBack(wanted?: HTMLElement | null): void {
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

/** Moves the focus to what has just come onto the page, where something is given as the `ref` of it. */
export function focus(element: HTMLElement | null): void {
  element?.focus();
}

/** Given as the `ref` of an element, moves the focus to it when it appears. */
export function focus(element: HTMLElement | null): void {
  element?.focus();
}

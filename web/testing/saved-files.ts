import { vi } from 'vitest';

/** The files that the page saves from now on. */
export function savedFiles(): { name: string; text: () => Promise<string> }[] {
  const saved: { name: string; text: () => Promise<string> }[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const { href, download: name } = this;
    saved.push({ name, text: async () => (await fetch(href)).text() });
  });
  return saved;
}

import { ARROWS } from '../../play/frame/use-keys.ts';

/**
 * Calls `held` with the held arrow keys as -1, 0 or 1 in x and y. Prevents that they scroll the page.
 * @returns a function that stops it
 */
export function onArrowKeys(held: (dx: number, dy: number) => void): () => void {
  const keys = new Set<string>();
  const report = () => {
    const arrows = [...keys].flatMap((key) => ARROWS[key] ?? []);
    held(
      arrows.reduce((sum, { dx }) => sum + dx, 0),
      arrows.reduce((sum, { dy }) => sum + dy, 0),
    );
  };
  const pressed = (event: KeyboardEvent) => {
    const isShortcut = event.altKey || event.ctrlKey || event.metaKey;
    if (!ARROWS[event.key] || isShortcut) return;
    event.preventDefault();
    keys.add(event.key);
    report();
  };
  const released = ({ key }: KeyboardEvent) => {
    if (keys.delete(key)) report();
  };
  addEventListener('keydown', pressed);
  addEventListener('keyup', released);
  return () => {
    removeEventListener('keydown', pressed);
    removeEventListener('keyup', released);
  };
}

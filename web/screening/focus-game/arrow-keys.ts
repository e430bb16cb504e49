const ARROWS: Record<string, { dx: number; dy: number }> = {
  ArrowLeft: { dx: -1, dy: 0 },
  ArrowRight: { dx: 1, dy: 0 },
  ArrowUp: { dx: 0, dy: -1 },
  ArrowDown: { dx: 0, dy: 1 },
};

/**
 * Tells which arrow keys are held, as -1, 0 or 1 across and down. They do not scroll the page meanwhile.
 * @returns a function that stops it
 */
export function onArrowKeys(held: (dx: number, dy: number) => void): () => void {
  const keys = new Set<string>();
  const tell = () => {
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
    tell();
  };
  const released = ({ key }: KeyboardEvent) => {
    if (keys.delete(key)) tell();
  };
  addEventListener('keydown', pressed);
  addEventListener('keyup', released);
  return () => {
    removeEventListener('keydown', pressed);
    removeEventListener('keyup', released);
  };
}

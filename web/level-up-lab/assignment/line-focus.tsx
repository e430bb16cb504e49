import type { CSSProperties } from 'react';
import css from './line-focus.module.css';
import { bandAround, type Line } from './lines.ts';

type LineFocusProps = { lines: readonly Line[]; line: number; count: number };

/** Lights a few lines and dims the others. The light lies behind the text, the veils before it. */
export function LineFocus({ lines, line, count }: LineFocusProps) {
  const band = bandAround(lines, line, count);
  if (!band) return null;
  const place = { '--top': `${band.top}px`, '--height': `${band.bottom - band.top}px` } as CSSProperties;
  return (
    <div className={css.focus} style={place} aria-hidden="true">
      <div className={css.band} />
      <div className={css.above} />
      <div className={css.below} />
    </div>
  );
}

import type { Place } from '#rules/games/spot-the-difference.ts';
import { markAt } from './mark-at.ts';
import css from './spot-mark.module.css';

/** A few words at a place that was pressed. */
export function SpotMark({ at, children }: { at: Place; children: string }) {
  return (
    <span className={css.mark} style={markAt(at)} data-below={at.y < 60 || undefined} aria-hidden="true">
      <span className={css.dot} />
      <span className={css.words}>{children}</span>
    </span>
  );
}

/** The ring that the arrow keys move. */
export function CursorMark({ at }: { at: Place }) {
  return <span className={css.cursor} style={markAt(at)} aria-hidden="true" />;
}

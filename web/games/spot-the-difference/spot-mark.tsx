import type { CSSProperties } from 'react';
import { type Place, SPOT_THE_DIFFERENCE } from '#rules/games/spot-the-difference/spot-the-difference.ts';
import css from './spot-mark.module.css';

/** A short text at the position of a press. */
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

/** Custom properties that place a mark at a position of a picture. */
function markAt({ x, y }: Place): CSSProperties {
  return {
    '--x': `${(100 * x) / SPOT_THE_DIFFERENCE.width}%`,
    '--y': `${(100 * y) / SPOT_THE_DIFFERENCE.height}%`,
  } as CSSProperties;
}

import { timesWord } from '#rules/number-words.ts';
import type { Swap } from '#rules/screening/letter-confusions.ts';
import layout from '../../ui/layout.module.css';
import css from './report.module.css';

const SHOWN_AT_MOST = 6;

/** Swaps that the grid does not show, the most frequent first. */
export function OtherSwaps({ swaps }: { swaps: readonly Swap[] }) {
  if (swaps.length === 0) return null;
  const more = swaps.length - SHOWN_AT_MOST;
  return (
    <div className={layout.stack}>
      <h3>Other swaps</h3>
      <ul className={css.plainList}>
        {swaps.slice(0, SHOWN_AT_MOST).map(({ heard, typed, times }) => (
          <li key={`${heard}${typed}`}>
            Heard <b className={css.glyph}>{heard}</b>, typed <b className={css.glyph}>{typed}</b>: {timesWord(times)}
          </li>
        ))}
        {more > 0 && <li>And {more} more.</li>}
      </ul>
    </div>
  );
}

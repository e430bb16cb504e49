import type { CSSProperties } from 'react';
import { joinSentences } from '../words/join-sentences.ts';
import css from './chart.module.css';

type ChartProps = {
  /** Oldest first; the last one is highlighted. */
  values: readonly number[];
  /** The labels above the bars; default: the values. */
  figures?: readonly string[];
  /** The labels under the first and the last bar, usually dates. */
  first: string;
  last: string;
  sentence: string;
  /** The value of a full-height bar; by default a little more than the highest value. */
  whole?: number;
  /** A range shown behind the bars, and its description. */
  usual?: { from: number; until: number; words: string } | null;
  /** Which bars are dashed, because they may tell nothing. */
  dashed?: readonly boolean[];
  /** Whether it is low and has no labels below its bars, which its sentence names. */
  isSmall?: boolean;
};

/** The highest bar leaves room for the figure above it. */
const HIGHEST_PERCENT = 78;

/** Results as bars with their figures above. */
export function Chart(props: ChartProps) {
  const { values, figures = values.map(String), first, last, sentence, whole, usual, dashed, isSmall } = props;
  const highest = whole ?? Math.max(...values, 1);
  const heightOf = (value: number) => `${(HIGHEST_PERCENT * value) / highest}%`;
  const bars = values.map((value, place) => ({ place, height: heightOf(value) }));
  return (
    <div
      className={css.chart}
      data-small={isSmall || undefined}
      role="img"
      aria-label={usual ? joinSentences(sentence, usual.words) : sentence}
    >
      <div className={css.bars}>
        {usual && (
          <span
            className={css.usual}
            style={{ '--from': heightOf(usual.from), '--until': heightOf(usual.until) } as CSSProperties}
          />
        )}
        {bars.map(({ place, height }) => (
          <div
            key={place}
            className={css.bar}
            data-dashed={dashed?.[place] || undefined}
            style={{ '--h': height } as CSSProperties}
          >
            <span>{figures[place]}</span>
          </div>
        ))}
      </div>
      {!isSmall && (
        <div className={css.labels}>
          <span>{first}</span>
          <span>{last}</span>
        </div>
      )}
      {usual && (
        <p className={css.key}>
          <span className={css.keyUsual} />
          {usual.words}
        </p>
      )}
    </div>
  );
}

import type { CSSProperties } from 'react';
import css from './chart.module.css';

type ChartProps = {
  /** Oldest first; the last one is highlighted. */
  values: readonly number[];
  /** The figures above the bars; without them the values. */
  figures?: readonly string[];
  /** The labels under the first and the last bar, usually dates. */
  first: string;
  last: string;
  sentence: string;
};

/** The highest bar leaves room for the figure above it. */
const HIGHEST_PERCENT = 78;

/** Results as bars with their figures above. */
export function Chart({ values, figures = values.map(String), first, last, sentence }: ChartProps) {
  const highest = Math.max(...values, 1);
  const bars = values.map((value, place) => ({ place, height: `${(HIGHEST_PERCENT * value) / highest}%` }));
  return (
    <div className={css.chart} role="img" aria-label={sentence}>
      <div className={css.bars}>
        {bars.map(({ place, height }) => (
          <div key={place} className={css.bar} style={{ '--h': height } as CSSProperties}>
            <span>{figures[place]}</span>
          </div>
        ))}
      </div>
      <div className={css.labels}>
        <span>{first}</span>
        <span>{last}</span>
      </div>
    </div>
  );
}

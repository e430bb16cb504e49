import { chartedResults, resultNumber, resultWords } from '#rules/screening/comparisons.ts';
import type { ScreeningPart } from '#rules/screening/screening-sequence.ts';
import { Chart } from '../../ui/chart.tsx';
import { dayOrToday } from '../../ui/dates.ts';
import type { Attempt } from './attempt.ts';
import { PART_FACES } from './part-faces.ts';
import css from './report.module.css';

type HistoryChartProps<Part extends ScreeningPart> = { part: Part; attempts: readonly Attempt<Part>[]; now: Date };

/** A learner's own last results of one part as bars; nothing when fewer than two have a figure. */
export function HistoryChart<Part extends ScreeningPart>({ part, attempts, now }: HistoryChartProps<Part>) {
  const charted = chartedResults(part, attempts);
  const [oldest, newest] = [charted[0], charted.at(-1)];
  if (!oldest || !newest || charted.length < 2) return null;
  const values = charted.map((attempt) => resultNumber(part, attempt));
  const [first, last] = [dayOrToday(oldest.timestamp, now), dayOrToday(newest.timestamp, now)];
  return (
    <div className={css.chart}>
      <Chart
        values={values}
        first={first}
        last={`${last}: ${resultWords(part, newest)}`}
        sentence={`${PART_FACES[part].title}, from ${first} to ${last}: ${values.join(', ')}`}
      />
    </div>
  );
}

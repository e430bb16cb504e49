import { m } from '#messages';
import { READING_HISTORY, type ReadingHistory } from '#rules/reading/reading-history.ts';
import { dayOfMonday, ReadingFigures, useReadingHistory, wholeMinutes } from '../../activities/reading-history.tsx';
import { forgetReadings } from '../../device/texts/reading-history.ts';
import { Chart } from '../../ui/figures/chart.tsx';
import { Disclosure } from '../../ui/layout/disclosure.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import layout from '../../ui/layout.module.css';
import { dayOrToday } from '../../ui/words/dates.ts';
import { listWords } from '../../ui/words/number-words.ts';
import css from '../report.module.css';
import { Columns } from '../report-layout.tsx';
import { Removal } from './storage-notes.tsx';

type ReadingSectionProps = { owner: string | null; now: Date; isOpenFirst: boolean };

/** The reading on this device, by week; renders nothing before the first reading. */
export function ReadingSection({ owner, now, isOpenFirst }: ReadingSectionProps) {
  const known = useReadingHistory();
  if (!known || known.readings.length === 0) return null;
  const { history } = known;
  return (
    <Disclosure title={m['play.reading_history.title']()} isOpenFirst={isOpenFirst}>
      <Stack isWide gap="m">
        <ReadingFigures history={history} now={now} />
        <Columns grid={layout.gridTwo}>
          <WeeksChart history={history} now={now} />
          <PaceChart history={history} now={now} />
        </Columns>
        <p className={css.measure}>{m['play.reading_history.only_here']()}</p>
        <div className={css.screenOnly}>
          <Removal
            label={m['report.reading.remove']()}
            question={m['report.reading.remove_question']()}
            remove={() => forgetReadings(owner)}
          />
        </div>
      </Stack>
    </Disclosure>
  );
}

type ChartProps = { history: ReadingHistory; now: Date };

/** The weeks with a reading; renders nothing for fewer than two. */
function WeeksChart({ history, now }: ChartProps) {
  const weeks = history.weeks.slice(0, READING_HISTORY.charted).reverse();
  const [oldest, newest] = [weeks[0], weeks.at(-1)];
  if (!oldest || !newest || weeks.length < 2) return null;
  const values = weeks.map(({ minutes }) => wholeMinutes(minutes));
  const [first, last] = [dayOfMonday(oldest.monday, now), dayOfMonday(newest.monday, now)];
  return (
    <Stack isWide>
      <h3>{m['report.reading.weeks']()}</h3>
      <Chart
        values={values}
        first={m['report.reading.week_from']({ day: first })}
        last={m['report.reading.week_from']({ day: last })}
        sentence={m['report.reading.weeks_chart']({ first, last, values: listWords(values.map(String)) })}
      />
    </Stack>
  );
}

/** The learner's own words per minute with their usual range; renders nothing for fewer than two readings. */
function PaceChart({ history: { aloud, usualPace }, now }: ChartProps) {
  const readings = [...aloud].reverse();
  const [oldest, newest] = [readings[0], readings.at(-1)];
  if (!oldest || !newest || readings.length < 2) return null;
  const values = readings.map(({ wordsPerMinute }) => Math.round(wordsPerMinute));
  const [first, last] = [dayOrToday(oldest.finishedAt, now), dayOrToday(newest.finishedAt, now)];
  return (
    <Stack isWide>
      <h3>{m['report.reading.pace']()}</h3>
      <Chart
        values={values}
        first={first}
        last={last}
        sentence={m['report.reading.pace_chart']({ first, last, values: listWords(values.map(String)) })}
        whole={Math.max(...values, usualPace?.until ?? 0)}
        usual={usualPace && { ...usualPace, words: m['report.reading.pace_usual']() }}
      />
      <p>{m['report.reading.no_right_pace']()}</p>
    </Stack>
  );
}

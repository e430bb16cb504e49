import { useId, useState } from 'react';
import type { ScreeningAttempts } from '#contract/screening-attempts.ts';
import { m } from '#messages';
import { chartedResults } from '#rules/screening/comparisons.ts';
import { resultNumber } from '#rules/screening/result-numbers.ts';
import type { ScreeningPart } from '#rules/screening/screening-sequence.ts';
import { resultDay } from '../play/result-day.ts';
import { SCREENING_PART_INFO } from '../play/screening-part-info.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Chart } from '../ui/chart.tsx';
import { dayOrToday, listedDays } from '../ui/dates.ts';
import layout from '../ui/layout.module.css';
import { listWords } from '../ui/number-words.ts';
import { Stack } from '../ui/stack.tsx';
import { compareResults, resultWords } from './comparison-words.ts';
import type { Attempt } from './part-card.tsx';
import css from './report.module.css';
import { Columns } from './report-layout.tsx';

/** The parts that were done more than once, with their earlier attempts. */
export function HistorySection({ attempts, now }: { attempts: ScreeningAttempts; now: Date }) {
  if (Object.values(attempts).every(({ length }) => length < 2)) return null;
  return (
    <>
      <h2>{m['report.history.title']()}</h2>
      <Columns grid={layout.gridThree}>
        <HistoryCard part="focus-game" attempts={attempts['focus-game']} now={now} />
        <HistoryCard part="letter-quiz" attempts={attempts['letter-quiz']} now={now} />
        <HistoryCard part="traits-questionnaire" attempts={attempts['traits-questionnaire']} now={now} />
      </Columns>
    </>
  );
}

type HistoryProps<Part extends ScreeningPart> = { part: Part; attempts: readonly Attempt<Part>[]; now: Date };

/** The attempts of one part over time; nothing for fewer than two. */
function HistoryCard<Part extends ScreeningPart>({ part, attempts, now }: HistoryProps<Part>) {
  const [newest, before] = attempts;
  if (!newest || !before) return null;
  return (
    <Card isRoomy isWide>
      <h3>{SCREENING_PART_INFO[part].title}</h3>
      <HistoryChart part={part} attempts={attempts} now={now} />
      <p>{compareResults(part, newest, before, resultDay(newest.timestamp, now))}</p>
      <DatedList part={part} attempts={attempts} now={now} />
    </Card>
  );
}

/** The last results of one part as bars; nothing when fewer than two have a number. */
function HistoryChart<Part extends ScreeningPart>({ part, attempts, now }: HistoryProps<Part>) {
  const charted = chartedResults(part, attempts);
  const [oldest, newest] = [charted[0], charted.at(-1)];
  if (!oldest || !newest || charted.length < 2) return null;
  const values = charted.map((attempt) => resultNumber(part, attempt) ?? 0);
  const [first, last] = [dayOrToday(oldest.timestamp, now), dayOrToday(newest.timestamp, now)];
  return (
    <div className={css.chart}>
      <Chart
        values={values}
        first={first}
        last={m['report.history.entry']({ day: last, result: resultWords(part, newest) })}
        sentence={m['report.history.chart']({
          title: SCREENING_PART_INFO[part].title,
          first,
          last,
          values: listWords(values.map(String)),
        })}
      />
    </div>
  );
}

const SHOWN_AT_FIRST = 8;

/** Every attempt with its date, the newest first; a button shows the older ones of a long list. */
function DatedList<Part extends ScreeningPart>({ part, attempts, now }: HistoryProps<Part>) {
  const listId = useId();
  const [isWhole, setIsWhole] = useState(false);
  const days = listedDays(
    attempts.map(({ timestamp }) => timestamp),
    now,
  );
  const older = attempts.length - SHOWN_AT_FIRST;
  return (
    <Stack>
      <ol id={listId} className={css.plainList}>
        {attempts.slice(0, isWhole ? undefined : SHOWN_AT_FIRST).map((attempt, place) => (
          <li key={attempt.attemptId}>
            {m['report.history.entry']({ day: days[place] ?? '', result: resultWords(part, attempt) })}
          </li>
        ))}
      </ol>
      {older > 0 && (
        <div className={css.screenOnly}>
          <Button look="line" aria-expanded={isWhole} aria-controls={listId} onPress={() => setIsWhole(!isWhole)}>
            {isWhole ? m['report.history.show_fewer']() : m['report.history.show_older']({ count: older })}
          </Button>
        </div>
      )}
    </Stack>
  );
}

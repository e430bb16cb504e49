import { useId, useState } from 'react';
import type { ScreeningAttempts } from '#contract/screening/screening-attempts.ts';
import { m } from '#messages';
import { tells } from '#rules/screening/results.ts';
import type { ScreeningPart } from '#rules/screening/screening-sequence.ts';
import { resultDay } from '../../activities/result-day.ts';
import { SCREENING_PART_INFO } from '../../activities/screening-part-info.ts';
import { validityWords } from '../../activities/validity-words.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Disclosure } from '../../ui/layout/disclosure.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import layout from '../../ui/layout.module.css';
import { listedDays } from '../../ui/words/dates.ts';
import type { Attempt } from '../attempt.ts';
import css from '../report.module.css';
import { Columns } from '../report-layout.tsx';
import { compareResults, deviceWords, resultWords } from '../words/comparison-words.ts';
import { HistoryChart, pointingOf } from './history-chart.tsx';

/** The parts with more than one attempt, each with its earlier attempts. */
export function HistorySection({ attempts, now }: { attempts: ScreeningAttempts; now: Date }) {
  if (Object.values(attempts).every(({ length }) => length < 2)) return null;
  return (
    <Disclosure title={m['report.history.title']()}>
      <Columns grid={layout.gridThree}>
        <PartHistory part="focus-game" attempts={attempts['focus-game']} now={now} />
        <PartHistory part="letter-quiz" attempts={attempts['letter-quiz']} now={now} />
        <PartHistory part="traits-questionnaire" attempts={attempts['traits-questionnaire']} now={now} />
      </Columns>
    </Disclosure>
  );
}

type HistoryProps<Part extends ScreeningPart> = { part: Part; attempts: readonly Attempt<Part>[]; now: Date };

/** The attempts of one part over time; renders nothing for fewer than two. */
function PartHistory<Part extends ScreeningPart>({ part, attempts, now }: HistoryProps<Part>) {
  if (attempts.length < 2) return null;
  const [newest, before] = attempts.filter(tells);
  return (
    <Stack>
      <h3>{SCREENING_PART_INFO[part].title()}</h3>
      <HistoryChart part={part} attempts={attempts} now={now} />
      <p>
        {newest && before
          ? compareResults(part, newest, before, resultDay(newest.timestamp, now))
          : m['report.comparison.impossible']()}
      </p>
      <DatedList part={part} attempts={attempts} now={now} />
    </Stack>
  );
}

const SHOWN_AT_FIRST = 8;

/** All attempts with dates, the newest first; a button expands a long list. */
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
          <li key={attempt.attemptId}>{entryWords(part, attempt, days[place] ?? '')}</li>
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

/** An attempt in the list: its result and pointing device, or its validity problem. */
function entryWords<Part extends ScreeningPart>(part: Part, attempt: Attempt<Part>, day: string): string {
  const { validity } = attempt;
  if (validity !== null) return m['report.history.says_little']({ day, reason: validityWords(part, validity) });
  const result = resultWords(part, attempt);
  const pointing = pointingOf(attempt);
  if (!pointing) return m['report.history.entry']({ day, result });
  return m['report.history.entry_with_device']({ day, result, device: deviceWords(pointing) });
}

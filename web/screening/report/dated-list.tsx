import { useId, useState } from 'react';
import { resultWords } from '#rules/screening/comparisons.ts';
import type { ScreeningPart } from '#rules/screening/screening-sequence.ts';
import { Button } from '../../ui/button.tsx';
import { listedDays } from '../../ui/dates.ts';
import layout from '../../ui/layout.module.css';
import type { Attempt } from './attempt.ts';
import css from './report.module.css';

type DatedListProps<Part extends ScreeningPart> = { part: Part; attempts: readonly Attempt<Part>[]; now: Date };

const SHOWN_AT_FIRST = 8;

/** Every attempt with its date, the newest first; a long list shows its older ones when asked. */
export function DatedList<Part extends ScreeningPart>({ part, attempts, now }: DatedListProps<Part>) {
  const listId = useId();
  const [isWhole, setIsWhole] = useState(false);
  const days = listedDays(
    attempts.map(({ timestamp }) => timestamp),
    now,
  );
  const older = attempts.length - SHOWN_AT_FIRST;
  return (
    <div className={layout.stack}>
      <ol id={listId} className={css.plainList}>
        {attempts.slice(0, isWhole ? undefined : SHOWN_AT_FIRST).map((attempt, place) => (
          <li key={attempt.attemptId}>
            {days[place]}: {resultWords(part, attempt)}
          </li>
        ))}
      </ol>
      {older > 0 && (
        <div className={css.screenOnly}>
          <Button look="line" aria-expanded={isWhole} aria-controls={listId} onPress={() => setIsWhole(!isWhole)}>
            {isWhole ? 'Show fewer' : `Show ${older} older`}
          </Button>
        </div>
      )}
    </div>
  );
}

import type { ReactNode } from 'react';
import { m } from '#messages';
import type { ScreeningPart } from '#rules/screening/screening-sequence.ts';
import { resultDay } from '../../activities/result-day.ts';
import { SCREENING_PART_INFO } from '../../activities/screening-part-info.ts';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { Disclosure } from '../../ui/layout/disclosure.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import type { Attempt } from '../attempt.ts';
import css from '../report.module.css';
import { extraMeasurements, MEASUREMENT_TEXTS } from '../words/meter-words.ts';
import { describeOutcome } from '../words/outcome-words.ts';
import { ErrorRates } from './error-rates.tsx';

type PartDetailsProps<Part extends ScreeningPart> = {
  part: Part;
  newest: Attempt<Part> | undefined;
  now: Date;
  children?: ReactNode;
};

/** The finding, the measurements and the error rates of one part; renders nothing before its first attempt. */
export function PartDetails<Part extends ScreeningPart>({ part, newest, now, children }: PartDetailsProps<Part>) {
  if (!newest) return null;
  const figures = extraMeasurements(part, newest);
  return (
    <Disclosure title={m['report.details.title']({ part })}>
      <div className={css.halves}>
        <Stack>
          <p className={css.measure}>{describeOutcome(part, newest, resultDay(newest.timestamp, now))}</p>
          <p className={css.measure}>{MEASUREMENT_TEXTS[part]()}</p>
          {figures && <p className={css.measure}>{figures}</p>}
          {children}
        </Stack>
        <ErrorRates part={part} />
      </div>
      <div className={css.screenOnly}>
        <ButtonLink look="line" to={SCREENING_PART_INFO[part].path}>
          {m['report.parts.again']()}
        </ButtonLink>
      </div>
    </Disclosure>
  );
}

import type { ReactNode } from 'react';
import { m } from '#messages';
import type { ScreeningPart } from '#rules/screening/screening-sequence.ts';
import { resultDay } from '../play/result-day.ts';
import { SCREENING_PART_INFO } from '../play/screening-part-info.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Folded } from '../ui/folded.tsx';
import { Stack } from '../ui/stack.tsx';
import type { Attempt } from './attempt.ts';
import { HowSure } from './how-sure.tsx';
import { extraMeasurements, MEASUREMENT_TEXTS } from './meter-words.ts';
import { describeOutcome } from './outcome-words.ts';
import css from './report.module.css';

type PartDetailsProps<Part extends ScreeningPart> = {
  part: Part;
  newest: Attempt<Part> | undefined;
  now: Date;
  children?: ReactNode;
};

/** What one part showed and measured, and how sure that is; nothing before its first attempt. */
export function PartDetails<Part extends ScreeningPart>({ part, newest, now, children }: PartDetailsProps<Part>) {
  if (!newest) return null;
  const figures = extraMeasurements(part, newest);
  return (
    <Folded title={m['report.details.title']({ part })}>
      <div className={css.halves}>
        <Stack>
          <p className={css.measure}>{describeOutcome(part, newest, resultDay(newest.timestamp, now))}</p>
          <p className={css.measure}>{MEASUREMENT_TEXTS[part]()}</p>
          {figures && <p className={css.measure}>{figures}</p>}
          {children}
        </Stack>
        <HowSure part={part} />
      </div>
      <div className={css.screenOnly}>
        <ButtonLink look="line" to={SCREENING_PART_INFO[part].path}>
          {m['report.parts.again']()}
        </ButtonLink>
      </div>
    </Folded>
  );
}

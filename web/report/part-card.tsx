import { m } from '#messages';
import type { ResultOf } from '#rules/screening/results.ts';
import type { ScreeningPart } from '#rules/screening/screening-sequence.ts';
import { resultDay } from '../play/result-day.ts';
import { SCREENING_PART_INFO } from '../play/screening-part-info.ts';
import { ButtonLink } from '../ui/button.tsx';
import card from '../ui/card.module.css';
import { Card } from '../ui/card.tsx';
import { classNames } from '../ui/class-names.ts';
import layout from '../ui/layout.module.css';
import { Lens } from '../ui/lens.tsx';
import { Meter } from '../ui/meter.tsx';
import { Stack } from '../ui/stack.tsx';
import { extraMeasurements, MEASUREMENT_TEXTS, meterOf } from './meter-words.ts';
import { describeOutcome } from './outcome-words.ts';
import css from './report.module.css';

type PartCardProps<Part extends ScreeningPart> = { part: Part; newest: Attempt<Part> | undefined; now: Date };

/** The newest result of one part of the screening, with its meter and what it measures. */
export function PartCard<Part extends ScreeningPart>({ part, newest, now }: PartCardProps<Part>) {
  const { title, task, tone, Drawing } = SCREENING_PART_INFO[part];
  const meter = newest ? meterOf(part, newest) : null;
  const figures = newest ? extraMeasurements(part, newest) : null;
  return (
    <Card isRoomy isWide>
      <div className={card.title}>
        <Lens tone={tone} size={64}>
          <Drawing />
        </Lens>
        <div>
          <h3>{title}</h3>
          <p className={classNames(layout.soft, layout.small)}>{task}</p>
        </div>
      </div>
      {meter && <Meter tone={tone} {...meter} />}
      <p>{newest ? describeOutcome(part, newest, resultDay(newest.timestamp, now)) : m['report.parts.not_done']()}</p>
      {meter && (
        <Stack gap="s" className={classNames(layout.soft, layout.small)}>
          <p>{MEASUREMENT_TEXTS[part]()}</p>
          {figures && <p>{figures}</p>}
        </Stack>
      )}
      {!meter && (
        <div className={css.screenOnly}>
          <ButtonLink look="line" to={SCREENING_PART_INFO[part].path}>
            {newest ? m['report.parts.again']() : m['report.parts.go']()}
          </ButtonLink>
        </div>
      )}
    </Card>
  );
}

/** An attempt as the report needs it. `timestamp` is an ISO instant in UTC. */
export type Attempt<Part extends ScreeningPart> = ResultOf[Part] & { attemptId: string; timestamp: string };
